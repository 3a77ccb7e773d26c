// The Shadow Thief's names.
import { english, feminine, he, masculine, neuter, noun, person, plural } from '@wyrmtable/kernel/names';
import type { HeroNames } from '../../content/ids.ts';

export const names = {
  hero: person(
    'Shadow Thief',
    he('Mroczny Złodziej', 'Mrocznego Złodzieja', 'Mrocznego Złodzieja'),
    he('Теневой вор', 'Теневого вора', 'Теневого вора'),
  ),
  line: {
    en: 'Steals Combat Points, hides in the shadows and strikes with a full purse.',
    pl: 'Kradnie punkty walki, kryje się w cieniu i uderza z pełną sakiewką.',
    ru: 'Крадёт боевую силу, прячется в тени и бьёт, когда кошель полон.',
  },
  symbols: {
    dagger: noun(
      english('dagger', 'daggers'),
      masculine('sztylet', 'sztyletu', 'sztylet', 'sztylety', 'sztyletów'),
      masculine('кинжал', 'кинжала', 'кинжал', 'кинжала', 'кинжалов'),
    ),
    bag: noun(
      english('bag', 'bags'),
      feminine('sakiewka', 'sakiewki', 'sakiewkę', 'sakiewki', 'sakiewek'),
      masculine('кошель', 'кошеля', 'кошель', 'кошеля', 'кошелей'),
    ),
    card: noun(
      english('card symbol', 'card symbols'),
      masculine('symbol karty', 'symbolu karty', 'symbol karty', 'symbole karty', 'symboli karty'),
      masculine('символ карты', 'символа карты', 'символ карты', 'символа карты', 'символов карты'),
    ),
    shadow: noun(
      english('shadow', 'shadows'),
      masculine('cień', 'cienia', 'cień', 'cienie', 'cieni'),
      feminine('тень', 'тени', 'тень', 'тени', 'теней'),
    ),
  },
  abilities: {
    'dagger-strike': { en: 'Dagger Strike', pl: 'Cios sztyletem', ru: 'Удар кинжалом' },
    pickpocket: { en: 'Pickpocket', pl: 'Kieszonkowiec', ru: 'Карманник' },
    'shifty-strike': { en: 'Shifty Strike', pl: 'Podstępny cios', ru: 'Хитрый удар' },
    'insidious-strike': { en: 'Insidious Strike', pl: 'Zdradziecki cios', ru: 'Коварный удар' },
    'shadow-dance': { en: 'Shadow Dance', pl: 'Taniec cieni', ru: 'Танец теней' },
    carducopia: { en: 'Carducopia', pl: 'Kartobranie', ru: 'Картопад' },
    'shadow-defense': { en: 'Shadow Defense', pl: 'Obrona cienia', ru: 'Теневая защита' },
    'counter-strike': { en: 'Counter Strike', pl: 'Riposta', ru: 'Контрудар' },
    'shadow-shank': { en: 'Shadow Shank!', pl: 'Nóż z cienia!', ru: 'Нож из тени!' },
  },
  otherSide: {},
  added: {
    'shadow-strike': { en: 'Shadow Strike', pl: 'Cios cienia', ru: 'Удар тени' },
    'shank-attack': { en: 'Shank Attack', pl: 'Droga nożownika', ru: 'Удар заточкой' },
  },
  cards: {
    sneaky: { en: 'Sneaky!', pl: 'Chyłkiem!', ru: 'Тихой сапой!' },
    'poison-wound': { en: 'Poison Wound!', pl: 'Zatruta rana!', ru: 'Отравленная рана!' },
    'wild-shadow': { en: 'Wild Shadow!', pl: 'Szaleństwo cieni!', ru: 'Теневой джокер!' },
    'shadow-coin': { en: 'Shadow Coin!', pl: 'Moneta cienia!', ru: 'Теневая монета!' },
    'enter-the-shadows': { en: 'Enter the Shadows!', pl: 'Wejście w cień!', ru: 'Уйти в тень!' },
    'card-trick': { en: 'Card Trick!', pl: 'Karciana sztuczka!', ru: 'Карточный фокус!' },
    'shadow-meld': { en: 'Shadow Meld!', pl: 'Jedność z cieniem!', ru: 'Слияние с тенью!' },
  },
  statuses: {
    shadows: noun(
      english('Shadows'),
      plural('Cienie', 'Cieni', 'Cienie', 'Cienie', 'Cieni'),
      plural('Тени', 'Теней', 'Тени', 'Тени', 'Теней'),
    ),
    'sneak-attack': noun(
      english('Sneak Attack', 'Sneak Attacks'),
      masculine(
        'Atak z zaskoczenia',
        'Ataku z zaskoczenia',
        'Atak z zaskoczenia',
        'Ataki z zaskoczenia',
        'Ataków z zaskoczenia',
      ),
      masculine('Удар исподтишка', 'Удара исподтишка', 'Удар исподтишка', 'Удара исподтишка', 'Ударов исподтишка'),
    ),
    poison: noun(
      english('Poison'),
      feminine('Trucizna', 'Trucizny', 'Truciznę', 'Trucizny', 'Trucizn'),
      neuter('Отравление', 'Отравления', 'Отравление', 'Отравления', 'Отравлений'),
    ),
  },
} as const satisfies HeroNames;
