// A message as it is laid out in a new file: said in English, and a gap for each of the other languages.
import { LANGS } from '@wyrmtable/words';

export const inLanguages = (en: string, gap: string): string =>
  `{ ${LANGS.map((lang) => `${lang}: '${lang === 'en' ? en : gap}'`).join(', ')} }`;
