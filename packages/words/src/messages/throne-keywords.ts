// What the keywords of Dice Throne mean, in a sentence or two; after the rules DT-4 to DT-11.
import type { Message } from '../phrase.ts';
import { PHASES_TOLD } from './throne-stops.ts';

interface Explained {
  readonly term: Message;
  readonly meaning: Message;
}

export const THRONE_KEYWORDS = {
  attack: {
    term: { en: 'Attack', pl: 'Atak', ru: 'Атака' },
    meaning: {
      en: 'An offensive ability that deals damage to its target. Collateral damage alone is not an attack.',
      pl: 'Zdolność ofensywna, która zadaje obrażenia swojemu celowi. Same obrażenia obszarowe nie są atakiem.',
      ru: 'Способность нападения, которая наносит урон своей цели. Один лишь побочный урон — не атака.',
    },
  },
  undefendable: {
    term: { en: 'Undefendable damage', pl: 'Obrażenia nieuchronne', ru: 'Неблокируемый урон' },
    meaning: {
      en: 'The target cannot use a defensive ability. Cards and statuses may still prevent or avoid the damage.',
      pl: 'Cel nie może użyć zdolności obronnej. Karty i efekty nadal mogą zapobiec tym obrażeniom.',
      ru: 'Цель не может активировать способность защиты. Карты и состояния по-прежнему могут отменить этот урон.',
    },
  },
  pure: {
    term: { en: 'Pure damage', pl: 'Obrażenia czyste', ru: 'Чистый урон' },
    meaning: {
      en: 'Undefendable damage that attack modifiers cannot raise.',
      pl: 'Obrażenia nieuchronne, których modyfikatory ataku nie mogą zwiększyć.',
      ru: 'Неблокируемый урон, который модификаторы атаки не могут увеличить.',
    },
  },
  collateral: {
    term: { en: 'Collateral damage', pl: 'Obrażenia obszarowe', ru: 'Побочный урон' },
    meaning: {
      en: 'Undefendable damage to whomever the text names. It is not an attack, and attack modifiers cannot raise it.',
      pl: 'Obrażenia nieuchronne dla tych, których wskazuje tekst. Nie są atakiem, a modyfikatory ataku nie mogą ich zwiększyć.',
      ru: 'Неблокируемый урон тем, кого называет текст. Это не атака, и модификаторы атаки не могут его увеличить.',
    },
  },
  ultimate: {
    term: {
      en: 'Ultimate ability and damage',
      pl: 'Zdolność i obrażenia specjalne',
      ru: 'Легендарная способность и урон',
    },
    meaning: {
      en: 'Once it is activated, opponents may do nothing until the end of the Roll Phase, and its damage cannot be prevented or avoided. Its owner may still raise the damage.',
      pl: 'Po jej aktywacji przeciwnicy nie mogą nic zrobić do końca Fazy Rzutu, a jej obrażeniom nie można zapobiec. Kto jej używa, nadal może je zwiększyć.',
      ru: 'После её активации противники ничего не могут сделать до конца фазы броска, а её урон нельзя отменить. Её владелец по-прежнему может этот урон увеличить.',
    },
  },
  incoming: {
    term: { en: 'Incoming damage', pl: 'Nadchodzące obrażenia', ru: 'Входящий урон' },
    meaning: {
      en: 'Damage that is about to be dealt: it can still be raised, prevented or avoided.',
      pl: 'Obrażenia, które zaraz zostaną zadane: można je jeszcze zwiększyć albo im zapobiec.',
      ru: 'Урон, который вот-вот будет нанесён: его ещё можно увеличить или отменить.',
    },
  },
  modifier: {
    term: { en: 'Attack modifier', pl: 'Modyfikator ataku', ru: 'Модификатор атаки' },
    meaning: {
      en: 'A card or status that adds damage or an effect to an attack, before or after the defense.',
      pl: 'Karta lub efekt, który dodaje do ataku obrażenia albo skutek, przed obroną lub po niej.',
      ru: 'Карта или состояние, которое добавляет атаке урон или эффект, до защиты или после неё.',
    },
  },
  defensive: {
    term: { en: 'Defensive ability', pl: 'Zdolność obronna', ru: 'Способность защиты' },
    meaning: {
      en: 'Used by the target of an attack that deals normal damage: its dice are rolled once.',
      pl: 'Używa jej cel ataku zadającego zwyczajne obrażenia: jej kośćmi rzuca się raz.',
      ru: 'Её активирует цель атаки, которая наносит обычный урон: её кубики бросают один раз.',
    },
  },
  passive: {
    term: { en: 'Passive ability', pl: 'Zdolność pasywna', ru: 'Пассивная способность' },
    meaning: {
      en: 'Works all the time or whenever its text says; no dice have to be rolled for it.',
      pl: 'Działa stale albo wtedy, gdy mówi o tym jej tekst; nie trzeba na nią rzucać.',
      ru: 'Действует всегда или тогда, когда указано в тексте; бросать ради неё кубики не нужно.',
    },
  },
  cp: {
    term: { en: 'Combat Points (CP)', pl: 'Punkty walki (PW)', ru: 'Боевая сила (БС)' },
    meaning: {
      en: 'They pay for cards. You gain 1 in every Income Phase and for every card you sell; the dial ends at 15.',
      pl: 'Płacisz nimi za karty. Bierzesz 1 w każdej Fazie Dochodu i za każdą sprzedaną kartę; licznik kończy się na 15.',
      ru: 'Ею платят за карты. Вы получаете 1 в каждой фазе дохода и за каждую проданную карту; счётчик кончается на 15.',
    },
  },
  upkeep: {
    term: { en: 'Upkeep Phase', pl: 'Faza Utrzymania', ru: 'Фаза обновления' },
    meaning: PHASES_TOLD.upkeep,
  },
  income: {
    term: { en: 'Income Phase', pl: 'Faza Dochodu', ru: 'Фаза дохода' },
    meaning: PHASES_TOLD.income,
  },
  main: {
    term: { en: 'Main Phase', pl: 'Faza Główna', ru: 'Основная фаза' },
    meaning: PHASES_TOLD.main,
  },
  offence: {
    term: { en: 'Offensive Roll Phase', pl: 'Faza Rzutu Ofensywnego', ru: 'Фаза броска нападения' },
    meaning: PHASES_TOLD.offence,
  },
  discard: {
    term: { en: 'Discard Phase', pl: 'Faza Odrzucenia Kart', ru: 'Фаза сброса' },
    meaning: PHASES_TOLD.discard,
  },
  attempt: {
    term: { en: 'Roll attempt', pl: 'Próba rzutu', ru: 'Попытка броска' },
    meaning: {
      en: 'In your Offensive Roll Phase you have 3: the first with all dice, the others with as many as you like.',
      pl: 'W Fazie Rzutu Ofensywnego masz 3: pierwszą wszystkimi kośćmi, następne tyloma, iloma chcesz.',
      ru: 'В фазе броска нападения их 3: первая всеми кубиками, следующие — любым их числом.',
    },
  },
  persistent: {
    term: { en: 'Persistent', pl: 'Efekt trwały', ru: 'Постоянное' },
    meaning: {
      en: 'The token stays until the end of the game or until something removes it.',
      pl: 'Żeton zostaje do końca gry albo do chwili, gdy coś go usunie.',
      ru: 'Жетон остаётся до конца игры или до тех пор, пока его не снимут.',
    },
  },
  limit: {
    term: { en: 'Stack limit', pl: 'Limit stosu', ru: 'Предел' },
    meaning: {
      en: 'So many tokens of this status a hero may have at a time. What comes beyond it is lost.',
      pl: 'Tyle żetonów tego efektu bohater może mieć naraz. Nadmiar przepada.',
      ru: 'Столько жетонов этого состояния может быть у героя одновременно. Лишние пропадают.',
    },
  },
  companion: {
    term: { en: 'Companion', pl: 'Towarzysz', ru: 'Компаньон' },
    meaning: {
      en: 'Stands by its hero and follows its own rules. It is not a status: what removes statuses does not touch it.',
      pl: 'Stoi przy swoim bohaterze i ma własne zasady. Nie jest efektem: to, co usuwa efekty, go nie dotyczy.',
      ru: 'Стоит рядом со своим героем и живёт по своим правилам. Это не состояние: то, что снимает состояния, его не касается.',
    },
  },
  positive: {
    term: { en: 'Positive status', pl: 'Pozytywny efekt', ru: 'Положительное состояние' },
    meaning: {
      en: 'Helps whoever has it; you gain it.',
      pl: 'Pomaga temu, kto go ma; bierzesz go na swoją planszę.',
      ru: 'Помогает тому, у кого оно есть; его получают на свой планшет.',
    },
  },
  negative: {
    term: { en: 'Negative status', pl: 'Negatywny efekt', ru: 'Отрицательное состояние' },
    meaning: {
      en: 'Harms whoever has it; it is inflicted on others.',
      pl: 'Szkodzi temu, kto go ma; zagrywa się go na innych.',
      ru: 'Вредит тому, у кого оно есть; его накладывают на других.',
    },
  },
  unique: {
    term: { en: 'Unique status', pl: 'Unikatowy efekt', ru: 'Уникальное состояние' },
    meaning: {
      en: 'Neither positive nor negative: it goes by its own text.',
      pl: 'Ani pozytywny, ani negatywny: rządzi się własnym tekstem.',
      ru: 'Ни положительное, ни отрицательное: действует по своему тексту.',
    },
  },
  small: {
    term: { en: 'Small straight', pl: 'Mały strit', ru: 'Малый стрит' },
    meaning: {
      en: 'Four numbers in a row, such as 2, 3, 4 and 5.',
      pl: 'Cztery kolejne cyfry, na przykład 2, 3, 4 i 5.',
      ru: 'Четыре значения подряд, например 2, 3, 4 и 5.',
    },
  },
  large: {
    term: { en: 'Large straight', pl: 'Duży strit', ru: 'Большой стрит' },
    meaning: {
      en: 'Five numbers in a row: 1 to 5 or 2 to 6.',
      pl: 'Pięć kolejnych cyfr: od 1 do 5 albo od 2 do 6.',
      ru: 'Пять значений подряд: от 1 до 5 или от 2 до 6.',
    },
  },
  alike: {
    term: { en: 'Of a kind', pl: 'Takie same cyfry', ru: 'Одинаковые значения' },
    meaning: {
      en: 'Dice that show the same number; the same symbol is not enough.',
      pl: 'Kości z tą samą cyfrą; ten sam symbol nie wystarczy.',
      ru: 'Кубики с одним и тем же значением; одинакового символа мало.',
    },
  },
} as const satisfies Readonly<Record<string, Explained>>;
