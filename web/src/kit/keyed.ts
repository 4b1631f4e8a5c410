// Keys for things in a row that may be alike: the first of a kind keeps its key when another comes.

export function keyed<T>(items: T[], id: (item: T) => string | null): { item: T; key: string }[] {
  const counts = new Map<string | null, number>();
  return items.map((item) => {
    const name = id(item);
    const number = counts.get(name) ?? 0;
    counts.set(name, number + 1);
    return { item, key: `${name ?? "back"}#${number}` };
  });
}
