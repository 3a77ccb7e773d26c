// Programs of an account and their tokens.
import type { Messages } from '../phrase.ts';

export const programs = {
  title: { en: 'Programs', pl: 'Programy', ru: 'Программы' },
  lead: {
    en: 'A program of yours plays under an account of its own, which is marked as one. It comes by a token; whoever has the token plays as the program.',
    pl: 'Twój program gra na własnym, oznaczonym koncie. Przychodzi z tokenem; kto ma token, gra jako ten program.',
    ru: 'Ваша программа играет под своей учётной записью с пометкой. Она приходит с ключом; у кого ключ, тот играет за программу.',
  },
  none: { en: 'You have no programs.', pl: 'Nie masz programów.', ru: 'Программ у вас нет.' },
  since: { en: 'since {date}', pl: 'od {date}', ru: 'с {date}' },
  name: { en: 'Name of the program', pl: 'Nazwa programu', ru: 'Имя программы' },
  make: { en: 'Make a token', pl: 'Utwórz token', ru: 'Создать ключ' },
  again: { en: 'New token', pl: 'Nowy token', ru: 'Новый ключ' },
  againFor: { en: 'New token for {name}', pl: 'Nowy token: {name}', ru: 'Новый ключ: {name}' },
  end: { en: 'End', pl: 'Zakończ', ru: 'Завершить' },
  endOf: { en: 'End the program {name}', pl: 'Zakończ program {name}', ru: 'Завершить программу {name}' },
  ended: {
    en: 'The program is gone, and its token leads nowhere.',
    pl: 'Programu już nie ma, a jego token nigdzie nie prowadzi.',
    ru: 'Программы больше нет, её ключ никуда не ведёт.',
  },
  token: {
    en: 'The token of {name}. It is shown this once:',
    pl: 'Token programu {name}. Zobaczysz go tylko teraz:',
    ru: 'Ключ программы {name}. Он показывается один раз:',
  },
  copy: { en: 'Copy', pl: 'Kopiuj', ru: 'Копировать' },
  copied: { en: 'Copied.', pl: 'Skopiowano.', ru: 'Скопировано.' },
} as const satisfies Messages;
