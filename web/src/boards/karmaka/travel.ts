// Cards travel from where they were to where they are.
import { cubicOut } from "svelte/easing";
import { crossfade, fade } from "svelte/transition";
import { motion } from "../../prefs.svelte";

export const [send, receive] = crossfade({
  duration: () => motion(220),
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: motion(150) }),
});

/** Keys for cards in a row: the first of a kind keeps its key when another comes. */
export function keyed<T extends string | null>(ids: T[]): { id: T; key: string }[] {
  const counts = new Map<T, number>();
  return ids.map((id) => {
    const number = counts.get(id) ?? 0;
    counts.set(id, number + 1);
    return { id, key: `${id ?? "back"}#${number}` };
  });
}
