// The parts of a hero on the left of the workbench: one is chosen to be worked on, and new ones are added.
import { ABILITY_KIND_NAMES, abilityName, cardName, statusName } from '@wyrmtable/words/dice-throne';
import { WORKSHOP } from '@wyrmtable/words/workshop';
import { Btn } from '../pieces/Btn.tsx';
import { useSpeech } from '../shell/words.ts';
import { useBench } from './bench.ts';
import { addCard, addPromo, addSlot, addStatus } from './draft/document.ts';
import { FlawCount } from './Flaws.tsx';
import { Menu } from './Menu.tsx';

/** Which part of the hero is being worked on. */
export type Chosen =
  | { readonly kind: 'about' | 'die' | 'promo' }
  | { readonly kind: 'slot' | 'card' | 'status'; readonly number: number };

export const ABOUT: Chosen = { kind: 'about' };
const isSame = (one: Chosen, other: Chosen): boolean => JSON.stringify(one) === JSON.stringify(other);

export interface OutlineProps {
  readonly chosen: Chosen;
  readonly choose: (chosen: Chosen) => void;
}

interface EntryProps extends OutlineProps {
  readonly to: Chosen;
  readonly text: string;
  readonly at: readonly string[];
}

function Entry({ to, text, at, chosen, choose }: EntryProps) {
  return (
    <li>
      <button
        type="button"
        className="outline__entry"
        aria-current={isSame(to, chosen) ? 'true' : undefined}
        onClick={() => choose(to)}
      >
        <span>{text}</span>
        <FlawCount at={at} />
      </button>
    </li>
  );
}

const KINDS = ['offensive', 'defensive', 'passive', 'ultimate'] as const;
const MOST = { slots: 12, statuses: 12, cards: 24 } as const;

export function Outline(props: OutlineProps) {
  const { draft, edit } = useBench();
  const { say, lang } = useSpeech();
  const { hero, statuses } = draft;
  const { choose } = props;
  return (
    <nav className="outline" aria-label={say(WORKSHOP.parts)}>
      <ul>
        <Entry {...props} to={ABOUT} text={say(WORKSHOP.about)} at={['names.hero', 'names.line', 'look']} />
        <Entry
          {...props}
          to={{ kind: 'die' }}
          text={say(WORKSHOP.die)}
          at={['names.symbols', 'hero.die', 'hero.faceIcons']}
        />
      </ul>
      <h2>{say(WORKSHOP.board)}</h2>
      <ul>
        {hero.slots.map(({ id }, number) => (
          <Entry
            {...props}
            key={id}
            to={{ kind: 'slot', number }}
            text={abilityName(lang, id)}
            at={[`hero.slots.${id}`, `names.abilities.${id}`]}
          />
        ))}
      </ul>
      {hero.slots.length < MOST.slots && (
        <Menu
          label={say(WORKSHOP.addAbility)}
          quiet
          entries={() =>
            KINDS.map((kind) => ({
              key: kind,
              text: say(ABILITY_KIND_NAMES[kind]),
              run: () => {
                edit((one) => addSlot(one, kind));
                choose({ kind: 'slot', number: hero.slots.length });
              },
            }))
          }
        />
      )}
      <h2>{say(WORKSHOP.tokens)}</h2>
      <ul>
        {statuses.map(({ id }, number) => (
          <Entry
            {...props}
            key={id}
            to={{ kind: 'status', number }}
            text={statusName(lang, id)}
            at={[`statuses.${id}`, `names.statuses.${id}`]}
          />
        ))}
      </ul>
      {statuses.length < MOST.statuses && (
        <Btn
          kind="quiet"
          onPress={() => {
            edit(addStatus);
            choose({ kind: 'status', number: statuses.length });
          }}
        >
          {say(WORKSHOP.addToken)}
        </Btn>
      )}
      <h2>{say(WORKSHOP.cards)}</h2>
      <ul>
        {hero.cards.map(({ id }, number) => (
          <Entry
            {...props}
            key={id}
            to={{ kind: 'card', number }}
            text={cardName(lang, id)}
            at={[`hero.cards.${id}`, `names.cards.${id}`]}
          />
        ))}
        {hero.promo !== null && (
          <Entry
            {...props}
            to={{ kind: 'promo' }}
            text={say(WORKSHOP.promoCalled, { name: cardName(lang, hero.promo.id) })}
            at={['hero.promo', `names.cards.${hero.promo.id}`]}
          />
        )}
      </ul>
      {hero.cards.length < MOST.cards && (
        <Btn
          kind="quiet"
          onPress={() => {
            edit(addCard);
            choose({ kind: 'card', number: hero.cards.length });
          }}
        >
          {say(WORKSHOP.addCard)}
        </Btn>
      )}
      {hero.promo === null && (
        <Btn
          kind="quiet"
          onPress={() => {
            edit(addPromo);
            choose({ kind: 'promo' });
          }}
        >
          {say(WORKSHOP.addPromo)}
        </Btn>
      )}
    </nav>
  );
}
