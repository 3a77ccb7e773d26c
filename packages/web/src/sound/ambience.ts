// What is heard when nothing happens: a bed of wind, fire or murmur for each game, very quiet, with a stray sound now and then.
import { noiseOf, play } from './synth.ts';
import { breath, knock, slide, type Voice } from './voices.ts';

/** What strays are made of; handed to a bed, so that it is mere data until somebody listens. */
const KINDS = { breath, knock, slide };
type Kinds = typeof KINDS;

export interface Bed {
  /** Where the noise of the place lies, and how it breathes: once in so many seconds. */
  readonly pitch: number;
  readonly loud: number;
  readonly breathes: number;
  /** One of these every few seconds. */
  strays(of: Kinds): readonly (readonly Voice[])[];
}

const EVERY_MS = 4000;
const AT_MOST_MS = 11_000;
const FADE = 1.5;

/** Begins it; the returned function ends it. */
export function beginAmbience(
  context: AudioContext,
  out: AudioNode,
  { pitch, loud, breathes, ...bed }: Bed,
): () => void {
  const strays = bed.strays(KINDS);
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
