// What is heard when nothing happens: a bed of wind, fire or murmur for each game, very quiet, with a stray sound now and then.
import type { GameId } from '@wyrmtable/registry';
import { noiseOf, play } from './synth.ts';
import { breath, knock, slide, type Voice } from './voices.ts';

interface Bed {
  /** Where the noise of the place lies, and how it breathes: once in so many seconds. */
  readonly pitch: number;
  readonly loud: number;
  readonly breathes: number;
  /** One of these every few seconds. */
  readonly strays: readonly (readonly Voice[])[];
}

const BEDS: Readonly<Record<GameId, Bed>> = {
  // A tavern's hearth.
  'dragon-farkle': {
    pitch: 240,
    loud: 0.1,
    breathes: 7,
    strays: [[knock(0, 2600, 0.12, 0.02)], [knock(0, 1900, 0.1, 0.03), knock(0.12, 3100, 0.08, 0.02)]],
  },
  // A night road.
  etchinstone: {
    pitch: 420,
    loud: 0.08,
    breathes: 11,
    strays: [[breath(0, 500, 800, 2.4, 0.08)], [slide(0, 620, 470, 0.5, 'sine', 0.025)]],
  },
  // An arena before the crowd shouts.
  'dice-throne': {
    pitch: 300,
    loud: 0.09,
    breathes: 9,
    strays: [[breath(0, 350, 520, 1.8, 0.09)], [knock(0, 140, 0.16, 0.3)]],
  },
  // Under the ground.
  adventures: {
    pitch: 150,
    loud: 0.14,
    breathes: 13,
    strays: [[slide(0, 1400, 900, 0.09, 'sine', 0.05)], [knock(0, 210, 0.14, 0.2)], [breath(0, 160, 300, 2.2, 0.1)]],
  },
};

const EVERY_MS = 4000;
const AT_MOST_MS = 11_000;
const FADE = 1.5;

/** Begins the bed of that game; the returned function ends it. */
export function beginAmbience(context: AudioContext, out: AudioNode, game: GameId): () => void {
  const { pitch, loud, breathes, strays } = BEDS[game];
  const source = new AudioBufferSourceNode(context, { buffer: noiseOf(context), loop: true });
  const veil = new BiquadFilterNode(context, { type: 'lowpass', frequency: pitch });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.linearRampToValueAtTime(loud, context.currentTime + FADE);
  const tide = new OscillatorNode(context, { frequency: 1 / breathes });
  const depth = new GainNode(context, { gain: loud / 3 });
  tide.connect(depth).connect(gain.gain);
  source.connect(veil).connect(gain).connect(out);
  source.start();
  tide.start();
  let timer: ReturnType<typeof setTimeout>;
  const stray = () => {
    timer = setTimeout(
      () => {
        const voices = strays[Math.floor(Math.random() * strays.length)];
        if (voices !== undefined && context.state === 'running') play(context, out, voices);
        stray();
      },
      EVERY_MS + Math.random() * (AT_MOST_MS - EVERY_MS),
    );
  };
  stray();
  return () => {
    clearTimeout(timer);
    source.stop();
    tide.stop();
    gain.disconnect();
  };
}
