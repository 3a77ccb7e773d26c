// This device and word for its person: asked for by one press, told to the server, and ended again.
import { isRefusal, type Refusal, refusal } from '@wyrmtable/kernel';
import { WORD_KINDS, type WordKind } from '@wyrmtable/wire';
import type { Lang } from '@wyrmtable/words';
import { deviceStorage } from '../shell/device-storage.ts';
import { createStore } from '../shell/store.ts';
import { ask } from '../table/remote/api.ts';
import { keepSentences } from './sentences.ts';
import { WORD_PLACE } from './wanted.ts';

/** `none`: the browser cannot. `denied`: its person has said no to it. */
export type Standing = 'none' | 'denied' | 'off' | 'on';

/** What was asked for here; everything unless something was switched off. */
function kindsWanted(): readonly WordKind[] {
  const kept = deviceStorage.read(WORD_PLACE);
  return Array.isArray(kept) ? WORD_KINDS.filter((kind) => kept.includes(kind)) : WORD_KINDS;
}

interface Known {
  readonly standing: Standing;
  readonly kinds: readonly WordKind[];
}

/** As it stands on this device; null until it was looked at. */
export const known = createStore<Known | null>(null);

const registration = async (): Promise<ServiceWorkerRegistration | null> =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
    ? ((await navigator.serviceWorker.getRegistration()) ?? null)
    : null;

const subscription = async (): Promise<PushSubscription | null> =>
  (await (await registration())?.pushManager.getSubscription()) ?? null;

export async function lookAt(): Promise<void> {
  const kinds = kindsWanted();
  const standingNow = async (): Promise<Standing> => {
    if ((await registration()) === null) return 'none';
    if (Notification.permission === 'denied') return 'denied';
    return deviceStorage.read(WORD_PLACE) !== undefined && (await subscription()) !== null ? 'on' : 'off';
  };
  known.set({ standing: await standingNow(), kinds });
}

const bytesOf = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

function isFor(found: PushSubscription, key: Uint8Array<ArrayBuffer>): boolean {
  const { applicationServerKey } = found.options;
  const own = applicationServerKey === null ? null : new Uint8Array(applicationServerKey);
  return own !== null && own.length === key.length && own.every((byte, i) => byte === key[i]);
}

/** Asks the browser, and for one that is of another key of the server once more. */
async function subscribed(manager: PushManager, key: string): Promise<PushSubscription> {
  const applicationServerKey = bytesOf(key);
  const found = await manager.getSubscription();
  if (found !== null && isFor(found, applicationServerKey)) return found;
  await found?.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

async function tell(lang: Lang, kinds: readonly WordKind[]): Promise<Refusal | null> {
  const here = await registration();
  if (here === null) return refusal('no-push');
  const answer = await ask('GET', '/api/word');
  if (isRefusal(answer)) return answer;
  const found = await subscribed(here.pushManager, String(answer.key)).catch(() => null);
  if (found === null) return refusal('no-push');
  const { endpoint, keys } = found.toJSON();
  const told = await ask('PUT', '/api/word', { endpoint, keys, kinds });
  if (isRefusal(told)) return told;
  await keepSentences(lang);
  deviceStorage.write(WORD_PLACE, kinds);
  return null;
}

/** By a press alone: the browser asks its person at this moment. */
export async function allow(lang: Lang, kinds: readonly WordKind[] = kindsWanted()): Promise<Refusal | null> {
  const said = (await registration()) === null ? 'denied' : await Notification.requestPermission();
  const refused = said === 'granted' ? await tell(lang, kinds) : null;
  await lookAt();
  return refused;
}

export async function end(): Promise<Refusal | null> {
  const found = await subscription();
  const refused = found === null ? {} : await ask('DELETE', '/api/word', { endpoint: found.endpoint });
  await found?.unsubscribe();
  deviceStorage.remove(WORD_PLACE);
  await lookAt();
  return isRefusal(refused) ? refused : null;
}

/** Whoever is here now is told from now on, in the language of now; where word was never asked for, nothing happens. */
export async function renew(lang: Lang): Promise<void> {
  if (deviceStorage.read(WORD_PLACE) === undefined || (await registration()) === null) return;
  if (Notification.permission === 'granted') await tell(lang, kindsWanted());
}
