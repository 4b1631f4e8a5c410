// Which place an address names: its parts after the #, or nowhere if they cannot be read or we have no such place.

export type Place =
  | { at: "home" }
  | { at: "table"; id: string; token: string | null }
  | { at: "review"; id: string; step: number | null }
  | { at: "new"; game: string | null }
  | { at: "rules"; game: string; rule: string | null }
  | { at: "nowhere" };

const NOWHERE: Place = { at: "nowhere" };

export function placeOf(hash: string): Place {
  const [name = "", first = "", second = ""] = read(hash) ?? ["?"];
  switch (name) {
    case "":
      return { at: "home" };
    case "t":
      return first ? { at: "table", id: first, token: second || null } : NOWHERE;
    case "review":
      return first ? { at: "review", id: first, step: /^\d{1,9}$/.test(second) ? Number(second) : null } : NOWHERE;
    case "new":
      return { at: "new", game: first || null };
    case "rules":
      return first ? { at: "rules", game: first, rule: second || null } : NOWHERE;
    default:
      return NOWHERE;
  }
}

/** The parts of an address; null where its signs are none. */
function read(hash: string): string[] | null {
  try {
    return hash.replace(/^#\/?/, "").split("/").map(decodeURIComponent);
  } catch {
    return null;
  }
}
