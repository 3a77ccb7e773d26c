// Taking a table from one device to another: as a file, or as a link that holds all of it.
import type { Message } from '../phrase.ts';

export const travel = {
  open: { en: 'Take it along: {names}', pl: 'Zabierz ze sobą: {names}', ru: 'Взять с собой: {names}' },
  title: { en: 'Take it along', pl: 'Zabierz ze sobą', ru: 'Взять с собой' },
  text: {
    en: 'Go on with this table on another device. File and link hold everything; no server keeps it.',
    pl: 'Graj przy tym stole na innym urządzeniu. Plik i link zawierają wszystko; żaden serwer tego nie przechowuje.',
    ru: 'Продолжите за этим столом на другом устройстве. В файле и в ссылке есть всё; на сервере ничего не хранится.',
  },
  file: { en: 'Save as a file', pl: 'Zapisz do pliku', ru: 'Сохранить в файл' },
  link: { en: 'Copy a link', pl: 'Skopiuj link', ru: 'Скопировать ссылку' },
  copied: { en: 'The link is copied.', pl: 'Link skopiowany.', ru: 'Ссылка скопирована.' },
  pick: { en: 'Open a table from a file', pl: 'Otwórz stół z pliku', ru: 'Открыть стол из файла' },
  arriving: { en: 'The table is being laid…', pl: 'Stół się nakrywa…', ru: 'Стол накрывается…' },
  failed: {
    en: 'This link leads to no table',
    pl: 'Ten link nie prowadzi do żadnego stołu',
    ru: 'Эта ссылка не ведёт ни к какому столу',
  },
  damaged: {
    en: 'It is damaged or cut short. Ask for it again, or for the file.',
    pl: 'Jest uszkodzony albo ucięty. Poproś o niego jeszcze raz albo o plik.',
    ru: 'Она повреждена или обрезана. Попросите прислать её ещё раз или файлом.',
  },
} as const satisfies Record<string, Message>;
