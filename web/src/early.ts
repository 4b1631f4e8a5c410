// What is asked of the server before the page itself has come: each answer is waited for once, by whoever asks the same.
export const BASE = new URL("api/v1/", document.baseURI);
export const at = (table: string, rest = ""): string => `tables/${encodeURIComponent(table)}${rest}`;
export const of = (game: string, what: string): string => `games/${encodeURIComponent(game)}/${what}`;

export type Method = "GET" | "POST" | "DELETE";
const begun = new Map<string, Promise<Response>>();

/** Ask the server. */
export function fetched(method: Method, path: string, body?: unknown): Promise<Response> {
  const sent: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    sent.body = JSON.stringify(body);
    sent.headers = { "content-type": "application/json" };
  }
  return fetch(new URL(path, BASE), sent);
}

/** Ask now what will be wanted; gives what comes, to be read as well, or null where nothing useful does. */
export async function begin(method: Method, path: string, body?: unknown): Promise<unknown> {
  const coming = fetched(method, path, body);
  begun.set(`${method} ${path}`, coming);
  try {
    const answer = await coming;
    return answer.ok ? await answer.clone().json() : null;
  } catch {
    return null; // whoever wants it says what went wrong
  }
}

/** The answer that is on its way already, once. */
export function taken(method: Method, path: string): Promise<Response> | null {
  const key = `${method} ${path}`;
  const found = begun.get(key) ?? null;
  begun.delete(key);
  return found;
}
