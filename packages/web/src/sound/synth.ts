// Turns a recipe into something to hear, in any audio context: the page's own, or one that only measures.
import type { Voice } from './voices.ts';

/** How somebody's colour sounds: warm ones are lower and darker, cold ones higher and clearer. */
export interface Tint {
  readonly pitch: number;
  /** Above this nothing passes. */
  readonly bright: number;
}

export const PLAIN: Tint = { pitch: 1, bright: 18_000 };

/** The warmest hue of the wheel, in degrees. */
const WARMEST = 45;
const SPREAD = 0.28;

/** A hue in degrees; the more colourful, the further from plain. */
export function tintOf(hue: number, chroma: number): Tint {
  const cold = -Math.cos(((hue - WARMEST) * Math.PI) / 180);
  const strength = Math.min(1, chroma / 0.12);
  return { pitch: 2 ** (SPREAD * cold * strength), bright: 4200 + 2600 * cold * strength };
}

const SILENT = 0.0001;
const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** Two seconds of noise, made once for each context and begun anywhere. */
export function noiseOf(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context);
  if (known !== undefined) return known;
  const buffer = context.createBuffer(1, context.sampleRate * 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  noises.set(context, buffer);
  return buffer;
}

function fading(context: BaseAudioContext, at: number, seconds: number, loud: number, swell: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(swell > 0 ? SILENT : loud, at);
  if (swell > 0) gain.gain.exponentialRampToValueAtTime(loud, at + swell);
  gain.gain.exponentialRampToValueAtTime(SILENT, at + seconds);
  return gain;
}

function sourceOf(context: BaseAudioContext, voice: Voice, at: number, tint: Tint): AudioNode {
  const { seconds } = voice;
  if (voice.is === 'note') {
    const source = new OscillatorNode(context, { type: voice.wave, frequency: voice.pitch * tint.pitch });
    if (voice.to !== voice.pitch) source.frequency.exponentialRampToValueAtTime(voice.to * tint.pitch, at + seconds);
    source.start(at);
    source.stop(at + seconds);
    return source;
  }
  const source = new AudioBufferSourceNode(context, { buffer: noiseOf(context), loop: true });
  const band = new BiquadFilterNode(context, {
    type: 'bandpass',
    frequency: voice.pitch,
    Q: voice.is === 'knock' ? 3 : 1,
  });
  if (voice.is === 'breath') {
    band.frequency.setValueAtTime(voice.pitch, at);
    band.frequency.exponentialRampToValueAtTime(voice.to, at + seconds);
  }
  // Begun anywhere in the noise, or two knocks at once would be one.
  source.start(at, Math.random());
  source.stop(at + seconds);
  return source.connect(band);
}

/** Sounds the recipe from now on into `out`. */
export function play(
  context: BaseAudioContext,
  out: AudioNode,
  voices: readonly Voice[],
  { loud = 1, tint = PLAIN }: { readonly loud?: number; readonly tint?: Tint } = {},
): void {
  const veil = new BiquadFilterNode(context, { type: 'lowpass', frequency: tint.bright });
  veil.connect(out);
  for (const voice of voices) {
    const at = context.currentTime + voice.at;
    const swell = voice.is === 'breath' ? voice.seconds / 3 : 0;
    const gain = fading(context, at, voice.seconds, voice.loud * loud, swell);
    sourceOf(context, voice, at, tint).connect(gain).connect(veil);
  }
}
