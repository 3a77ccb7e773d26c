// The Treant's names.
import { english, feminine, he, masculine, noun, person } from '@wyrmtable/kernel/names';
import type { HeroNames } from '../../content/ids.ts';

export const names = {
  hero: person('Treant', he('Drzewiec', 'Drzewca', 'Drzewca'), he('Древень', 'Древня', 'Древня')),
  line: {
    en: 'Grows Spirits from seedling to dryad and spends them at the right moment.',
    pl: 'Hoduje duchy od kiełka po driadę i poświęca je w dobrej chwili.',
    ru: 'Растит духов от ростка до дриады и тратит их в нужный миг.',
  },
  symbols: {
    branch: noun(
      english('branch', 'branches'),
      feminine('gałąź', 'gałęzi', 'gałąź', 'gałęzie', 'gałęzi'),
      feminine('ветвь', 'ветви', 'ветвь', 'ветви', 'ветвей'),
    ),
    leaf: noun(
      english('leaf', 'leaves'),
      masculine('liść', 'liścia', 'liść', 'liście', 'liści'),
      masculine('лист', 'листа', 'лист', 'листа', 'листьев'),
    ),
    spirit: noun(
      english('spirit', 'spirits'),
      masculine('duch', 'ducha', 'ducha', 'duchy', 'duchów'),
      masculine('дух', 'духа', 'духа', 'духа', 'духов'),
    ),
  },
  abilities: {
    fertilize: { en: 'Fertilize', pl: 'Użyźnianie', ru: 'Плодородие' },
    splinter: { en: 'Splinter', pl: 'Drzazga', ru: 'Заноза' },
    tend: { en: 'Tend', pl: 'Pielęgnacja', ru: 'Забота' },
    overgrowth: { en: 'Overgrowth', pl: 'Gąszcz', ru: 'Буйные заросли' },
    'vengeful-vines': { en: 'Vengeful Vines', pl: 'Mściwe pnącza', ru: 'Мстительные лозы' },
    'call-of-the-wild': { en: 'Call of the Wild', pl: 'Zew dziczy', ru: 'Зов чащи' },
    'natures-grasp': { en: 'Nature’s Grasp', pl: 'Uścisk natury', ru: 'Объятия природы' },
    rooted: { en: 'Rooted', pl: 'Zakorzenienie', ru: 'Укоренение' },
    'wake-the-forest': { en: 'Wake the Forest!', pl: 'Przebudzenie lasu!', ru: 'Пробуждение леса!' },
  },
  otherSide: {},
  added: {
    cultivate: { en: 'Cultivate', pl: 'Uprawa', ru: 'Возделывание' },
    plant: { en: 'Plant', pl: 'Zasiew', ru: 'Посев' },
    bitterroot: { en: 'Bitterroot', pl: 'Gorzki korzeń', ru: 'Горький корень' },
    enrapture: { en: 'Enrapture', pl: 'Urzeczenie', ru: 'Зачарование' },
    'natures-blessing': { en: 'Nature’s Blessing', pl: 'Błogosławieństwo natury', ru: 'Благословение природы' },
  },
  cards: {
    harvest: { en: 'Harvest!', pl: 'Żniwa!', ru: 'Жатва!' },
    cultivate: { en: 'Cultivate!', pl: 'Uprawa!', ru: 'Возделывание!' },
    'will-o-wisp': { en: 'Will o’ Wisp!', pl: 'Błędny ognik!', ru: 'Блуждающий огонёк!' },
    'down-pour': { en: 'Down Pour!', pl: 'Ulewa!', ru: 'Ливень!' },
    stomp: { en: 'Stomp!', pl: 'Tupnięcie!', ru: 'Топот!' },
    'drink-deep': { en: 'Drink Deep!', pl: 'Do dna!', ru: 'Пей до дна!' },
    'mother-tree': { en: 'Mother Tree!', pl: 'Drzewo-Matka!', ru: 'Мать-древо!' },
  },
  statuses: {
    'barbed-vine': noun(
      english('Barbed Vine', 'Barbed Vines'),
      feminine(
        'Kolczasta winorośl',
        'Kolczastej winorośli',
        'Kolczastą winorośl',
        'Kolczaste winorośle',
        'Kolczastych winorośli',
      ),
      feminine('Колючая лоза', 'Колючей лозы', 'Колючую лозу', 'Колючие лозы', 'Колючих лоз'),
    ),
    wellspring: noun(
      english('Wellspring', 'Wellsprings'),
      feminine('Krynica', 'Krynicy', 'Krynicę', 'Krynice', 'Krynic'),
      masculine('Родник', 'Родника', 'Родник', 'Родника', 'Родников'),
    ),
    seedling: noun(
      english('Seedling', 'Seedlings'),
      masculine('Kiełek', 'Kiełka', 'Kiełek', 'Kiełki', 'Kiełków'),
      masculine('Росток', 'Ростка', 'Росток', 'Ростка', 'Ростков'),
    ),
    sapling: noun(
      english('Sapling', 'Saplings'),
      feminine('Sadzonka', 'Sadzonki', 'Sadzonkę', 'Sadzonki', 'Sadzonek'),
      masculine('Саженец', 'Саженца', 'Саженец', 'Саженца', 'Саженцев'),
    ),
    dryad: noun(
      english('Dryad', 'Dryads'),
      feminine('Driada', 'Driady', 'Driadę', 'Driady', 'Driad'),
      feminine('Дриада', 'Дриады', 'Дриаду', 'Дриады', 'Дриад'),
    ),
  },
} as const satisfies HeroNames;
