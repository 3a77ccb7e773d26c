// Draws texts by lot to be read aloud: `node scripts/read-aloud.ts SEED [COUNT] [LANG] [GAME]`. The same seed draws the same texts.
import { swiftChance } from '@wyrmtable/kernel';
import { LANGS } from '@wyrmtable/words';
import type { ContentEntry } from '../packages/cli/src/terminal-adapter.ts';
import { terminalAdapter } from '../packages/cli/src/terminal-adapters.ts';

const GAMES = ['dice-throne', 'adventures', 'etchinstone', 'dragon-farkle'] as const;
const FIFTY = 50;

interface Drawn {
  readonly path: string;
  readonly name: ContentEntry['name'];
  readonly text: ContentEntry['text'];
}

const isEntry = (value: object): value is ContentEntry => 'name' in value && 'text' in value;

/** Every text of a game's content, wherever it lies in it. */
function textsIn(value: unknown, path: string): Drawn[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = isEntry(value) && value.text.en !== '' ? [{ path, name: value.name, text: value.text }] : [];
  return [...own, ...Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}/${key}`))];
}

const [seed = '1', count = String(FIFTY), lang, only] = process.argv.slice(2);

for (const game of GAMES.filter((one) => only === undefined || one === only)) {
  const all = textsIn((await terminalAdapter(game)).content(), game);
  for (const spoken of LANGS.filter((one) => lang === undefined || one === lang)) {
    const lot = swiftChance(Number(seed) * LANGS.length + LANGS.indexOf(spoken));
    const left = [...all];
    console.log(`\n== ${game}, ${spoken}: ${Math.min(Number(count), all.length)} of ${all.length}`);
    for (let i = 0; i < Number(count) && left.length > 0; i++) {
      const [drawn] = left.splice(lot.below(left.length), 1);
      if (drawn !== undefined) console.log(`${drawn.path}\n  ${drawn.name[spoken]}: ${drawn.text[spoken]}`);
    }
  }
}
