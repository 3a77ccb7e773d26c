// `odds`: exact chances, no sampling.
import type { GameId } from '@wyrmtable/registry';
import { ABOUT, FAULT, FLAG } from '@wyrmtable/words/cli';
import { ODDS_FAULT, ODDS_FLAG } from '@wyrmtable/words/odds';
import { JSON_FLAG } from '../args.ts';
import { type Call, type Command, type Complaint, complain, type Flags, isComplaint } from '../call.ts';
import { HERO_FLAG } from '../made-heroes.ts';
import { gameNamed } from '../named-games.ts';

const FARKLE_FLAGS = {
  army: { type: 'string', hint: 'A', about: FLAG.army },
  wounds: { type: 'string', hint: 'W', about: FLAG.wounds },
} as const satisfies Flags;

const THRONE_FLAGS = {
  hero: { type: 'string', hint: 'H', about: ODDS_FLAG.hero },
  'hero-file': HERO_FLAG,
  dice: { type: 'string', hint: '1,2,3,4,5', about: ODDS_FLAG.dice },
  attempts: { type: 'string', hint: 'N', about: ODDS_FLAG.attempts },
  upgrades: { type: 'string', hint: 'A:2,…', about: ODDS_FLAG.upgrades },
  goal: { type: 'string', hint: 'A', about: ODDS_FLAG.goal },
} as const satisfies Flags;

/** A flag of another game changes nothing here, so whoever gives it means something else. */
function strayFlag(call: Call, game: GameId, flags: Flags): Complaint | null {
  const stray = Object.keys(flags).find((flag) => call.text(flag) !== undefined);
  return stray === undefined ? null : complain(ODDS_FAULT.otherGame, { flag: `--${stray}`, game });
}

export const odds: Command = {
  usage: 'odds <game>',
  about: ABOUT.odds,
  flags: { ...FARKLE_FLAGS, ...THRONE_FLAGS, ...JSON_FLAG },
  places: { min: 1, max: 1 },
  async run(call) {
    const game = gameNamed(call.places[0]);
    if (isComplaint(game)) return game;
    switch (game) {
      case 'dragon-farkle': {
        const { farkleOdds } = await import('../dragon-farkle/odds.ts');
        return strayFlag(call, game, THRONE_FLAGS) ?? farkleOdds(call);
      }
      case 'dice-throne': {
        const { throneOdds } = await import('../dice-throne/odds.ts');
        return strayFlag(call, game, FARKLE_FLAGS) ?? throneOdds(call);
      }
      default:
        return complain(FAULT.noOdds, { game });
    }
  },
};
