// The sounds of the table, made on the spot: dice are bursts of filtered noise, the rest are short plucked notes.
import { settings } from './settings.ts';

export type Cue = 'dice' | 'set-aside' | 'zonk' | 'wound' | 'card' | 'your-turn' | 'win';

let audio: AudioContext | null = null;

/** Browsers let a page sound only after the person has touched it; until then there is silence. */
function awake(): AudioContext | null {
  if (!navigator.userActivation?.hasBeenActive) return null;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
  return audio;
}

/** Longer than any cue. A context that runs on keeps a phone's sound hardware awake. */
const REST_AFTER = 4000;
let resting: ReturnType<typeof setTimeout> | undefined;

function restSoon(context: AudioContext): void {
  clearTimeout(resting);
  resting = setTimeout(() => void context.suspend(), REST_AFTER);
}

function fading(context: AudioContext, at: number, seconds: number, loudness: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(loudness * settings().volume, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(context.destination);
  return gain;
}

/** A knock: a few milliseconds of noise through a narrow band, like bone on felt. */
function knock(context: AudioContext, delay: number, pitch: number, loudness: number): void {
  const at = context.currentTime + delay;
  const seconds = 0.06;
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * seconds), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(context, { buffer });
  const band = new BiquadFilterNode(context, { type: 'bandpass', frequency: pitch, Q: 3 });
  source.connect(band).connect(fading(context, at, seconds, loudness));
  source.start(at);
}

function note(context: AudioContext, delay: number, pitch: number, seconds: number, type: OscillatorType): void {
  const at = context.currentTime + delay;
  const source = new OscillatorNode(context, { type, frequency: pitch });
  source.connect(fading(context, at, seconds, 0.35));
  source.start(at);
  source.stop(at + seconds);
}

const CUES: Readonly<Record<Cue, (context: AudioContext) => void>> = {
  dice(context) {
    // Each die bounces twice or three times, lower and softer.
    for (let i = 0; i < 12; i++) knock(context, 0.05 * i + Math.random() * 0.04, 1900 - 70 * i, 1.1 - 0.07 * i);
  },
  'set-aside': (context) => {
    knock(context, 0, 1200, 0.9);
    note(context, 0.02, 660, 0.12, 'triangle');
  },
  zonk(context) {
    note(context, 0, 196, 0.25, 'sawtooth');
    note(context, 0.18, 147, 0.5, 'sawtooth');
  },
  wound(context) {
    knock(context, 0, 300, 1.6);
    note(context, 0.03, 110, 0.4, 'square');
  },
  card(context) {
    knock(context, 0, 3200, 0.5);
    knock(context, 0.05, 2600, 0.4);
  },
  'your-turn': (context) => {
    note(context, 0, 587, 0.18, 'sine');
    note(context, 0.12, 784, 0.3, 'sine');
  },
  win(context) {
    [392, 494, 587, 784, 988].forEach((pitch, i) => {
      note(context, 0.13 * i, pitch, 0.6, 'triangle');
    });
  },
};

export function sound(cue: Cue): void {
  if (!settings().sound || settings().volume === 0) return;
  const context = awake();
  if (context === null) return;
  CUES[cue](context);
  restSoon(context);
}

/** Which sound an event of the table makes; most make none. */
const CUE_OF: Readonly<Record<string, Cue>> = {
  rolled: 'dice',
  rerolledDice: 'dice',
  rerolledDie: 'dice',
  rerolledEvent: 'dice',
  setAside: 'set-aside',
  zonk: 'zonk',
  wiped: 'zonk',
  wounded: 'wound',
  eaten: 'wound',
  used: 'card',
  drew: 'card',
  won: 'win',
  scouted: 'card',
  resolved: 'set-aside',
  timeLost: 'card',
  downgraded: 'wound',
  removed: 'zonk',
  knockout: 'zonk',
  upgraded: 'set-aside',
  lost: 'zonk',
  altered: 'set-aside',
  declared: 'set-aside',
  played: 'card',
  sold: 'card',
  damage: 'wound',
  defeated: 'zonk',
  moved: 'set-aside',
  revealed: 'card',
  'loot-die': 'dice',
  shard: 'set-aside',
  mystery: 'card',
};

export function soundOf(kind: string): void {
  const cue = CUE_OF[kind];
  if (cue !== undefined) sound(cue);
}
