// The way from one node of a map to the next by arrow keys, and what is under a finger.
import type { Ground, Point } from "./camera.svelte";

/** The direction of each arrow key. */
export const WAYS: Record<string, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The nearest of some nodes in a direction; what lies aside counts as farther. */
export function nextTo(from: string, [dx, dy]: Point, nodes: string[], spotOf: Ground["spotOf"]): string | null {
  const here = spotOf(from) ?? [0, 0];
  let best: { node: string; far: number } | null = null;
  for (const node of nodes) {
    const [x, y] = spotOf(node) ?? here;
    const ahead = (x - here[0]) * dx + (y - here[1]) * dy;
    const aside = Math.abs((x - here[0]) * dy) + Math.abs((y - here[1]) * dx);
    if (node === from || ahead <= 4) continue;
    const far = ahead + 2 * aside;
    if (!best || far < best.far) best = { node, far };
  }
  return best?.node ?? null;
}

/** The nodes around a point of the map, the nearest first. */
export function around([x, y]: Point, nodes: string[], at: (node: string) => Point): { node: string; far: number }[] {
  const found = nodes.map((node) => ({ node, far: Math.hypot(at(node)[0] - x, at(node)[1] - y) }));
  return found.sort((a, b) => a.far - b.far);
}
