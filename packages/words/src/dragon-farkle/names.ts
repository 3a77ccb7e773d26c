// The names of companions and items in three languages, with the case forms that sentences need.
import type { CardId } from '@wyrmtable/dragon-farkle';
import type { Lang } from '../phrase.ts';

/** Nominative names the card; accusative is what somebody plays, keeps or discards. */
export type Form = 'nominative' | 'accusative';

type Forms = Readonly<Record<Form, string>>;

export interface CardName extends Readonly<Record<Lang, Forms>> {
  /** Takes a verb in the plural: "the Sisters save". */
  readonly plural: boolean;
}

const forms = (nominative: string, accusative = nominative): Forms => ({ nominative, accusative });

const one = (en: Forms, pl: Forms, ru: Forms): CardName => ({ en, pl, ru, plural: false });
const many = (en: Forms, pl: Forms, ru: Forms): CardName => ({ en, pl, ru, plural: true });

export const CARD_NAMES: Readonly<Record<CardId, CardName>> = {
  skrzek: one(forms('Screech'), forms('Skrzek', 'Skrzeka'), forms('Визгун', 'Визгуна')),
  zgaga: one(
    forms('Auntie Heartburn'),
    forms('Ciotka Zgaga', 'Ciotkę Zgagę'),
    forms('Тётушка Изжога', 'Тётушку Изжогу'),
  ),
  trojaczki: many(
    forms('The Triplet Sisters', 'the Triplet Sisters'),
    forms('Siostry Trojaczki'),
    forms('Сёстры-тройняшки', 'Сестёр-тройняшек'),
  ),
  falszek: one(
    forms('Offkey the Bard'),
    forms('Bard Fałszek', 'Barda Fałszka'),
    forms('Бард Мимонот', 'Барда Мимонота'),
  ),
  nawszelki: one(
    forms('Uncle Justincase'),
    forms('Wujek Nawszelki', 'Wujka Nawszelkiego'),
    forms('Дядя Навсякий', 'Дядю Навсякого'),
  ),
  taran: one(forms('Ramsey the Ram'), forms('Baran Taran', 'Barana Tarana'), forms('Баран Таран', 'Барана Тарана')),
  kalosz: one(
    forms('Referee Galosh'),
    forms('Sędzia Kalosz', 'Sędziego Kalosza'),
    forms('Судья Галош', 'Судью Галоша'),
  ),
  guzdra: one(
    forms('Haggle the Peddler'),
    forms('Handlara Guzdra', 'Handlarę Guzdrę'),
    forms('Коробейница Груша', 'Коробейницу Грушу'),
  ),
  powtorka: one(
    forms('Grandpa Again'),
    forms('Pradziad Powtórka', 'Pradziada Powtórkę'),
    forms('Прадед Ещёраз', 'Прадеда Ещёраза'),
  ),
  werbel: one(
    forms('Corporal Drum'),
    forms('Kapral Werbel', 'Kaprala Werbla'),
    forms('Капрал Барабан', 'Капрала Барабана'),
  ),

  sakwa: one(
    forms('Bag of Everything-In', 'the Bag of Everything-In'),
    forms('Sakwa wszystkomieszcząca', 'Sakwę wszystkomieszczącą'),
    forms('Всевместительная сума', 'Всевместительную суму'),
  ),
  eliksir: one(
    forms('Un-Zonk Tonic', 'the Un-Zonk Tonic'),
    forms('Eliksir Antyzonkowy'),
    forms('Антизонковая микстура', 'Антизонковую микстуру'),
  ),
  niezgoda: one(forms('Bone of Contention', 'the Bone of Contention'), forms('Kość niezgody'), forms('Кость раздора')),
  rog: one(
    forms('Horn of Plenty-of-Recruits', 'the Horn of Plenty-of-Recruits'),
    forms('Róg obfitości rekrutów'),
    forms('Рог новобранцев'),
  ),
  udziec: one(
    forms('Decoy Mutton', 'the Decoy Mutton'),
    forms('Udziec na przynętę'),
    forms('Баранья приманка', 'Баранью приманку'),
  ),
  beczka: one(
    forms('Keg of Courage', 'the Keg of Courage'),
    forms('Beczka odwagi', 'Beczkę odwagi'),
    forms('Бочка храбрости', 'Бочку храбрости'),
  ),
  wiadro: one(
    forms('Bucket of Cold Water', 'the Bucket of Cold Water'),
    forms('Wiadro zimnej wody'),
    forms('Ведро холодной воды'),
  ),
  skorka: one(
    forms('Banana Peel', 'the Banana Peel'),
    forms('Skórka od banana', 'Skórkę od banana'),
    forms('Банановая кожура', 'Банановую кожуру'),
  ),
  rozkaz: one(forms('Forged Order', 'the Forged Order'), forms('Podrobiony rozkaz'), forms('Поддельный приказ')),
  siodma: one(
    forms('The Seventh Die', 'the Seventh Die'),
    forms('Siódma kość', 'Siódmą kość'),
    forms('Седьмая кость', 'Седьмую кость'),
  ),
  olej: one(
    forms('Sword Oil (also for salads)', 'the Sword Oil (also for salads)'),
    forms('Olej do miecza (i sałatek)'),
    forms('Масло для меча (и салата)'),
  ),
  przescieradlo: one(
    forms('Bedsheet of Truce', 'the Bedsheet of Truce'),
    forms('Prześcieradło pokoju'),
    forms('Простыня перемирия', 'Простыню перемирия'),
  ),
  lusterko: one(
    forms('Mirror of No-You', 'the Mirror of No-You'),
    forms('Lusterko „A ty?”'),
    forms('Зеркальце «Сам такой»'),
  ),
  cebula: one(
    forms('Cursed Onion Ring', 'the Cursed Onion Ring'),
    forms('Przeklęty cebulowy pierścień'),
    forms('Проклятое луковое кольцо'),
  ),
  klucz: one(
    forms('Kitchen-Door Key', 'the Kitchen-Door Key'),
    forms('Klucz od kuchennych drzwi'),
    forms('Ключ от чёрного хода'),
  ),
};
