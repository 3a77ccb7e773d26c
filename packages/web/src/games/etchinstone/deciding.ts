// The decisions that go with a laid-out hand: where boosts go, what is combined, whether the Spare is given up.
import { ELEMENTS } from '@wyrmtable/etchinstone';
import { OPTIONS } from '@wyrmtable/words/etch-table';
import { cardName, elementName } from '@wyrmtable/words/etchinstone';
import type { Board } from './board.ts';
import { aimed, combinedBy, type Draft, isFight, type Pair } from './draft.ts';
import { ACTION_ICONS, ELEMENT_ICONS, FIGURE_ICONS } from './glyphs.ts';

interface Option {
  readonly key: string;
  readonly icon: string;
  readonly text: string;
  readonly chosen: boolean;
  /** The draft it would make. */
  readonly draft: Draft;
  readonly choose: () => void;
}

interface OptionGroup {
  readonly key: string;
  readonly title: string;
  readonly options: readonly Option[];
}

function aimGroup(board: Board, set: number): OptionGroup[] {
  const { say, view, draft, hands, forecast: seen } = board;
  const kind = seen?.sets.find((one) => one.set === set)?.kind;
  if (!isFight(view) || kind === undefined || draft.places[set * 3 + 2] === null) return [];
  const option = (toInitiative: boolean, icon: string, text: string): Option => ({
    key: String(toInitiative),
    icon,
    text,
    chosen: (draft.toInitiative[set] ?? false) === toInitiative,
    draft: aimed(draft, set, toInitiative),
    choose: () => hands.aim(set, toInitiative),
  });
  const title = view.arrangement.sets.length === 1 ? say(OPTIONS.aim) : say(OPTIONS.aimOf, { set: set + 1 });
  const action = option(false, ACTION_ICONS[kind], say(OPTIONS.toAction, { kind }));
  return [
    { key: `aim ${set}`, title, options: [action, option(true, FIGURE_ICONS.initiative, say(OPTIONS.toInitiative))] },
  ];
}

/** Every way to combine: under a Spell or a Boost it is one, under an Element one for each element (ETCH-R2). */
function pairOptions(board: Board, pair: Pair): Option[] {
  const { say, lang, draft, hands } = board;
  const { top, hidden, place } = pair;
  const chosen = draft.combined?.top === top && draft.combined.hidden === hidden;
  const key = `${top} ${hidden}`;
  if (place.role !== 'element') {
    const option: Option = {
      key,
      icon: 'linked-rings',
      text: say(OPTIONS.under, { role: place.role }),
      chosen,
      draft: combinedBy(draft, pair),
      choose: () => hands.combine(pair),
    };
    return [option];
  }
  return ELEMENTS.map((element) => ({
    key: `${key} ${element}`,
    icon: ELEMENT_ICONS[element],
    text: say(OPTIONS.becomes, { element: elementName(lang, element) }),
    chosen: chosen && draft.combined?.element === element,
    draft: combinedBy(draft, pair, element),
    choose: () => hands.combine(pair, element),
  }));
}

function combineGroup(board: Board): OptionGroup[] {
  const { say, lang, draft, hands, pairs } = board;
  if (pairs.length === 0) return [];
  const apart: Option = {
    key: 'apart',
    icon: 'card-pick',
    text: say(OPTIONS.apart),
    chosen: draft.combined === null,
    draft: combinedBy(draft, null),
    choose: () => hands.combine(null),
  };
  const hidden = new Set(pairs.map((pair) => pair.hidden));
  const several = hidden.size > 1 || new Set(pairs.map(({ place }) => `${place.role}`)).size < pairs.length;
  const options = pairs.flatMap((pair) =>
    pairOptions(board, pair).map((option) =>
      several ? { ...option, text: `${cardName(lang, pair.hidden)}: ${option.text}` } : option,
    ),
  );
  return [{ key: 'combine', title: say(OPTIONS.combine), options: [apart, ...options] }];
}

function rangedGroup(board: Board): OptionGroup[] {
  const { say, draft, hands, mayGiveUp } = board;
  if (!mayGiveUp) return [];
  const option = (givenUp: boolean, icon: string, text: string): Option => ({
    key: String(givenUp),
    icon,
    text,
    chosen: draft.givenUp === givenUp,
    draft: { ...draft, givenUp },
    choose: () => hands.giveUp(givenUp),
  });
  const options = [
    option(false, 'card-pick', say(OPTIONS.keepSpare)),
    option(true, 'card-discard', say(OPTIONS.giveUpSpare)),
  ];
  return [{ key: 'ranged', title: say(OPTIONS.ranged), options }];
}

export function optionGroups(board: Board): readonly OptionGroup[] {
  if (board.forecast === null || !board.mine) return [];
  return [
    ...board.view.arrangement.sets.flatMap((_, set) => aimGroup(board, set)),
    ...combineGroup(board),
    ...rangedGroup(board),
  ];
}
