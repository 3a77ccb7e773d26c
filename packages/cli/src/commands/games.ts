// `games`: which games are registered.
import { inEach } from '@wyrmtable/kernel/names';
import { GAME_IDS, loadGame } from '@wyrmtable/registry';
import { gameTitle, phrase } from '@wyrmtable/words';
import { ABOUT, REPORT } from '@wyrmtable/words/cli';
import { JSON_FLAG } from '../args.ts';
import type { Command } from '../call.ts';
import { report } from '../report.ts';

export const games: Command = {
  usage: 'games',
  about: ABOUT.games,
  flags: JSON_FLAG,
  places: { min: 0, max: 0 },
  async run(call) {
    const { lang } = call;
    const found = await Promise.all(
      GAME_IDS.map(async (id) => {
        const { game, bots } = await loadGame(id);
        const { min, max } = game.seats;
        const about = {
          id,
          title: inEach((spoken) => gameTitle(spoken, id)),
          seats: { min, max },
          options: game.options,
        };
        return { about, bots: Object.keys(bots) };
      }),
    );
    report(
      call,
      found.map(({ about }) => about),
      () =>
        found.flatMap(({ about: { id, title, seats, options }, bots }) => [
          `${id}  ${title[lang]}`,
          `  ${phrase(lang, REPORT.seats, seats)}`,
          `  ${phrase(lang, REPORT.bots, { bots: bots.join(', ') })}`,
          `  ${phrase(lang, REPORT.options, { options: Object.keys(options.properties).join(', ') })}`,
        ]),
    );
    return 'done';
  },
};
