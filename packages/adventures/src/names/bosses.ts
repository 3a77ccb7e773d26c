// What the bosses are called.
import { he, type Person, person, she } from '@wyrmtable/kernel/names';

export const BOSSES = {
  'fallen-barbarian': person(
    'Fallen Barbarian',
    he('Upadły Barbarzyńca', 'Upadłego Barbarzyńcy', 'Upadłego Barbarzyńcę'),
    he('Падший варвар', 'Падшего варвара', 'Падшего варвара'),
  ),
  'fallen-gunslinger': person(
    'Fallen Gunslinger',
    he('Upadły Banita', 'Upadłego Banity', 'Upadłego Banitę'),
    she('Падшая наёмница', 'Падшей наёмницы', 'Падшую наёмницу'),
  ),
  'fallen-monk': person(
    'Fallen Monk',
    he('Upadły Mnich', 'Upadłego Mnicha', 'Upadłego Mnicha'),
    he('Падший монах', 'Падшего монаха', 'Падшего монаха'),
  ),
  'mad-king': person(
    'Mad King',
    he('Szalony Król', 'Szalonego Króla', 'Szalonego Króla'),
    he('Безумный король', 'Безумного короля', 'Безумного короля'),
  ),
} as const satisfies Readonly<Record<string, Person>>;
