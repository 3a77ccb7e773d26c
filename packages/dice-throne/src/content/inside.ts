// Effects inside effects.
import type { Effect } from './vocabulary.ts';

/** Runs of effects inside one effect. */
export function insideOf(effect: Effect): readonly (readonly Effect[])[] {
  switch (effect.verb) {
    case 'if':
      return [effect.effects, effect.otherwise];
    case 'choose':
      return effect.options.map(({ effects }) => effects);
    case 'contest':
      return [effect.win, effect.lose, ...(effect.tied === undefined ? [] : [effect.tied])];
    case 'pick':
    case 'every':
    case 'repeat':
    case 'give-tokens':
    case 'give-cp':
    case 'let':
      return [effect.effects];
    default:
      return [];
  }
}

/** Does any effect, however deep, pass the test? */
export function anyEffect(effects: readonly Effect[], test: (effect: Effect) => boolean): boolean {
  return effects.some((effect) => test(effect) || insideOf(effect).some((inner) => anyEffect(inner, test)));
}
