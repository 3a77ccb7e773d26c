// What the cards, elements, regions and dragons of Etchinstone are called, with the case forms that sentences need.
import type {
  Ability,
  Craft,
  Danger,
  DragonId,
  Element,
  EncounterKind,
  Hardship,
  RegionId,
} from '@wyrmtable/etchinstone';
import type { Lang, Message } from '../phrase.ts';

/** Nominative names the card; accusative is what somebody plays, discards or raises. */
export type Form = 'nominative' | 'accusative';

type Forms = Readonly<Record<Form, string>>;
type Name = Readonly<Record<Lang, Forms>>;

const forms = (nominative: string, accusative = nominative): Forms => ({ nominative, accusative });
const name = (en: Forms, pl: Forms, ru: Forms): Name => ({ en, pl, ru });

/** By craft: five of them occur on two cards. All are singular, so that verbs agree. */
export const CRAFT_NAMES: Readonly<Record<Craft, Name>> = {
  'ice-wall': name(forms('Ice Wall'), forms('Lodowa ściana', 'Lodową ścianę'), forms('Ледяная стена', 'Ледяную стену')),
  destruction: name(forms('Destruction'), forms('Zniszczenie'), forms('Разрушение')),
  'sword-of-light': name(forms('Sword of Light'), forms('Miecz światła'), forms('Меч света')),
  'brute-force': name(
    forms('Brute Force'),
    forms('Brutalna siła', 'Brutalną siłę'),
    forms('Грубая сила', 'Грубую силу'),
  ),
  'burning-bridges': name(forms('Burning Bridges'), forms('Palenie mostów'), forms('Сжигание мостов')),
  'motivated-flight': name(forms('Motivated Flight'), forms('Natchniony lot'), forms('Окрылённый полёт')),
  adapt: name(forms('Adapt'), forms('Adaptacja', 'Adaptację'), forms('Адаптация', 'Адаптацию')),
  'river-swiftness': name(forms('River Swiftness'), forms('Chyżość rzeki'), forms('Речная прыть', 'Речную прыть')),
  'rain-of-blood': name(forms('Rain of Blood'), forms('Krwawy deszcz'), forms('Кровавый дождь')),
  'fleet-footed': name(forms('Fleet Footed'), forms('Rączy krok'), forms('Лёгкая поступь', 'Лёгкую поступь')),
  'determined-march': name(forms('Determined March'), forms('Nieugięty marsz'), forms('Упорный марш')),
};

/** Nominative; genitive for what belongs to it or guards from it; instrumental for what is done with it. */
export type ElementForm = 'nominative' | 'genitive' | 'instrumental';
type ElementForms = Readonly<Record<ElementForm, string>>;

const element = (nominative: string, genitive = nominative, instrumental = nominative): ElementForms => ({
  nominative,
  genitive,
  instrumental,
});

export const ELEMENT_NAMES: Readonly<Record<Element, Readonly<Record<Lang, ElementForms>>>> = {
  water: { en: element('water'), pl: element('woda', 'wody', 'wodą'), ru: element('вода', 'воды', 'водой') },
  fire: { en: element('fire'), pl: element('ogień', 'ognia', 'ogniem'), ru: element('огонь', 'огня', 'огнём') },
  lightning: {
    en: element('lightning'),
    pl: element('błyskawica', 'błyskawicy', 'błyskawicą'),
    ru: element('молния', 'молнии', 'молнией'),
  },
  shadow: { en: element('shadow'), pl: element('cień', 'cienia', 'cieniem'), ru: element('тень', 'тени', 'тенью') },
};

export const REGION_NAMES: Readonly<Record<RegionId, Message>> = {
  'jade-mountains': { en: 'Jade Mountains', pl: 'Jadeitowe Góry', ru: 'Нефритовые горы' },
  'living-marshes': { en: 'Living Marshes', pl: 'Żywe Mokradła', ru: 'Живые топи' },
  'burning-basin': { en: 'Burning Basin', pl: 'Płonąca Kotlina', ru: 'Пылающая котловина' },
  'forests-of-gath': { en: 'Forests of Gath', pl: 'Lasy Gath', ru: 'Леса Гата' },
};

export const DRAGON_NAMES: Readonly<Record<DragonId, Message>> = {
  burhast: { en: 'Burhast', pl: 'Burhast', ru: 'Бурхаст' },
  'proposed-water': { en: 'Tide Matriarch', pl: 'Matka Przypływów', ru: 'Мать Приливов' },
  'proposed-lightning': { en: 'Stormcoil', pl: 'Burzowy Splot', ru: 'Грозовой Змей' },
  'proposed-shadow': { en: 'Gloomwing', pl: 'Mroczne Skrzydło', ru: 'Мрачнокрыл' },
};

