// An expected error as a value: a code that `words` turns into a sentence, and what the sentence needs.
export interface Refusal {
  readonly refused: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

export function refusal(code: string, params?: Readonly<Record<string, string | number>>): Refusal {
  return params === undefined ? { refused: code } : { refused: code, params };
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value && typeof value.refused === 'string';
}

/** A match that cannot go on from here, with the reason for whoever asked. */
export class Stopped extends Error {
  readonly refusal: Refusal;
  constructor(refused: Refusal, message: string = refused.refused) {
    super(message);
    this.refusal = refused;
  }
}
