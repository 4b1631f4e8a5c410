// VII Legio's board, how its options are told, and its great moments.
import type { Component } from "svelte";
import type { Face } from "../../kit/face";
import type { OptionInfo } from "../../wire";
import type { VIILegioView } from "../../wire/vii_legio";
import { say } from "../../words";
import type { Board, BoardProps } from "../index.svelte";
import { momentTime } from "./moments";
import { itemFace } from "./pieces";
import { scoreOf } from "./scores";
import Turning from "./Turning.svelte";
import ViiLegio from "./ViiLegio.svelte";

const GROUPS: Record<string, string> = { move: "fly", buy: "buy", scan: "planets", land: "planets", word: "now" };

/** Ways, purchases, and what can be done with planets go together; the base and sector X are ways too. */
function groupOf(option: OptionInfo): string | null {
  const isWay = option.form === "word" && option.touches.some(({ zone }) => zone === "base" || zone === "sector");
  const group = isWay ? "fly" : GROUPS[option.form];
  return group ? say(`legio-group-${group}`) : null;
}

/** The item that an option is about. */
function faceOf(option: OptionInfo): Face | null {
  const what = option.touches.find(({ zone }) => zone === "item")?.what;
  return typeof what === "string" ? itemFace(what) : null;
}

export const board: Board = {
  component: ViiLegio as Component<BoardProps>,
  group: groupOf,
  face: faceOf,
  score: (view) => scoreOf(view as VIILegioView),
  moments: { component: Turning, time: momentTime },
};
