// `lab`: what bots find out about a game by playing it over and over; what was played is kept.
import type { GameId } from '@wyrmtable/registry';
import { LAB_ABOUT, LAB_FAULT } from '@wyrmtable/words/lab';
import { JSON_FLAG } from '../args.ts';
import { type Command, complain, isComplaint } from '../call.ts';
import { heroStudy } from '../lab/heroes/study.ts';
import { journeyStudy } from '../lab/journeys/study.ts';
import { STUDY_FLAGS, type Study } from '../lab/study.ts';
import { gameNamed } from '../named-games.ts';

const STUDIES: Readonly<Partial<Record<GameId, Study>>> = { 'dice-throne': heroStudy, adventures: journeyStudy };

/** A flag that says something about another game only. */
function misplaced(study: Study, given: (flag: string) => boolean): string | undefined {
  const elsewhere = Object.values(STUDIES).flatMap(({ flags }) => Object.keys(flags));
  return elsewhere.find((flag) => given(flag) && !Object.hasOwn(study.flags, flag));
}

export const lab: Command = {
  usage: 'lab <game>',
  about: LAB_ABOUT,
  flags: { ...STUDY_FLAGS, ...heroStudy.flags, ...journeyStudy.flags, ...JSON_FLAG },
  places: { min: 1, max: 1 },
  async run(call) {
    const game = gameNamed(call.places[0]);
    if (isComplaint(game)) return game;
    const study = STUDIES[game];
    if (study === undefined) return complain(LAB_FAULT.noStudy, { known: Object.keys(STUDIES).join(', ') });
    const flag = misplaced(study, (name) => call.text(name) !== undefined);
    if (flag !== undefined) return complain(LAB_FAULT.flagElsewhere, { flag: `--${flag}`, game });
    return study.run(call);
  },
};
