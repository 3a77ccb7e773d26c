// Rosella's shop: what she offers, mystery loot to identify or sell, the own loot to sell, and the purse.
import './shop.css';
import { type HeroView, type JourneyReading, PRICES } from '@wyrmtable/adventures';
import { type Choice, canonical } from '@wyrmtable/kernel';
import { SHOP } from '@wyrmtable/words/adv-table';
import { className } from '@wyrmtable/words/adventures';
import type { ReactNode } from 'react';
import { Btn } from '../../../pieces/Btn.tsx';
import { CardBack } from '../../../pieces/Card.tsx';
import { Icon } from '../../../pieces/Icon.tsx';
import { useNarrow } from '../../../pieces/narrow.ts';
import { numbered } from '../../../pieces/numbered.ts';
import { Rule } from '../../../pieces/Rule.tsx';
import { type JourneyAnswer, nameOf, useAdventure } from '../table.ts';
import { lettersOf } from './answering.ts';
import { FoldedLoot, Loot } from './LootCard.tsx';
import { Verdict } from './Verdict.tsx';

const offered = (answers: readonly JourneyAnswer[], wanted: JourneyReading): JourneyAnswer | undefined =>
  answers.find(({ reading }) => canonical(reading) === canonical(wanted));

function Shelf({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="shelf" aria-label={title}>
      <Rule>{title}</Rule>
      {children}
    </section>
  );
}

interface WaresProps {
  readonly hero: HeroView;
  /** The keys of the choices. */
  readonly letters: ReadonlyMap<Choice, string>;
}

function Offer({ hero, letters }: WaresProps) {
  const { say, answers, send } = useAdventure();
  const narrow = useNarrow();
  if (hero.offer.length === 0) return <p className="hint">{say(SHOP.soldOut)}</p>;
  return (
    <ul className="shelf__cards">
      {hero.offer.map((id, i) => {
        const price = hero.prices[i] ?? 0;
        const buy = offered(answers, { kind: 'buy', card: id });
        return (
          <li key={id} className="ware">
            <Loot
              id={id}
              shape={narrow ? 'wide' : 'tall'}
              state={buy === undefined ? 'unplayable' : 'playable'}
              {...(buy === undefined
                ? {}
                : {
                    onPress: () => send(buy.choice),
                    action: say(SHOP.buy, { price }),
                    hotkey: letters.get(buy.choice),
                  })}
            />
            {buy === undefined && <p className="ware__note">{say(SHOP.dear, { price })}</p>}
          </li>
        );
      })}
    </ul>
  );
}

function Mystery({ hero, letters }: WaresProps) {
  const { say, lang, answers, send } = useAdventure();
  if (hero.mystery.length === 0) return <p className="hint">{say(SHOP.nothing)}</p>;
  return (
    <ul className="shelf__rows">
      {numbered(hero.mystery).map(({ key, value }) => {
        const identify = offered(answers, { kind: 'identify', index: key - 1 });
        const sell = offered(answers, { kind: 'sell-mystery', index: key - 1 });
        return (
          <li key={key} className="shelf__row">
            <CardBack accent={hero.hero} />
            <p>{className(lang, value)}</p>
            <span className="shelf__deeds">
              {identify !== undefined && (
                <Btn icon="eye-target" hotkey={letters.get(identify.choice)} onPress={() => send(identify.choice)}>
                  {say(SHOP.identify, { price: PRICES.identify })}
                </Btn>
              )}
              {sell !== undefined && (
                <Btn kind="quiet" icon="swap-bag" hotkey={letters.get(sell.choice)} onPress={() => send(sell.choice)}>
                  {say(SHOP.sell, { price: PRICES.sale })}
                </Btn>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Owned({ hero, letters }: WaresProps) {
  const { say, answers, send } = useAdventure();
  const narrow = useNarrow();
  if (hero.loot.length === 0) return <p className="hint">{say(SHOP.nothing)}</p>;
  return (
    <ul className="shelf__wide">
      {hero.loot.map((id) => {
        const sell = offered(answers, { kind: 'sell-loot', card: id });
        const price = say(SHOP.sell, { price: PRICES.sale });
        if (narrow) {
          return (
            <li key={id}>
              <FoldedLoot
                id={id}
                {...(sell === undefined ? {} : { action: price, onPress: () => send(sell.choice) })}
              />
            </li>
          );
        }
        return (
          <li key={id}>
            <Loot id={id} shape="wide" />
            {sell !== undefined && (
              <Btn kind="quiet" icon="swap-bag" hotkey={letters.get(sell.choice)} onPress={() => send(sell.choice)}>
                {price}
              </Btn>
            )}
          </li>
        );
      })}
    </ul>
  );
}

export function Shop() {
  const table = useAdventure();
  const { say, view, me, open } = table;
  const customer = view.toMove ?? view.first;
  const hero = view.heroes[customer];
  if (hero === undefined) return null;
  const seen = customer === me && open;
  const letters = lettersOf(table);
  return (
    <div className="shop" data-accent={hero.hero}>
      <header className="shop__head">
        <Icon name="warlock-hood" />
        <div>
          <Verdict />
          <h2>{say(SHOP.title)}</h2>
          <p className="shop__visit">{say(SHOP.visit, { name: nameOf(table, customer) })}</p>
        </div>
        <p className="shop__purse">
          <Icon name="swap-bag" />
          <b className="num">{hero.purse}</b>
          <span className="sr-only">{say(SHOP.price, { price: hero.purse })}</span>
        </p>
      </header>
      <Shelf title={say(SHOP.offer)}>
        {seen ? <Offer hero={hero} letters={letters} /> : <p className="hint">{say(SHOP.secret)}</p>}
      </Shelf>
      <Shelf title={say(SHOP.mystery)}>
        <Mystery hero={hero} letters={letters} />
      </Shelf>
      <Shelf title={seen ? say(SHOP.owned) : say(SHOP.ownedBy, { name: nameOf(table, customer) })}>
        <Owned hero={hero} letters={letters} />
      </Shelf>
    </div>
  );
}
