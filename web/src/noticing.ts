// That it is one's turn is noticed elsewhere too: by the icon of the page, and by the system where one wished for it.
import { prefs } from "./prefs.svelte";

const ICON = "/icon.svg";
const AT_TURN = "/icon-turn.svg";

/** Whether this browser can tell things while its page is out of sight. */
export const canNotify = "Notification" in globalThis && "serviceWorker" in navigator;

/** The icon of the page says whether somebody is waited for here. */
export function showTurn(isMine: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = isMine ? AT_TURN : ICON;
}

/** The system tells that it is one's turn, once a table; nothing while the page is looked at. */
export async function notify(title: string, question: string, table: string): Promise<void> {
  if (!prefs.notices || !canNotify || !document.hidden || Notification.permission !== "granted") return;
  const worker = await navigator.serviceWorker.ready;
  await worker.showNotification(title, { body: question, icon: ICON, tag: table, data: location.href });
}

/** Ask the system whether it may tell; whether it may. */
export async function mayNotify(): Promise<boolean> {
  if (!canNotify) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** What tells, and what shows a page without a network, is fetched when the page has come; some browsers have none. */
export function employ(): void {
  if ("serviceWorker" in navigator) navigator.serviceWorker.register("/worker.js").catch(() => undefined);
}
