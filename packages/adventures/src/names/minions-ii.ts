// What the minions of the second level are called.
import { he, type Person, person, she } from '@wyrmtable/kernel/names';

export const MINIONS_II = {
  'bestial-dreg': person(
    'Bestial Dreg',
    he('Zezwierzęcony Wyrzutek', 'Zezwierzęconego Wyrzutka', 'Zezwierzęconego Wyrzutka'),
    he('Озверевший изгой', 'Озверевшего изгоя', 'Озверевшего изгоя'),
  ),
  'blind-archer': person(
    'Blind Archer',
    he('Ślepy Łucznik', 'Ślepego Łucznika', 'Ślepego Łucznika'),
    he('Слепой лучник', 'Слепого лучника', 'Слепого лучника'),
  ),
  'entropy-mage': person(
    'Entropy Mage',
    he('Mag Entropii', 'Maga Entropii', 'Maga Entropii'),
    he('Маг энтропии', 'Мага энтропии', 'Мага энтропии'),
  ),
  'brutish-cyclops': person(
    'Brutish Cyclops',
    he('Brutalny Cyklop', 'Brutalnego Cyklopa', 'Brutalnego Cyklopa'),
    he('Свирепый циклоп', 'Свирепого циклопа', 'Свирепого циклопа'),
  ),
  'vicious-viper': person(
    'Vicious Viper',
    she('Zajadła Żmija', 'Zajadłej Żmii', 'Zajadłą Żmiję'),
    she('Злобная гадюка', 'Злобной гадюки', 'Злобную гадюку'),
  ),
  scoundrel: person('Scoundrel', he('Łotr', 'Łotra', 'Łotra'), he('Негодяй', 'Негодяя', 'Негодяя')),
  'phantom-blade': person(
    'Phantom Blade',
    he('Widmowy Miecz', 'Widmowego Miecza', 'Widmowy Miecz'),
    he('Призрачный клинок', 'Призрачного клинка', 'Призрачный клинок'),
  ),
  'withered-elf': person(
    'Withered Elf',
    he('Zwiędły Elf', 'Zwiędłego Elfa', 'Zwiędłego Elfa'),
    he('Увядший эльф', 'Увядшего эльфа', 'Увядшего эльфа'),
  ),
  'wailing-banshee': person(
    'Wailing Banshee',
    she('Zawodząca Banshee', 'Zawodzącej Banshee', 'Zawodzącą Banshee'),
    she('Воющая банши', 'Воющей банши', 'Воющую банши'),
  ),
  'raging-centaur': person(
    'Raging Centaur',
    he('Rozszalały Centaur', 'Rozszalałego Centaura', 'Rozszalałego Centaura'),
    he('Разъярённый кентавр', 'Разъярённого кентавра', 'Разъярённого кентавра'),
  ),
  'axe-knight': person(
    'Axe Knight',
    he('Rycerz Topora', 'Rycerza Topora', 'Rycerza Topora'),
    he('Рыцарь топора', 'Рыцаря топора', 'Рыцаря топора'),
  ),
  'dark-panther': person(
    'Dark Panther',
    she('Mroczna Pantera', 'Mrocznej Pantery', 'Mroczną Panterę'),
    she('Тёмная пантера', 'Тёмной пантеры', 'Тёмную пантеру'),
  ),
  'horned-harpy': person(
    'Horned Harpy',
    she('Rogata Harpia', 'Rogatej Harpii', 'Rogatą Harpię'),
    she('Рогатая гарпия', 'Рогатой гарпии', 'Рогатую гарпию'),
  ),
  trickster: person('Trickster', he('Kuglarz', 'Kuglarza', 'Kuglarza'), he('Плут', 'Плута', 'Плута')),
  'soulless-bandit': person(
    'Soulless Bandit',
    he('Bezduszny Bandyta', 'Bezdusznego Bandyty', 'Bezdusznego Bandytę'),
    he('Бездушный бандит', 'Бездушного бандита', 'Бездушного бандита'),
  ),
  'arcane-vibra': person(
    'Arcane Vibra',
    she('Tajemna Wibra', 'Tajemnej Wibry', 'Tajemną Wibrę'),
    she('Чародейная вибра', 'Чародейной вибры', 'Чародейную вибру'),
  ),
  yokai: person('Yokai', he('Jokai', 'Jokai', 'Jokai'), he('Ёкай', 'Ёкая', 'Ёкая')),
} as const satisfies Readonly<Record<string, Person>>;
