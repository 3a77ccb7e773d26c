// The tokens that come with the Moon Elf.
import { failOffence, numbers, roll } from '../../content/build.ts';
import { tokenKit } from '../../content/kit.ts';
import type { Status } from '../../content/shapes.ts';
import type { names } from './names.ts';

const { dodge, loseToken, negative, on, positive, use } = tokenKit<typeof names>();

export const statuses: readonly Status[] = [
  negative('blind', 1, 'blindfold', {
    hooks: { check: [loseToken('blind'), roll(1), on(numbers(1, 2), failOffence)] },
  }),
  negative('entangle', 1, 'vine-whip', { hooks: { fewerAttempts: 1, endsWith: 'offence' } }),
  positive('evasive', 3, 'dodging', { uses: [use('incoming', dodge(2))] }),
  negative('targeted', 1, 'targeted', { persistent: true, hooks: { invites: { damage: 2, cp: 0 } } }),
];
