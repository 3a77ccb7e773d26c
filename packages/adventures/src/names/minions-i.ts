// What the minions of the first level are called.
import { he, type Person, person, she } from '@wyrmtable/kernel/names';

export const MINIONS_I = {
  'street-rat': person(
    'Street Rat',
    he('Uliczny Szczur', 'Ulicznego Szczura', 'Ulicznego Szczura'),
    she('Уличная крыса', 'Уличной крысы', 'Уличную крысу'),
  ),
  fairy: person('Fairy', she('Wróżka', 'Wróżki', 'Wróżkę'), she('Фея', 'Феи', 'Фею')),
  'wandering-ronin': person(
    'Wandering Ronin',
    he('Wędrowny Ronin', 'Wędrownego Ronina', 'Wędrownego Ronina'),
    he('Странствующий ронин', 'Странствующего ронина', 'Странствующего ронина'),
  ),
  'goblin-enchanter': person(
    'Goblin Enchanter',
    he('Gobliński Zaklinacz', 'Goblińskiego Zaklinacza', 'Goblińskiego Zaklinacza'),
    he('Гоблин-чародей', 'Гоблина-чародея', 'Гоблина-чародея'),
  ),
  'shadow-archer': person(
    'Shadow Archer',
    he('Łucznik Cienia', 'Łucznika Cienia', 'Łucznika Cienia'),
    he('Теневой лучник', 'Теневого лучника', 'Теневого лучника'),
  ),
  'feline-shade': person(
    'Feline Shade',
    he('Koci Cień', 'Kociego Cienia', 'Kociego Cienia'),
    she('Кошачья тень', 'Кошачьей тени', 'Кошачью тень'),
  ),
  'lost-swordsman': person(
    'Lost Swordsman',
    he('Zbłąkany Szermierz', 'Zbłąkanego Szermierza', 'Zbłąkanego Szermierza'),
    he('Заблудший мечник', 'Заблудшего мечника', 'Заблудшего мечника'),
  ),
  'chaos-elf': person(
    'Chaos Elf',
    he('Elf Chaosu', 'Elfa Chaosu', 'Elfa Chaosu'),
    he('Эльф хаоса', 'Эльфа хаоса', 'Эльфа хаоса'),
  ),
  'raving-oni': person(
    'Raving Oni',
    he('Rozjuszony Oni', 'Rozjuszonego Oni', 'Rozjuszonego Oni'),
    he('Буйный они', 'Буйного они', 'Буйного они'),
  ),
  'vulture-king': person(
    'Vulture King',
    he('Król Sępów', 'Króla Sępów', 'Króla Sępów'),
    he('Король стервятников', 'Короля стервятников', 'Короля стервятников'),
  ),
  'living-rock': person(
    'Living Rock',
    she('Żywa Skała', 'Żywej Skały', 'Żywą Skałę'),
    she('Живая скала', 'Живой скалы', 'Живую скалу'),
  ),
  serpentyne: person('Serpentyne', she('Wężyca', 'Wężycy', 'Wężycę'), she('Змеедева', 'Змеедевы', 'Змеедеву')),
  'dreg-lackey': person(
    'Dreg Lackey',
    he('Pachołek Wyrzutków', 'Pachołka Wyrzutków', 'Pachołka Wyrzutków'),
    he('Прихвостень изгоев', 'Прихвостня изгоев', 'Прихвостня изгоев'),
  ),
  lizardman: person(
    'Lizardman',
    he('Jaszczuroczłek', 'Jaszczuroczłeka', 'Jaszczuroczłeka'),
    he('Ящеролюд', 'Ящеролюда', 'Ящеролюда'),
  ),
  satyr: person('Satyr', he('Satyr', 'Satyra', 'Satyra'), he('Сатир', 'Сатира', 'Сатира')),
  'ogrun-warrior': person(
    'Ogrun Warrior',
    he('Ogruński Wojownik', 'Ogruńskiego Wojownika', 'Ogruńskiego Wojownika'),
    he('Воин-огрун', 'Воина-огруна', 'Воина-огруна'),
  ),
  'lizard-mage': person(
    'Lizard Mage',
    he('Jaszczurzy Mag', 'Jaszczurzego Maga', 'Jaszczurzego Maga'),
    he('Ящер-маг', 'Ящера-мага', 'Ящера-мага'),
  ),
} as const satisfies Readonly<Record<string, Person>>;
