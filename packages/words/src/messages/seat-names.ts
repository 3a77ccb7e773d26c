// What people are called, seat by seat, until they type a name.
import type { Message } from '../phrase.ts';

export const SEAT_NAMES: readonly Message[] = [
  { en: 'Jagna', pl: 'Jagna', ru: 'Ягна' },
  { en: 'Bogusz', pl: 'Bogusz', ru: 'Богуш' },
  { en: 'Mirka', pl: 'Mirka', ru: 'Мирка' },
  { en: 'Ziemek', pl: 'Ziemek', ru: 'Земек' },
  { en: 'Dobrava', pl: 'Dobrawa', ru: 'Добрава' },
  { en: 'Sambor', pl: 'Sambor', ru: 'Самбор' },
];
