// What the verbs of damage, healing and the Offensive Roll Phase do.
import { against, count } from '../../choice.ts';
import { statusNumber } from '../../content/library.ts';
import type { DamageVerbs } from '../../content/verbs/damage.ts';
import type { EffectOf } from '../../content/vocabulary.ts';
import { CAUSES, NONE, playerAt } from '../../state.ts';
import { againstSomebody } from '../against.ts';
import { valueOfAmount } from '../amounts.ts';
import { addRecoil, addReflection, attackPool, shieldPool } from '../damage.ts';
import {
  actsAtOnce,
  addDamage,
  dealDamage,
  lessen,
  lessenable,
  lessenSource,
  multiplyDamage,
  wake,
} from '../dealing.ts';
import { changeHealth, checkDefeat } from '../landing.ts';
import { upTo } from '../picking.ts';
import { ask, tokensOf } from '../play.ts';
import { whoIs } from '../reading.ts';
import type { Deed, DeedsOf } from './deed.ts';

/** DT-15.10: a prevention is used on one source; which one is the player's choice. */
const lessening: Deed<EffectOf<'prevent' | 'prevent-half' | 'avoid'>> = {
  does: lessen,
  offers: (state, frame, effect) => lessenable(state, frame, effect).map((_, i) => against(i)),
  takes: (play, frame, effect, { argument }) => lessenSource(play, frame, effect, argument),
};

export const DAMAGE_DEEDS: DeedsOf<DamageVerbs> = {
  damage: { does: dealDamage },
  'add-damage': {
    does: ({ state }, frame, { amount }) => addDamage(state, frame, valueOfAmount(state, frame, amount)),
  },
  'multiply-damage': { does: ({ state }, frame, { by }) => multiplyDamage(state, frame, by) },
  recoil: { does: (play, frame, { amount }) => addRecoil(play, frame, amount) },
  'make-undefendable': {
    does: ({ state }) => {
      state.undefendable = true;
      for (const pool of state.pools) if (pool.attack && pool.type === 'normal') pool.type = 'undefendable';
    },
  },
  prevent: lessening,
  'prevent-half': lessening,
  avoid: lessening,
  'reflect-half': {
    does: (play, frame) => {
      const pool = attackPool(play.state);
      if (pool?.at === frame.by) addReflection(play, frame, pool);
    },
  },
  /** A companion steps in: all of the attack's damage goes to it, or as much as the player says. */
  shield: {
    does: ({ state }, frame, { status, all }) => {
      const companion = statusNumber(state, status);
      if (!all) {
        if (tokensOf(state, frame.by, companion) > 0) ask(state, 'count', frame.by);
        return;
      }
      wake(state, frame);
      for (const pool of state.pools)
        if (pool.offence && pool.at === frame.by) shieldPool(pool, frame, companion, Number.MAX_SAFE_INTEGER);
    },
    offers: (state, { by }, { status }) => upTo(tokensOf(state, by, statusNumber(state, status))).map(count),
    takes: ({ state }, frame, { status }, { argument }) => {
      const pool = attackPool(state);
      if (pool === null) return;
      shieldPool(pool, frame, statusNumber(state, status), argument);
      if (argument > 0) wake(state, frame);
    },
  },
  heal: {
    does: (play, frame, effect) => {
      const { state } = play;
      const { dial } = playerAt(state, whoIs(state, frame, effect.who));
      const amount = valueOfAmount(state, frame, effect.amount);
      if (effect.atOnce || actsAtOnce(state, frame)) changeHealth(play, dial, amount);
      else state.healing[dial] = (state.healing[dial] ?? 0) + amount;
    },
  },
  'heal-dealt': {
    does: ({ state }, { by }) => {
      state.leech = by;
    },
  },
  // DT-13.7 to DT-13.9.
  'lose-health': {
    does: againstSomebody((play, _, seat, amount) => {
      const { dial } = playerAt(play.state, seat);
      changeHealth(play, dial, -Math.min(amount, play.state.health[dial] ?? 0));
      checkDefeat(play);
    }),
  },
  'steal-health': {
    does: againstSomebody((play, { by }, seat, amount) => {
      const { dial } = playerAt(play.state, seat);
      const taken = Math.min(amount, play.state.health[dial] ?? 0);
      changeHealth(play, dial, -taken);
      changeHealth(play, playerAt(play.state, by).dial, taken);
      checkDefeat(play);
    }),
  },
  'fail-offence': {
    does: ({ state }) => {
      state.failed = true;
    },
  },
  'halve-offence': {
    does: ({ state }, { by, cause, source }) => {
      state.scaled.push(0.5, by, CAUSES.indexOf(cause), source);
    },
  },
  'extra-offence': {
    does: ({ state }) => {
      state.extraOffence = true;
    },
  },
  aim: {
    does: ({ state }, { picked }) => {
      state.target = picked;
      // An attack that has its target already is turned on another one.
      for (const pool of state.pools) if (pool.attack && pool.at !== NONE) pool.at = picked;
    },
  },
};
