// The tokens that Adventures adds, and the symbols of its chaos dice, with the forms that sentences need.
import { english, feminine, masculine, type Noun, neuter, noun, plural } from '@wyrmtable/kernel/names';

const boost = (damage: number): Noun =>
  noun(
    english(`Damage Boost +${damage}`, `Damage Boosts +${damage}`),
    plural(
      `Bonusowe obrażenia +${damage}`,
      `żetonu Bonusowych obrażeń +${damage}`,
      `żeton Bonusowych obrażeń +${damage}`,
      `żetony Bonusowych obrażeń +${damage}`,
      `żetonów Bonusowych obrażeń +${damage}`,
    ),
    neuter(
      `Усиление урона +${damage}`,
      `Усиления урона +${damage}`,
      `Усиление урона +${damage}`,
      `Усиления урона +${damage}`,
      `Усилений урона +${damage}`,
    ),
  );

const hand = noun(
  english('King’s Hand', 'King’s Hands'),
  feminine('Królewska dłoń', 'Królewskiej dłoni', 'Królewską dłoń', 'Królewskie dłonie', 'Królewskich dłoni'),
  feminine('Рука короля', 'Руки короля', 'Руку короля', 'Руки короля', 'Рук короля'),
);

export const FURTHER_STATUSES = {
  'boost-1': boost(1),
  'boost-2': boost(2),
  'boost-3': boost(3),
  'boost-4': boost(4),
  chaos: noun(
    english('Chaos'),
    masculine('Chaos', 'Chaosu', 'Chaos', 'Chaosy', 'Chaosów'),
    masculine('Хаос', 'Хаоса', 'Хаос', 'Хаоса', 'Хаосов'),
  ),
  silence: noun(
    english('Silence'),
    feminine('Cisza', 'Ciszy', 'Ciszę', 'Cisze', 'Cisz'),
    neuter('Молчание', 'Молчания', 'Молчание', 'Молчания', 'Молчаний'),
  ),
  hex: noun(
    english('Hex', 'Hexes'),
    masculine('Urok', 'Uroku', 'Urok', 'Uroki', 'Uroków'),
    masculine('Сглаз', 'Сглаза', 'Сглаз', 'Сглаза', 'Сглазов'),
  ),
  dominance: noun(
    english('Dominance'),
    feminine('Dominacja', 'Dominacji', 'Dominację', 'Dominacje', 'Dominacji'),
    neuter('Подчинение', 'Подчинения', 'Подчинение', 'Подчинения', 'Подчинений'),
  ),
  'life-siphon': noun(
    english('Life Siphon', 'Life Siphons'),
    neuter('Źródło życia', 'Źródła życia', 'Źródło życia', 'Źródła życia', 'Źródeł życia'),
    masculine('Отток жизни', 'Оттока жизни', 'Отток жизни', 'Оттока жизни', 'Оттоков жизни'),
  ),
  parasite: noun(
    english('Parasite', 'Parasites'),
    masculine('Pasożyt', 'Pasożyta', 'Pasożyta', 'Pasożyty', 'Pasożytów'),
    masculine('Паразит', 'Паразита', 'Паразита', 'Паразита', 'Паразитов'),
  ),
  'kings-hand': hand,
  'versus-hand': hand,
  salve: noun(
    english('Salve', 'Salves'),
    feminine('Maść', 'Maści', 'Maść', 'Maści', 'Maści'),
    feminine('Мазь', 'Мази', 'Мазь', 'Мази', 'Мазей'),
  ),
  'first-strike': noun(
    english('First Strike', 'First Strikes'),
    neuter(
      'Pierwsze uderzenie',
      'Pierwszego uderzenia',
      'Pierwsze uderzenie',
      'Pierwsze uderzenia',
      'Pierwszych uderzeń',
    ),
    masculine('Первый удар', 'Первого удара', 'Первый удар', 'Первых удара', 'Первых ударов'),
  ),
  phoenix: noun(
    english('Phoenix Feather', 'Phoenix Feathers'),
    neuter('Pióro feniksa', 'Pióra feniksa', 'Pióro feniksa', 'Pióra feniksa', 'Piór feniksa'),
    neuter('Перо феникса', 'Пера феникса', 'Перо феникса', 'Пера феникса', 'Перьев феникса'),
  ),
  'elk-form': noun(
    english('Elk Form', 'Elk Forms'),
    feminine('Postać łosia', 'Postaci łosia', 'Postać łosia', 'Postacie łosia', 'Postaci łosia'),
    masculine('Облик лося', 'Облика лося', 'Облик лося', 'Облика лося', 'Обликов лося'),
  ),
} as const satisfies Readonly<Record<string, Noun>>;

/** Three swipes, two vortices and one chaos. */
export const CHAOS_SYMBOLS = {
  swipe: noun(
    english('swipe', 'swipes'),
    masculine('pazur', 'pazura', 'pazur', 'pazury', 'pazurów'),
    masculine('коготь', 'когтя', 'коготь', 'когтя', 'когтей'),
  ),
  vortex: noun(
    english('vortex', 'vortices'),
    masculine('wir', 'wiru', 'wir', 'wiry', 'wirów'),
    masculine('вихрь', 'вихря', 'вихрь', 'вихря', 'вихрей'),
  ),
  chaos: noun(
    english('chaos symbol', 'chaos symbols'),
    masculine('symbol chaosu', 'symbolu chaosu', 'symbol chaosu', 'symbole chaosu', 'symboli chaosu'),
    masculine('символ хаоса', 'символа хаоса', 'символ хаоса', 'символа хаоса', 'символов хаоса'),
  ),
} as const satisfies Readonly<Record<string, Noun>>;
