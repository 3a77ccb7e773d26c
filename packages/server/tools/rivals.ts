// A thread of rivals for time-answers: each sits down where it is sent, passes in windows in time, and tells when it was asked.
import { setTimeout as after } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { PASS } from '@wyrmtable/kernel';
import type { Visitor } from '../test/client.ts';
import { chosen, clock, type RivalTold, SOON, sitting } from './at-a-table.ts';

const tell = (told: RivalTold): void => parentPort?.postMessage(told);

parentPort?.on('message', async ({ table, visitor }: { readonly table: string; readonly visitor: Visitor }) => {
  let window = Number.NEGATIVE_INFINITY;
  const rival = await sitting(visitor, async (message) => {
    if (message.type !== 'events' && message.type !== 'update') return;
    if (message.events.some(({ event }) => event.kind === 'window')) window = clock();
    if (message.type === 'events') return;
    if (message.outcome !== null) return rival.socket.close();
    const { choices, seq } = message;
    if (choices.length === 0) return;
    const at = clock();
    tell({ table, at });
    // On their own turn they take so long that nobody takes that question for one of a window.
    await after(SOON / 2);
    const passes = at < window + SOON && choices.includes(PASS);
    rival.say({ type: 'move', match: table, seq, choice: passes ? PASS : chosen(1, choices, seq) });
  });
  await rival.ask({ type: 'hello', table });
  await rival.ask({ type: 'sit', seat: 1, name: 'Two' });
  await rival.ask({ type: 'ready', word: 'two' });
  tell({ table, at: null });
});
