// What the minions of the third level are called.
import { he, type Person, person, she } from '@wyrmtable/kernel/names';

export const MINIONS_III = {
  'devilish-imp': person(
    'Devilish Imp',
    he('Diabelski Chochlik', 'Diabelskiego Chochlika', 'Diabelskiego Chochlika'),
    he('Дьявольский бес', 'Дьявольского беса', 'Дьявольского беса'),
  ),
  'blackroot-elf': person(
    'Blackroot Elf',
    he('Elf Czarnego Korzenia', 'Elfa Czarnego Korzenia', 'Elfa Czarnego Korzenia'),
    he('Эльф Чёрного корня', 'Эльфа Чёрного корня', 'Эльфа Чёрного корня'),
  ),
  'death-seer': person(
    'Death Seer',
    he('Wieszcz Śmierci', 'Wieszcza Śmierci', 'Wieszcza Śmierci'),
    he('Провидец смерти', 'Провидца смерти', 'Провидца смерти'),
  ),
  basilisk: person('Basilisk', he('Bazyliszek', 'Bazyliszka', 'Bazyliszka'), he('Василиск', 'Василиска', 'Василиска')),
  'crushing-golem': person(
    'Crushing Golem',
    he('Miażdżący Golem', 'Miażdżącego Golema', 'Miażdżącego Golema'),
    he('Сокрушающий голем', 'Сокрушающего голема', 'Сокрушающего голема'),
  ),
  'fierce-hydra': person(
    'Fierce Hydra',
    she('Sroga Hydra', 'Srogiej Hydry', 'Srogą Hydrę'),
    she('Лютая гидра', 'Лютой гидры', 'Лютую гидру'),
  ),
  'loot-goblin': person(
    'Loot Goblin',
    he('Goblin Łupieżca', 'Goblina Łupieżcy', 'Goblina Łupieżcę'),
    he('Гоблин-мародёр', 'Гоблина-мародёра', 'Гоблина-мародёра'),
  ),
  onibaba: person('Onibaba', she('Onibaba', 'Onibaby', 'Onibabę'), she('Онибаба', 'Онибабы', 'Онибабу')),
  'holy-zealot': person(
    'Holy Zealot',
    he('Święty Fanatyk', 'Świętego Fanatyka', 'Świętego Fanatyka'),
    he('Святой фанатик', 'Святого фанатика', 'Святого фанатика'),
  ),
  'cursed-blade': person(
    'Cursed Blade',
    he('Przeklęty Miecz', 'Przeklętego Miecza', 'Przeklęty Miecz'),
    he('Проклятый клинок', 'Проклятого клинка', 'Проклятый клинок'),
  ),
  'crimson-archer': person(
    'Crimson Archer',
    he('Karmazynowy Łucznik', 'Karmazynowego Łucznika', 'Karmazynowego Łucznika'),
    he('Багровый лучник', 'Багрового лучника', 'Багрового лучника'),
  ),
  'dark-lion': person(
    'Dark Lion',
    he('Mroczny Lew', 'Mrocznego Lwa', 'Mrocznego Lwa'),
    he('Тёмный лев', 'Тёмного льва', 'Тёмного льва'),
  ),
  'chaos-knight': person(
    'Chaos Knight',
    he('Rycerz Chaosu', 'Rycerza Chaosu', 'Rycerza Chaosu'),
    he('Рыцарь хаоса', 'Рыцаря хаоса', 'Рыцаря хаоса'),
  ),
} as const satisfies Readonly<Record<string, Person>>;