export const TRAIT_NAMES: Readonly<Record<Hardship | Ability | Danger, Message>> = {
  ambush: { en: 'Ambush', pl: 'Zasadzka', ru: 'Засада' },
  hazards: { en: 'Hazards', pl: 'Zagrożenia', ru: 'Угрозы' },
  nightTravel: { en: 'Night travel', pl: 'Nocna podróż', ru: 'Ночная дорога' },
  storm: { en: 'Storm', pl: 'Burza', ru: 'Буря' },
  freeze: { en: 'Freeze', pl: 'Zamrożenie', ru: 'Заморозка' },
  poison: { en: 'Poison', pl: 'Trucizna', ru: 'Яд' },
  ranged: { en: 'Ranged', pl: 'Dystans', ru: 'Дальний бой' },
  slow: { en: 'Slow', pl: 'Spowolnienie', ru: 'Медлительность' },
  steepSlope: { en: 'Steep slope', pl: 'Strome zbocze', ru: 'Крутой склон' },
  treacherousTerrain: { en: 'Treacherous terrain', pl: 'Zdradliwy teren', ru: 'Коварная местность' },
};

/**
 * The cards print numbers only. These names are ours and follow the figures: what is slow sounds slow, and what
 * poisons sounds poisonous. By region, then by type.
 */
export const ENCOUNTER_TITLES: Readonly<Record<EncounterKind, readonly (readonly Message[])[]>> = {
  enemy: [
    [
      { en: 'Spark wasps', pl: 'Iskrowe osy', ru: 'Искровые осы' },
      { en: 'Ember ram', pl: 'Żarowy baran', ru: 'Жаровой баран' },
      { en: 'Glacier lynx', pl: 'Ryś lodowcowy', ru: 'Ледниковая рысь' },
      { en: 'Jade golem', pl: 'Jadeitowy golem', ru: 'Нефритовый голем' },
    ],
    [
      { en: 'Bog archer', pl: 'Bagienny łucznik', ru: 'Болотный лучник' },
      { en: 'Thunder eel', pl: 'Gromowy węgorz', ru: 'Громовой угорь' },
      { en: 'Peat giant', pl: 'Torfowy olbrzym', ru: 'Торфяной великан' },
      { en: 'Rime hag', pl: 'Szronowa wiedźma', ru: 'Инеистая ведьма' },
    ],
    [
      { en: 'Ash colossus', pl: 'Popielny kolos', ru: 'Пепельный колосс' },
      { en: 'Geyser tortoise', pl: 'Gejzerowy żółw', ru: 'Гейзерная черепаха' },
      { en: 'Cinder viper', pl: 'Żużlowa żmija', ru: 'Угольная гадюка' },
      { en: 'Storm slinger', pl: 'Burzowy procarz', ru: 'Грозовой пращник' },
    ],
    [
      { en: 'Grave spider', pl: 'Grobowy pająk', ru: 'Могильный паук' },
      { en: 'Flame hunter', pl: 'Ognisty łowca', ru: 'Огненный охотник' },
      { en: 'Frost stag', pl: 'Mroźny jeleń', ru: 'Морозный олень' },
      { en: 'Ancient of Gath', pl: 'Prastary z Gath', ru: 'Древний из Гата' },
    ],
  ],
  journey: [
    [
      { en: 'Lightning ridge', pl: 'Grań błyskawic', ru: 'Гребень молний' },
      { en: 'Waterfall stairs', pl: 'Schody wodospadu', ru: 'Лестница водопада' },
      { en: 'Hot springs', pl: 'Gorące źródła', ru: 'Горячие ключи' },
      { en: 'Blind gorge', pl: 'Ślepy wąwóz', ru: 'Слепое ущелье' },
    ],
    [
      { en: 'Quaking fen', pl: 'Grząskie trzęsawisko', ru: 'Зыбкая трясина' },
      { en: 'Drowned forest', pl: 'Zatopiony las', ru: 'Затопленный лес' },
      { en: 'Thunder causeway', pl: 'Gromowa grobla', ru: 'Громовая гать' },
      { en: 'Slippery bank', pl: 'Śliskie urwisko', ru: 'Скользкий обрыв' },
    ],
    [
      { en: 'Steaming cliff', pl: 'Parujące urwisko', ru: 'Дымящийся утёс' },
      { en: 'Glass desert', pl: 'Szklana pustynia', ru: 'Стеклянная пустыня' },
      { en: 'Lava crust', pl: 'Skorupa lawy', ru: 'Корка лавы' },
      { en: 'Ash valley', pl: 'Dolina popiołu', ru: 'Долина пепла' },
    ],
    [
      { en: 'Raging ford', pl: 'Rwący bród', ru: 'Бурный брод' },
      { en: 'Lightless thicket', pl: 'Gąszcz bez światła', ru: 'Чаща без света' },
      { en: 'Burnt clearing', pl: 'Wypalona polana', ru: 'Выжженная поляна' },
      { en: 'Struck hillside', pl: 'Zbocze piorunów', ru: 'Склон громов' },
    ],
  ],
};
