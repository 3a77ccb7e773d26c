// What may be set when the server is started, and what holds when nobody sets it.

/** From and to, in milliseconds. */
export type Span = readonly [number, number];

export interface Limits {
  /** Messages a connection may send in one go, and how many come back each second. */
  readonly burst: number;
  readonly messagesPerSecond: number;
  readonly requestsPerMinute: number;
  readonly connectionsPerAddress: number;
  readonly watchersPerTable: number;
}

export interface ServerOptions {
  /** The next free one is taken when it is in use. */
  readonly port: number;
  readonly host?: string;
  /** Where the database lives; made when it is missing. */
  readonly dataDir: string;
  /** The built client; without it only the API is served. */
  readonly webRoot?: string;
  /** Write a log of requests to standard error. */
  readonly log?: boolean;
  /** Behind a proxy that sets X-Forwarded-*. */
  readonly trustProxy?: boolean;
  /** Further origins (`https://example.org`) whose pages may speak to this server. */
  readonly origins?: readonly string[];
  /** How long every possible window lasts at least, whoever could answer. */
  readonly windowPause?: Span;
  /** How long a bot seems to think about its own turn. */
  readonly botPause?: Span;
  /** Milliseconds after which a bot's answer is no longer waited for. */
  readonly botPatience?: number;
  readonly limits?: Partial<Limits>;
}

export const DEFAULT_LIMITS: Limits = {
  burst: 120,
  messagesPerSecond: 30,
  requestsPerMinute: 1200,
  connectionsPerAddress: 100,
  watchersPerTable: 200,
};

export const DEFAULT_PAUSES = {
  windowPause: [400, 900] as Span,
  botPause: [600, 1200] as Span,
  botPatience: 8000,
};
