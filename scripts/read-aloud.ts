// Draws texts by lot to be read aloud: `node scripts/read-aloud.ts SEED [COUNT] [LANG] [GAME]`. The same seed draws the same texts.
import { swiftChance } from '@wyrmtable/kernel';
import { GAME_IDS } from '@wyrmtable/registry';
import { LANGS } from '@wyrmtable/words';
import { textsOf } from './texts.ts';

const FIFTY = 50;

const [seed = '1', count = String(FIFTY), lang, only] = process.argv.slice(2);

for (const game of GAME_IDS.filter((one) => only === undefined || one === only)) {
  const all = await textsOf(game);
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
