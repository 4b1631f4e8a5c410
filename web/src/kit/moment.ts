// A moment that has a form of its own on a board: which events do, for how long, and what draws them.
import type { Component } from "svelte";
import type { EventInfo } from "../wire";

export interface MomentProps {
  event: EventInfo;
  view: unknown; // as it was before
  names: string[];
}

export interface Moments {
  component: Component<MomentProps>;
  time: (event: EventInfo) => number; // milliseconds; none for what has no form of its own
}
