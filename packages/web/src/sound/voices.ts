// What a sound is made of: knocks, notes and breaths as plain data, which synth.ts turns into something to hear.

export type Wave = 'sine' | 'triangle' | 'square' | 'sawtooth';

/** A few milliseconds of noise in a narrow band, like bone on wood. */
interface Knock {
  readonly is: 'knock';
  readonly at: number;
  readonly pitch: number;
  readonly loud: number;
  readonly seconds: number;
}

/** A plucked string; one whose pitch moves ends on another. */
interface Note {
  readonly is: 'note';
  readonly at: number;
  readonly pitch: number;
  readonly to: number;
  readonly seconds: number;
  readonly wave: Wave;
  readonly loud: number;
}

/** Noise that swells and dies while its band moves: wind, fire, cloth, something flung. */
interface Breath {
  readonly is: 'breath';
  readonly at: number;
  readonly pitch: number;
  readonly to: number;
  readonly seconds: number;
  readonly loud: number;
}

export type Voice = Knock | Note | Breath;

export const knock = (at: number, pitch: number, loud: number, seconds = 0.06): Voice => ({
  is: 'knock',
  at,
  pitch,
  loud,
  seconds,
});

export const note = (at: number, pitch: number, seconds: number, wave: Wave, loud = 0.35): Voice => ({
  is: 'note',
  at,
  pitch,
  to: pitch,
  seconds,
  wave,
  loud,
});

export const slide = (at: number, pitch: number, to: number, seconds: number, wave: Wave, loud = 0.35): Voice => ({
  is: 'note',
  at,
  pitch,
  to,
  seconds,
  wave,
  loud,
});

export const breath = (at: number, pitch: number, to: number, seconds: number, loud = 0.5): Voice => ({
  is: 'breath',
  at,
  pitch,
  to,
  seconds,
  loud,
});

/** The same thing at these pitches, one after another. */
export const run = (
  pitches: readonly number[],
  step: number,
  seconds: number,
  wave: Wave,
  loud = 0.35,
): readonly Voice[] => pitches.map((pitch, i) => note(i * step, pitch, seconds, wave, loud));

export const endOf = (voices: readonly Voice[]): number =>
  voices.reduce((end, { at, seconds }) => Math.max(end, at + seconds), 0);
