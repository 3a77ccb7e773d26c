// The conversation of a match with somebody who types by rote: taking back goes past windows that nobody was asked in.
import { derivedSeed, isRefusal, PASS } from '@wyrmtable/kernel';
import { loadGame } from '@wyrmtable/registry';
import { type DeviceMatch, openMatch, takenBack } from '@wyrmtable/registry/device';
import { phrase } from '@wyrmtable/words';
import { PLAY } from '@wyrmtable/words/cli';
import { expect, test } from 'vitest';
import { converse } from '../src/play/loop.ts';
import { terminalAdapter } from '../src/terminal-adapters.ts';

test('what went by by itself is taken back together with what was chosen before it', async () => {
  const registered = await loadGame('dice-throne');
  const { game } = registered;
  const stops = registered.stops?.({ habit: 'auto' }) ?? null;
  const seats = ['Mirka', 'Borys'].map((name) => ({ name, bot: null }));
  const options = { heroes: ['barbarian', 'monk'] };
  let undone = 0;
  for (let seed = 0; seed < 6; seed++) {
    const content = game.stock(options, 2);
    const begun = {
      game: game.id,
      version: game.version,
      options,
      content,
      seats,
      seed: derivedSeed(5, seed),
      words: [],
    };
    const match = openMatch(registered, begun, []);
    if (isRefusal(match)) throw new Error(match.refused);
    let kept: DeviceMatch = match;
    let before = 0;
    let said: readonly string[] = [];
    const goesBy = ({ state }: DeviceMatch): boolean => {
      const seat = game.toMove(state) ?? 0;
      const choices = game.choices(state);
      return (
        game.window(state) !== null &&
        choices.includes(PASS) &&
        stops?.letsPass(game.view(state, seat), choices, seat) === true
      );
    };
    let asked = 0;
    await converse(
      {
        lang: 'en',
        screen: (await terminalAdapter('dice-throne')).screen('en', ['Mirka', 'Borys']),
        stops,
        keep(now) {
          kept = now;
        },
        terminal: {
          show(lines) {
            said = lines;
          },
          async ask() {
            asked++;
            if (said.includes(phrase('en', PLAY.noUndo))) return asked > 250 ? 'q' : '1';
            if (kept.moves.length < before) {
              undone++;
              expect(goesBy(kept), 'nobody is asked what goes by').toBe(false);
            }
            if (asked > 250) return 'q';
            before = kept.moves.length;
            // A pass of one's own stops was the last thing that happened.
            const [last] = kept.moves.slice(-1);
            return last?.choice === PASS && takenBack(kept) !== null && asked % 3 === 0 ? 'u' : '1';
          },
          close() {},
        },
      },
      match,
    );
  }
  expect(undone).toBeGreaterThan(0);
});
