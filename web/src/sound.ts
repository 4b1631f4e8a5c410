// Three small sounds, made here: my turn, something happened, the end. Silent before the first click, and where the reader wishes none.
import { prefs } from "./prefs.svelte";

export type Sound = "turn" | "event" | "end";

const LOUD = 0.05;
const LONG = 0.16; // seconds of a note
const NOTES: Record<Sound, number[]> = { turn: [523, 784], event: [392], end: [392, 523, 659, 784] };
let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!prefs.sound || !navigator.userActivation?.hasBeenActive) return;
  try {
    context ??= new AudioContext();
    const out = context;
    void out.resume();
    NOTES[sound].forEach((note, number) => tone(out, note, out.currentTime + number * LONG));
  } catch {
    // a machine without sound still plays
  }
}

function tone(out: AudioContext, note: number, start: number): void {
  const wave = out.createOscillator();
  const volume = out.createGain();
  wave.type = "triangle";
  wave.frequency.value = note;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(LOUD, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + LONG * 1.6);
  wave.connect(volume).connect(out.destination);
  wave.start(start);
  wave.stop(start + LONG * 1.7);
}
