// Passkeys in the browser: what the server wishes is handed to the authenticator, and its answer handed back.
import { isRefusal, type Refusal, refusal } from '@wyrmtable/kernel';
import { ask } from '../table/remote/api.ts';

/** Passkeys belong to a host name, and only on a line that nobody can listen to. */
export function hasPasskeys(): boolean {
  const { hostname } = location;
  const isNumber = /^[\d.]+$/.test(hostname) || hostname.includes(':');
  return window.isSecureContext && 'PublicKeyCredential' in window && !isNumber;
}

export interface Answered {
  readonly challenge: string;
  readonly [kind: string]: unknown;
}

/** The person, or their device, said no. */
const STOPPED = refusal('passkey-stopped');

async function answered(
  path: string,
  body: object,
  answer: (options: object) => Promise<Readonly<Record<string, object>>>,
): Promise<Answered | Refusal> {
  const wish = await ask('POST', path, body);
  if (isRefusal(wish)) return wish;
  const { challenge, options } = wish;
  if (typeof challenge !== 'string' || typeof options !== 'object' || options === null) return STOPPED;
  try {
    return { challenge, ...(await answer(options)) };
  } catch {
    return STOPPED;
  }
}

/** The library takes the server's options as they are; what is wrong with them it says itself. */
type Library = typeof import('@simplewebauthn/browser');
type MakeOptions = Parameters<Library['startRegistration']>[0]['optionsJSON'];
type ShowOptions = Parameters<Library['startAuthentication']>[0]['optionsJSON'];

const isMaking = (options: object): options is MakeOptions => 'challenge' in options && 'user' in options;
const isShowing = (options: object): options is ShowOptions => 'challenge' in options;

/** Makes a passkey as the server at `path` wishes. */
export function makePasskey(path: string, body: object = {}): Promise<Answered | Refusal> {
  return answered(path, body, async (options) => {
    const { startRegistration } = await import('@simplewebauthn/browser');
    if (!isMaking(options)) throw new RangeError('no options');
    const { id, rawId, type, response, clientExtensionResults } = await startRegistration({ optionsJSON: options });
    const { clientDataJSON, attestationObject, transports } = response;
    const told = { clientDataJSON, attestationObject, ...(transports === undefined ? {} : { transports }) };
    return { made: { id, rawId, type, clientExtensionResults, response: told } };
  });
}

/** Signs with a passkey what the server at `path` wishes. */
export function showPasskey(path: string): Promise<Answered | Refusal> {
  return answered(path, {}, async (options) => {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    if (!isShowing(options)) throw new RangeError('no options');
    const { id, rawId, type, response, clientExtensionResults } = await startAuthentication({ optionsJSON: options });
    return { shown: { id, rawId, type, clientExtensionResults, response } };
  });
}
