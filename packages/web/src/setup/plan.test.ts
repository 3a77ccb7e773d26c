// A table of Dragon Farkle being laid: every plan is one the rules accept, and an older one is still good.
import { dragonFarkle } from '@wyrmtable/dragon-farkle';
import { isRefusal, readOptions } from '@wyrmtable/kernel';
import { expect, it } from 'vitest';
import { mapStorage } from '../../test/storage.ts';
import { openDeviceStorage } from '../shell/device-storage.ts';
import { optionsOf, planOf, rememberPlan, TIES, WOUNDS } from './plan.ts';

const REGISTERED = { game: dragonFarkle, bots: {} };

it('gives options that the game accepts, whoever wins a tie', () => {
  for (const ties of TIES) {
    for (const wounds of WOUNDS) {
      const options = readOptions(dragonFarkle, optionsOf({ wounds, ties }), 3);
      expect(isRefusal(options)).toBe(false);
      expect(options).toEqual(ties === 'nobody' ? { wounds } : { wounds, ties });
    }
  }
});

it('remembers who wins a tie, and a plan from before that could be agreed on', () => {
  const storage = mapStorage();
  const vault = openDeviceStorage(() => storage);
  const plan = planOf('dragon-farkle', 'screen', REGISTERED, 'en', vault);
  expect(plan.ties).toBe('nobody');
  rememberPlan('dragon-farkle', 'screen', { ...plan, ties: 'attacker' }, vault);
  expect(planOf('dragon-farkle', 'screen', REGISTERED, 'en', vault).ties).toBe('attacker');
  const { ties: _, ...older } = plan;
  vault.write('setup.dragon-farkle.screen', { ...older, wounds: 5 });
  expect(planOf('dragon-farkle', 'screen', REGISTERED, 'en', vault)).toMatchObject({ wounds: 5, ties: 'nobody' });
});
