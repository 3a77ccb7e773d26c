// What a command is, how it is called, and how a call can end.
import type { Refusal } from '@wyrmtable/kernel';
import type { Lang, Message, Params } from '@wyrmtable/words';

export interface Flag {
  readonly type: 'string' | 'boolean';
  /** What stands for the value in the help: `--games N`. */
  readonly hint?: string;
  readonly about: Message;
}

export type Flags = Readonly<Record<string, Flag>>;

/** The call as the command sees it: words by place, flags by name. */
export interface Call {
  readonly lang: Lang;
  readonly places: readonly string[];
  /** The value of a flag that takes one. */
  text(flag: string): string | undefined;
  /** Every value of a flag that may be given several times. */
  texts(flag: string): readonly string[];
  /** Whether a flag without a value was given. */
  has(flag: string): boolean;
}

/** Something wrong with the call or a file, said in a sentence. */
export interface Complaint {
  readonly complaint: Message;
  readonly params: Params;
}

/** Wrong call or file: our own sentence, or a refusal of the kernel. */
export type Fault = Complaint | Refusal;

/** Done; or the thing checked does not hold; or a fault. Exit codes 0, 1 and 2. */
export type Ending = 'done' | 'does-not-hold' | Fault;

export interface Command {
  /** After `wyrmtable`: `replay FILE`. */
  readonly usage: string;
  readonly about: Message;
  readonly flags: Flags;
  /** How many words it takes besides its flags. */
  readonly places: { readonly min: number; readonly max: number };
  run(call: Call): Promise<Ending>;
}

export function complain(complaint: Message, params: Params = {}): Complaint {
  return { complaint, params };
}

export function isComplaint(value: unknown): value is Complaint {
  return typeof value === 'object' && value !== null && 'complaint' in value;
}

export function isFault(value: unknown): value is Fault {
  return isComplaint(value) || (typeof value === 'object' && value !== null && 'refused' in value);
}
