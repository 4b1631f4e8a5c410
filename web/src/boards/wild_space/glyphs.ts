// The signs of Wild Space, drawn by us in a square of 48: species, jobs, kinds, and what is done with cards.
import { disc, ring, type Shape } from "../../kit/emblem";

export const SPECIES: Record<string, Shape[]> = {
  bear: [disc(10, 11, 6.5), disc(38, 11, 6.5), ring(24, 26, 17), disc(17, 22, 2.6), disc(31, 22, 2.6), "f M18 29h12q0 7-6 7t-6-7z"],
  monkey: [ring(6.5, 24, 5), ring(41.5, 24, 5), ring(24, 25, 15.5), "M24 9q-3-6 5-7", "f M14 21q5-8 10-2q5-6 10 2q-2 5-5 5h-10q-3 0-5-5z", "M17 33q7 5 14 0", "b M19 20h3v4h-3z", "b M26 20h3v4h-3z"],
  owl: ["M6 5q5 6 11 6h14q6 0 11-6v25q0 15-18 15T6 30z", ring(16, 23, 7), ring(32, 23, 7), disc(16, 23, 3), disc(32, 23, 3), "f M20 31h8l-4 7z"],
  rhinoceros: ["M45 45V27Q45 11 29 11Q19 11 14 19L5 26Q1 34 8 37L21 37L25 45", "f M3 28Q-2 12 8 1Q9 14 14 20z", "f M16 17Q14 10 19 6Q20 12 23 13z", "f M31 12L34 1L41 14z", disc(23, 22, 2.8)],
  lizard: ["M2 29Q12 12 28 12Q45 12 46 27Q45 36 34 36L11 37Q2 37 2 29z", "M3 30h24l4-3", ring(33, 21, 3.6), "f M16 14l2-9 5 7z", "f M25 12l3-9 4 9z", "f M34 12l5-8 2 11z", "M9 37q-2 5-7 6M9 37q0 5-2 8"],
  octopus: ["M9 27Q7 3 24 3T39 27", disc(18, 20, 3), disc(30, 20, 3), "M9 27q0 9-6 12q-3-2-1-5", "M39 27q0 9 6 12q3-2 1-5", "M16 29q1 9-5 15", "M32 29q-1 9 5 15", "M24 30v15"],
};

export const JOBS: Record<string, Shape[]> = {
  military: ["M6 18 24 6 42 18", "M6 31 24 19 42 31", "M6 44 24 32 42 44"],
  botanist: ["f M9 37Q3 8 43 4Q45 42 13 40z", "M4 45 13 36"],
  programmer: ["M15 11 3 24l12 13", "M33 11 45 24 33 37", "M28 7 20 41"],
  mechanic: [ring(24, 24, 11), disc(24, 24, 4), "M24 3v9M24 36v9M3 24h9M36 24h9M9 9l7 7M32 32l7 7M39 9l-7 7M9 39l7-7"],
  pilot: ["f M24 2Q28 6 28 16L46 28V33L28 28L27 38L33 43V46L24 43L15 46V43L21 38L20 28L2 33V28L20 16Q20 6 24 2z"],
  scientist: ["M16 4h16", "M19 4v14L7 39q-2 6 4 6h26q6 0 4-6L29 18V4", "f M13 31h22l5 9q1 4-3 4H11q-4 0-3-4z"],
};

export const KINDS: Record<string, Shape[]> = {
  specialist: [disc(24, 13, 9), "f M5 45q0-20 19-20t19 20z"],
  emissary: ["M11 46V3", "f M12 4h29l-8 10 8 10H12z"],
  robot: ["M9 16h30v25H9z", "M24 15V6", disc(24, 5, 3.4), disc(18, 26, 3.4), disc(30, 26, 3.4), "M17 35h14"],
  captain: ["f M24 2l6 15 16 1-12 11 4 16-14-9-14 9 4-16L2 18l16-1z"],
  veteran: ["M14 2l8 17M34 2l-8 17", ring(24, 31, 13), "f M24 22l3 6 6 1-4.5 4.5 1 6.5-5.5-3-5.5 3 1-6.5L15 29l6-1z"],
  any: ["M11 4h26v40H11z", disc(24, 24, 5.5)],
};

export const DEEDS: Record<string, Shape[]> = {
  draw: ["M6 14h22v30H6z", "M14 8V4h28v32h-8"],
  play: ["M24 3v27M11 18l13 13 13-13", "M4 43h40"],
  take_and_play: ["M4 4h20v28H4z", "M31 8h9v26", "M31 27l9 9 8-9", "M28 44h20"],
  discard: ["M9 9l30 30M39 9 9 39"],
  remove: [disc(18, 13, 8), "f M2 44q0-18 16-18t16 18z", "M34 6l12 12M46 6 34 18"],
  own: ["M5 26l13 13L43 9"],
  credits: [ring(24, 24, 20), "M32 17q-14-8-16 7t16 7"],
  most: ["f M4 40V11l12 12 8-17 8 17 12-12v29z"],
};

/** The robots that have no job are known by what they do. */
export const TOOLS: Record<string, Shape[]> = {
  RO13: ["M8 8h32v32H8z", ring(24, 24, 8), "M24 16v-4M24 36v-4M32 24h4M12 24h4"],
  RO14: ["M5 17h38M24 5v38M12 43h24", "f M5 19l-4 10h16L11 19z", "f M37 19l-6 10h16l-6-10z"],
  RO15: ["M13 5h22v12H13z", "f M15 19h18L24 46z", "M14 27h20M18 35h12"],
  RO16: ["M4 31 34 9l8 11L12 40z", "M20 35 12 46M26 31l8 15"],
  RO17: ["f M24 3Q42 25 36 36T24 45T12 36T24 3z"],
  RO18: ["M12 6h24l10 13-22 26L2 19z", "M2 19h44M16 19l8 25 8-25-5-13M16 19l5-13"],
};

/** Which of the three slots of the Reserve, from the left. */
export const SLOTS: Shape[][] = [0, 1, 2].map((slot) => [0, 1, 2].map((at) => `${at === slot ? "f " : ""}M${3 + at * 15} 8h12v32h-12z`));

/** A planet, with something around it. */
export const ORBIT: Shape[] = [ring(24, 24, 11), "M4 33Q-2 42 16 34T44 15Q50 6 34 13"];
