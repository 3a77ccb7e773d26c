// What the guards of the Boss Portal are called.
import { he, type Person, person, she } from '@wyrmtable/kernel/names';

export const MINIONS_IV = {
  'corrupted-rogue': person(
    'Corrupted Rogue',
    he('Zdeprawowany Łotrzyk', 'Zdeprawowanego Łotrzyka', 'Zdeprawowanego Łotrzyka'),
    he('Осквернённый разбойник', 'Осквернённого разбойника', 'Осквернённого разбойника'),
  ),
  'whispering-death': person(
    'Whispering Death',
    she('Szepcząca Śmierć', 'Szepczącej Śmierci', 'Szepczącą Śmierć'),
    she('Шепчущая смерть', 'Шепчущей смерти', 'Шепчущую смерть'),
  ),
  'goblin-horde': person(
    'Goblin Horde',
    she('Horda Goblinów', 'Hordy Goblinów', 'Hordę Goblinów'),
    she('Орда гоблинов', 'Орды гоблинов', 'Орду гоблинов'),
  ),
  'raging-berserker': person(
    'Raging Berserker',
    he('Wściekły Berserker', 'Wściekłego Berserkera', 'Wściekłego Berserkera'),
    he('Яростный берсерк', 'Яростного берсерка', 'Яростного берсерка'),
  ),
  atlas: person('Atlas', he('Atlas', 'Atlasa', 'Atlasa'), he('Атлант', 'Атланта', 'Атланта')),
} as const satisfies Readonly<Record<string, Person>>;
