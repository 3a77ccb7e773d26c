// What a boss may do in the versus modes: buy a King's Hand and spend it (ADV-23.5, 23.6).
import {
  type ActionCard,
  choose,
  type Effect,
  extraAttempt,
  gainCp,
  mustReroll,
  setDie,
} from '@wyrmtable/dice-throne/content';
import { lootWords } from './words.ts';

const { call, gain, mainAction, passive, roomFor, use } = lootWords;

/** Lies beside a boss's board like equipment; nobody is asked for it unless a die lies open (ADV-R12). */
export const CROWN: ActionCard = mainAction('crown', 0, [], {
  gear: passive(
    'crown-gear',
    {},
    use('any', [gain('versus-hand')], { cp: 3, needs: [roomFor('versus-hand'), 'any-die'] }),
    use('any', [call('hand-die')], { status: 'versus-hand', tokens: 1, needs: ['any-die'] }),
  ),
});

/** What the loot die brings: 1 to 10, 11 to 15 with an opponent's dice or the own ones on the table, 16 to 20. */
export const HAND_RESULTS: Readonly<Record<'low' | 'theirs' | 'own' | 'high', readonly Effect[]>> = {
  low: [gainCp(1)],
  theirs: [choose([mustReroll('picked')], [extraAttempt('offence')])],
  own: [extraAttempt('offence')],
  high: [setDie('any', 'any')],
};
