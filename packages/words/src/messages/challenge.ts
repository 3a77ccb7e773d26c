// Challenging somebody, and being challenged.
import type { Messages } from '../phrase.ts';

export const challenge = {
  title: { en: 'A challenge', pl: 'Wyzwanie', ru: 'Вызов' },
  lead: {
    en: '{name} is told, and the table waits for both of you.',
    pl: '{name} dostanie wiadomość, a stół będzie na was czekał.',
    ru: '{name} узнает об этом, а стол будет вас ждать.',
  },
  send: { en: 'Challenge {name}', pl: 'Rzuć wyzwanie: {name}', ru: 'Вызвать: {name}' },
  from: { en: '{name} challenges you', pl: '{name} rzuca ci wyzwanie', ru: '{name} вызывает вас' },
  accept: { en: 'Accept', pl: 'Przyjmij', ru: 'Принять' },
  decline: { en: 'Decline', pl: 'Odmów', ru: 'Отказаться' },
  declined: {
    en: 'Declined. The seat is free.',
    pl: 'Odmówiono. Miejsce jest wolne.',
    ru: 'Вы отказались. Место свободно.',
  },
  program: { en: 'program', pl: 'program', ru: 'программа' },
} as const satisfies Messages;
