// The thread in which a finished match is looked back upon, a coach thinks about one that goes on, and a made hero is tried.
import { review, reviewerOf } from '@wyrmtable/bots/review';
import { isRefusal, refusal } from '@wyrmtable/kernel';
import { isGameId, loadGame, prepare } from '@wyrmtable/registry';
import type { DuelPlayed, DuelWanted } from '../workshop/balance/protocol.ts';
import { adviceFrom, adviceOn } from './advice.ts';
import type { AdviceWanted, FromReviewer, Wanted, WorldAdviceWanted } from './protocol.ts';

/** The page is told at most this often. */
const EVERY_MS = 100;

async function look({ file, ...wish }: Wanted): Promise<FromReviewer> {
  const reviewer = await reviewerOf(file.game);
  if (!isGameId(file.game) || reviewer === null)
    return { kind: 'refused', refusal: refusal('no-such-game', { game: file.game }) };
  const registered = await loadGame(file.game);
  const missing = await prepare(registered, file);
  if (missing !== null) return { kind: 'refused', refusal: missing };
  const { game } = registered;
  let told = 0;
  const found = review(game, reviewer, file, wish, (done) => {
    const now = performance.now();
    if (now - told < EVERY_MS) return;
    told = now;
    say({ kind: 'progress', done, total: file.choices.length });
  });
  if (isRefusal(found)) return { kind: 'refused', refusal: found };
  const slips = found.slips.map((slip) => ({
    ...slip,
    made: game.read(slip.made, slip),
    better: game.read(slip.better, slip),
  }));
  return { kind: 'report', report: { ...found, slips } };
}

function say(message: FromReviewer): void {
  postMessage(message);
}

/** Fetched when it is wanted, which may fail. */
async function tried(wanted: DuelWanted): Promise<DuelPlayed> {
  try {
    const { duelPlayed } = await import('../workshop/balance/duels.ts');
    return { end: duelPlayed(wanted) };
  } catch (problem) {
    return { failed: String(problem) };
  }
}

/** Duels are answered in the order they were asked for: the first tells whose they are. */
let duels: Promise<unknown> = Promise.resolve();
function inTurn(wanted: DuelWanted): void {
  duels = duels.then(async () => postMessage(await tried(wanted)));
}

addEventListener('message', async ({ data }: MessageEvent<Wanted | AdviceWanted | WorldAdviceWanted | DuelWanted>) => {
  if ('duel' in data) inTurn(data);
  else if ('advice' in data) postMessage(await adviceOn(data.advice));
  else if ('world' in data) postMessage(await adviceFrom(data));
  else say(await look(data));
});
