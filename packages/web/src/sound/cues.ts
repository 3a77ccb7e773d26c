// Every sound of the tables, by name: what it is made of, and which volume it obeys.
import { breath, knock, note, run, slide, type Voice } from './voices.ts';

/** What has a volume of its own. */
export const SOUND_KINDS = ['dice', 'cards', 'blows', 'signals', 'ambience'] as const;
export type SoundKind = (typeof SOUND_KINDS)[number];
type CueKind = Exclude<SoundKind, 'ambience'>;

export interface Recipe {
  readonly kind: CueKind;
  readonly voices: readonly Voice[];
}

const dice = (...voices: readonly Voice[]): Recipe => ({ kind: 'dice', voices });
const cards = (...voices: readonly Voice[]): Recipe => ({ kind: 'cards', voices });
const blows = (...voices: readonly Voice[]): Recipe => ({ kind: 'blows', voices });
const signals = (...voices: readonly Voice[]): Recipe => ({ kind: 'signals', voices });

export const CUES = {
  // Dice at rest; those that fall are made by number and surface (tumble.ts).
  'die-turned': dice(knock(0, 1500, 0.8), knock(0.07, 1100, 0.9)),
  'die-taken': dice(knock(0, 900, 1), breath(0.02, 1200, 500, 0.16, 0.35)),
  'dice-kept': dice(knock(0, 1200, 0.9), note(0.02, 660, 0.12, 'triangle')),
  'hot-dice': dice(...run([659, 784, 988, 1319], 0.07, 0.28, 'triangle', 0.28), knock(0.3, 1700, 0.8)),

  'card-drawn': cards(breath(0, 2400, 4200, 0.14, 0.28), knock(0.1, 3000, 0.25)),
  'card-played': cards(breath(0, 900, 3400, 0.18, 0.35), knock(0.16, 2300, 0.6), knock(0.19, 700, 0.5)),
  'card-dropped': cards(breath(0, 2600, 1200, 0.18, 0.25)),
  'card-sold': cards(breath(0, 2600, 1500, 0.1, 0.2), ...run([1568, 2093], 0.06, 0.18, 'sine', 0.2)),
  'card-cancelled': cards(breath(0, 3000, 500, 0.3, 0.4), slide(0.05, 330, 165, 0.3, 'square', 0.16)),
  shuffle: cards(...[0, 0.05, 0.1, 0.15, 0.2, 0.25].map((at, i) => breath(at, 2000 + 200 * (i % 3), 3000, 0.09, 0.24))),
  upgrade: cards(knock(0, 2000, 0.5), ...run([523, 659, 784], 0.08, 0.4, 'triangle', 0.26)),
  glimpse: cards(breath(0, 1800, 3600, 0.3, 0.2), note(0.1, 1175, 0.3, 'sine', 0.18)),
  found: cards(breath(0, 2000, 3200, 0.15, 0.24), ...run([880, 1175], 0.09, 0.3, 'sine', 0.24)),

  scratch: blows(breath(0, 2200, 900, 0.1, 0.5), knock(0.05, 500, 0.7)),
  hit: blows(knock(0, 300, 1.5, 0.12), note(0.02, 110, 0.3, 'square', 0.26)),
  'heavy-hit': blows(
    knock(0, 160, 1.9, 0.2),
    slide(0, 140, 45, 0.55, 'square', 0.36),
    breath(0.02, 900, 200, 0.3, 0.6),
  ),
  pierce: blows(breath(0, 1500, 5000, 0.09, 0.5), knock(0.08, 700, 1.2), slide(0.08, 420, 110, 0.24, 'sawtooth', 0.2)),
  sear: blows(breath(0, 1200, 3200, 0.35, 0.55), slide(0.04, 240, 90, 0.35, 'sawtooth', 0.18)),
  ultimate: blows(
    breath(0, 120, 2400, 0.6, 0.7),
    slide(0, 55, 110, 0.6, 'sawtooth', 0.3),
    ...run([220, 277, 330, 440], 0.12, 0.7, 'sawtooth', 0.16),
    knock(0.6, 120, 2, 0.3),
  ),
  shield: blows(knock(0, 1400, 1, 0.1), note(0, 880, 0.35, 'triangle', 0.22), note(0.01, 1245, 0.28, 'sine', 0.14)),
  dodge: blows(breath(0, 700, 3200, 0.22, 0.45)),
  heal: blows(...run([523, 659, 880], 0.09, 0.45, 'sine', 0.26), breath(0.05, 2500, 4000, 0.3, 0.1)),
  venom: blows(...[0, 0.09, 0.2, 0.27].map((at, i) => slide(at, 180 + 40 * i, 320 + 60 * i, 0.09, 'sine', 0.3))),
  saved: blows(note(0, 330, 0.5, 'triangle', 0.25), ...run([659, 880, 1319], 0.1, 0.5, 'sine', 0.22)),
  fall: blows(knock(0, 110, 1.8, 0.3), slide(0, 196, 49, 0.9, 'sawtooth', 0.24)),
  bite: blows(breath(0, 300, 900, 0.18, 0.7), knock(0.16, 420, 1.8, 0.1), knock(0.24, 260, 1.4, 0.12)),
  roar: blows(breath(0, 180, 420, 0.8, 0.9), slide(0, 70, 48, 0.8, 'sawtooth', 0.34)),

  blessing: signals(...run([784, 1047], 0.07, 0.3, 'triangle', 0.22)),
  curse: signals(slide(0, 311, 233, 0.3, 'triangle', 0.26), slide(0.05, 294, 220, 0.3, 'triangle', 0.18)),
  'token-spent': signals(knock(0, 2600, 0.5), note(0.01, 1319, 0.12, 'sine', 0.2)),
  'token-full': signals(knock(0, 600, 1.4, 0.08), knock(0.09, 600, 1.2, 0.08)),
  coin: signals(knock(0, 4200, 0.35), note(0, 2093, 0.16, 'sine', 0.16), note(0.05, 2637, 0.2, 'sine', 0.14)),
  'coin-gone': signals(note(0, 1760, 0.1, 'sine', 0.15), note(0.06, 1319, 0.16, 'sine', 0.14)),
  turn: signals(note(0, 392, 0.2, 'sine', 0.2), note(0.09, 523, 0.26, 'sine', 0.18)),
  'your-turn': signals(note(0, 587, 0.18, 'sine'), note(0.12, 784, 0.3, 'sine')),
  skipped: signals(note(0, 330, 0.16, 'triangle', 0.24), note(0.14, 330, 0.24, 'triangle', 0.2)),
  declare: signals(note(0, 440, 0.22, 'triangle', 0.26), note(0.06, 660, 0.3, 'triangle', 0.22)),
  unleash: signals(breath(0, 500, 2200, 0.22, 0.35), note(0.05, 294, 0.3, 'sawtooth', 0.15)),
  fizzle: signals(slide(0, 523, 262, 0.35, 'square', 0.13), breath(0.05, 1600, 400, 0.3, 0.2)),
  aim: signals(slide(0, 700, 1050, 0.14, 'sine', 0.22), knock(0.14, 1600, 0.6)),
  guard: signals(knock(0, 800, 0.9, 0.1), note(0.02, 247, 0.3, 'triangle', 0.26)),
  transform: signals(slide(0, 220, 660, 0.4, 'triangle', 0.22), slide(0.08, 660, 330, 0.4, 'triangle', 0.18)),
  muster: signals(...[0, 0.1, 0.2].map((at) => knock(at, 200, 1, 0.09)), note(0.2, 392, 0.35, 'square', 0.12)),
  desert: signals(knock(0, 240, 0.8, 0.09), slide(0.06, 330, 208, 0.35, 'square', 0.12)),
  companion: signals(...run([392, 494, 659], 0.1, 0.3, 'triangle', 0.26)),
  farewell: signals(...run([659, 494, 392], 0.1, 0.3, 'triangle', 0.22)),
  halt: signals(knock(0, 340, 1, 0.1), slide(0.03, 415, 208, 0.4, 'triangle', 0.26)),
  zonk: signals(
    note(0, 196, 0.25, 'sawtooth', 0.3),
    slide(0.18, 147, 98, 0.6, 'sawtooth', 0.32),
    knock(0.2, 150, 1.2, 0.2),
  ),
  horn: signals(
    slide(0, 147, 196, 0.3, 'sawtooth', 0.2),
    note(0.26, 196, 0.6, 'sawtooth', 0.2),
    note(0.26, 294, 0.6, 'sawtooth', 0.1),
  ),
  step: signals(knock(0, 260, 2.2, 0.1), knock(0.16, 230, 2, 0.1)),
  door: signals(slide(0, 120, 210, 0.35, 'sawtooth', 0.1), knock(0.34, 180, 1.1, 0.14)),
  shard: signals(...run([1319, 1568, 2093, 2637], 0.06, 0.35, 'sine', 0.18)),
  salve: signals(
    ...[0, 0.1, 0.19].map((at, i) => slide(at, 260 - 20 * i, 420, 0.1, 'sine', 0.28)),
    note(0.3, 784, 0.3, 'sine', 0.2),
  ),
  riddle: signals(...run([466, 554, 622, 740], 0.12, 0.35, 'sine', 0.2)),
  treasure: signals(breath(0, 3000, 5000, 0.25, 0.16), ...run([784, 988, 1175, 1568], 0.08, 0.4, 'triangle', 0.22)),
  hourglass: signals(breath(0, 5200, 3600, 0.5, 0.16), note(0.1, 440, 0.4, 'sine', 0.16)),
  wither: signals(slide(0, 494, 349, 0.35, 'triangle', 0.24)),
  stunned: signals(knock(0, 130, 1.8, 0.25), slide(0.05, 880, 220, 0.8, 'sine', 0.24)),
  chapter: signals(
    note(0, 147, 0.9, 'triangle', 0.3),
    note(0.08, 220, 0.8, 'triangle', 0.22),
    note(0.16, 294, 0.9, 'triangle', 0.2),
  ),
  win: signals(...run([392, 494, 587, 784, 988], 0.13, 0.6, 'triangle')),
  lose: signals(...run([392, 370, 294, 196], 0.22, 0.7, 'triangle', 0.3)),
  even: signals(note(0, 392, 0.7, 'triangle', 0.26), note(0, 587, 0.7, 'triangle', 0.2)),
} as const satisfies Record<string, Recipe>;

export type Cue = keyof typeof CUES;
