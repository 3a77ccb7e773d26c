// The names of the eighteen action cards that every hero's deck holds.
import type { Message } from '@wyrmtable/kernel/names';

export const COMMON_CARD_NAMES = {
  transference: { en: 'Transference!', pl: 'Przeniesienie!', ru: 'Перенос!' },
  'what-status-effects': { en: 'What Status Effects?', pl: 'Jakie znowu efekty?', ru: 'Какие ещё состояния?' },
  'vegas-baby': { en: 'Vegas Baby!', pl: 'Vegas, kochanie!', ru: 'Вегас, детка!' },
  'get-that-outta-here': { en: 'Get That Outta Here!', pl: 'Zabieraj to stąd!', ru: 'Убери это отсюда!' },
  'triple-up': { en: 'Triple Up!', pl: 'Potrójnie!', ru: 'Втройне!' },
  'double-up': { en: 'Double Up!', pl: 'Podwójnie!', ru: 'Вдвойне!' },
  'buh-bye': { en: 'Buh, Bye!', pl: 'No to pa!', ru: 'Пока-пока!' },
  'tip-it': { en: 'Tip It!', pl: 'Szturchnij!', ru: 'Подтолкни!' },
  'getting-paid': { en: 'Getting Paid!', pl: 'Czas zapłaty!', ru: 'По счетам!' },
  'not-this-time': { en: 'Not This Time!', pl: 'Nie tym razem!', ru: 'Не в этот раз!' },
  'twice-as-wild': { en: 'Twice as Wild!', pl: 'Czyste szaleństwo!', ru: 'Дважды джокер!' },
  'try-try-again': { en: 'Try, Try Again!', pl: 'Do skutku!', ru: 'До победного!' },
  'so-wild': { en: 'So Wild!', pl: 'Dziki!', ru: 'Джокер!' },
  samesies: { en: 'Samesies!', pl: 'Kropka w kropkę!', ru: 'Дубль!' },
  'one-more-time': { en: 'One More Time!', pl: 'Jeszcze raz!', ru: 'Ещё разок!' },
  'helping-hand': { en: 'Helping Hand', pl: 'Pomocna dłoń', ru: 'Рука помощи' },
  'better-d': { en: 'Better D!', pl: 'Lepsza obrona!', ru: 'Лучшая защита!' },
  'six-it': { en: 'Six-It!', pl: 'Rzut na szóstkę!', ru: 'Шестёрка!' },
} as const satisfies Record<string, Message>;
