// What carries texts between the processes of one service. It may lose them: what must be true stands in the store.

export interface Bus {
  /** From now on `hear` gets what is sent to that name. */
  join(name: string, hear: (text: string) => void): Promise<void>;
  /** Sends, if it can be sent now; whoever must know that it came asks for an answer. */
  send(to: string, text: string): void;
  /** Whether texts can be sent, as far as is known. */
  isUp(): boolean;
  close(): Promise<void>;
}

/** What is sent to this name everybody hears. */
export const EVERYBODY = 'everybody';
