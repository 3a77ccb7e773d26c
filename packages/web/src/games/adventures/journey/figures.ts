// Figures as they are printed: with a true minus, which is as wide as a plus.
import { type Lang, number } from '@wyrmtable/words';

export const figure = (lang: Lang, value: number): string => number(lang, value).replace('-', '−');
