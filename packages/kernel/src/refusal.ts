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
