// The first match of Dragon Farkle: what each of its steps says.
import type { LessonText } from './lessons.ts';

export const FARKLE_LESSON = {
  goal: {
    title: {
      en: 'Soldiers first, then the dragon',
      pl: 'Najpierw żołnierze, potem smok',
      ru: 'Сначала солдаты, потом дракон',
    },
    text: {
      en: 'Whoever deals the dragon three wounds in one turn wins. To enter its lair you need an army of 5000; you have 4000. Recruit.',
      pl: 'Wygrywa, kto w jednej turze zada smokowi trzy obrażenia. Do Smoczej Jamy wchodzi się z armią 5000 żołnierzy; masz 4000. Wybierz Rekrutację.',
      ru: 'Побеждает тот, кто за один ход нанесёт дракону три раны. В логово входят с армией в 5000 солдат; у вас 4000. Выберите Вербовку.',
    },
  },
  roll: {
    title: { en: 'Six dice and one more', pl: 'Sześć kości i jeszcze jedna', ru: 'Шесть костей и ещё одна' },
    text: {
      en: 'You roll six soldier dice and the event die. Roll.',
      pl: 'Rzucasz sześcioma żołnierskimi kośćmi i kością zdarzeń. Rzucaj.',
      ru: 'Вы бросаете шесть солдатских костей и кость событий. Бросайте.',
    },
  },
  aside: {
    title: { en: 'What scores', pl: 'Co punktuje', ru: 'Что засчитывается' },
    text: {
      en: 'A 1 is worth 100 soldiers, a 5 is worth 50. At least one scoring die must be set aside after each roll. Take only the 1, so that five dice stay in play.',
      pl: 'Jedynka to 100 żołnierzy, piątka 50. Po każdym rzucie trzeba odłożyć choć jedną punktującą kość. Weź tylko 1, żeby w grze zostało pięć kości.',
      ru: 'Единица — 100 солдат, пятёрка — 50. После каждого броска надо отложить хотя бы одну зачётную кость. Возьмите только 1, чтобы в игре осталось пять костей.',
    },
  },
  goOn: {
    title: { en: 'Stop or go on', pl: 'Dość czy dalej', ru: 'Хватит или дальше' },
    text: {
      en: '100 soldiers wait beside the board. Stop and they are yours, or risk them for more. Five dice seldom fail: roll on.',
      pl: '100 żołnierzy czeka obok planszy. Możesz przestać i ich mieć albo zaryzykować. Pięć kości rzadko zawodzi: rzucaj dalej.',
      ru: '100 солдат ждут рядом с планшетом. Остановитесь, и они ваши, или рискните ради большего. Пять костей подводят редко: бросайте дальше.',
    },
  },
  triple: {
    title: { en: 'Three alike', pl: 'Trzy takie same', ru: 'Три одинаковых' },
    text: {
      en: 'Three 4s are worth 400, and your companion {sisters} makes it 600. Set them aside.',
      pl: 'Trzy czwórki to 400, a twój kamrat, {sisters}, robi z tego 600. Odłóż je.',
      ru: 'Три четвёрки — это 400, а ваш соратник «{sisters}» делает из них 600. Отложите их.',
    },
  },
  stop: {
    title: { en: 'Know when to stop', pl: 'Wiedz, kiedy przestać', ru: 'Вовремя остановиться' },
    text: {
      en: '700 wait, and two dice are left. A roll without a scoring die is a Zonk and loses all that waits; two dice fail more than once in three times. Stop.',
      pl: 'Czeka 700 żołnierzy, zostały dwie kości. Rzut bez punktującej kości to Zonk: przepada wszystko, co czeka, a dwie kości zawodzą częściej niż raz na trzy. Przestań.',
      ru: 'Ждут 700 солдат, остались две кости. Бросок без зачётной кости — Зонк: пропадает всё, что ждало, а две кости подводят чаще, чем в одном случае из трёх. Остановитесь.',
    },
  },
  theirTurn: {
    title: { en: 'The rival recruits', pl: 'Rywal werbuje', ru: 'Соперник вербует' },
    text: {
      en: '700 have joined your army. Watch how your rival fares.',
      pl: 'Do twojej armii dołącza 700 żołnierzy. Zobacz, jak pójdzie rywalowi.',
      ru: 'В вашу армию вступили 700 солдат. Посмотрите, как пойдёт у соперника.',
    },
  },
  zonk: {
    title: { en: 'That was a Zonk', pl: 'To był Zonk', ru: 'Это был Зонк' },
    text: {
      en: 'No die scored: whatever waits is lost and the turn is over, but the army stays. Now you again: recruit.',
      pl: 'Żadna kość nie punktowała: przepada to, co czekało, i tura się kończy, ale armia zostaje. Znów twoja kolej: Rekrutacja.',
      ru: 'Ни одна кость не засчитана: пропало всё, что ждало, и ход окончен, но армия цела. Снова ваш ход: Вербовка.',
    },
  },
  rollAgain: {
    title: { en: 'Roll', pl: 'Rzucaj', ru: 'Бросайте' },
    text: {
      en: 'This time keep an eye on the event die.',
      pl: 'Tym razem popatrz też na kość zdarzeń.',
      ru: 'На этот раз следите за костью событий.',
    },
  },
  rally: {
    title: { en: 'A Rally', pl: 'Wsparcie', ru: 'Подмога' },
    text: {
      en: 'The event die shows the Rally: what you set aside from this roll counts double, or you draw an item. Take both 1s, doubled.',
      pl: 'Na kości zdarzeń wypadło Wsparcie: kości odłożone z tego rzutu liczą się podwójnie albo bierzesz przedmiot. Weź obie 1, podwojone.',
      ru: 'На кости событий Подмога: отложенное из этого броска считается вдвойне, или вы берёте предмет. Возьмите обе 1, удвоив их.',
    },
  },
  rollFour: {
    title: { en: 'Four dice', pl: 'Cztery kości', ru: 'Четыре кости' },
    text: {
      en: '400 wait. Four dice still hold more often than not: roll on.',
      pl: 'Czeka 400 żołnierzy. Cztery kości zwykle jeszcze wystarczają: rzucaj dalej.',
      ru: 'Ждут 400 солдат. Четырёх костей обычно ещё хватает: бросайте дальше.',
    },
  },
  dragon: {
    title: { en: 'The dragon bites', pl: 'Smok gryzie', ru: 'Дракон кусается' },
    text: {
      en: 'The dragon ate all that scores: a 1 and two 5s, set aside for nothing. What waited before is safe, but one die is left, and it fails more often than not. Stop and take your 400.',
      pl: 'Smok zjadł wszystko, co punktuje: 1 i dwie 5 leżą odłożone za nic. To, co czekało wcześniej, jest bezpieczne, ale została jedna kość, a ta częściej zawodzi, niż punktuje. Przestań i weź swoje 400.',
      ru: 'Дракон съел всё, что засчитывается: 1 и две 5 отложены задаром. То, что ждало раньше, цело, но осталась одна кость, а она чаще подводит, чем приносит очки. Остановитесь и возьмите свои 400.',
    },
  },
  theirTurnAgain: {
    title: { en: 'The rival again', pl: 'Znowu rywal', ru: 'Снова соперник' },
    text: {
      en: 'Your army stands at 5100. One turn of your rival’s, then you choose freely.',
      pl: 'Twoja armia liczy już 5100. Jeszcze tura rywala, a potem decydujesz ty.',
      ru: 'В вашей армии уже 5100. Ещё один ход соперника, и дальше решаете вы.',
    },
  },
  free: {
    title: { en: 'To the lair', pl: 'Do Smoczej Jamy', ru: 'В логово' },
    text: {
      en: 'With 5000 soldiers the lair is open. In the Final Battle the dragon face deals 1 wound and the Rally 2, but every scoring die costs soldiers, and there is no stopping. March, brawl for more or recruit: from here on the dice are real.',
      pl: 'Z armią 5000 żołnierzy Jama stoi otworem. W Ostatniej Bitwie smok na kości to 1 obrażenie, Wsparcie 2, ale każda punktująca kość kosztuje żołnierzy, a przerwać nie można. Ruszaj na smoka, bij się albo werbuj: od teraz kości są prawdziwe.',
      ru: 'С армией в 5000 солдат логово открыто. В Последней битве грань дракона наносит 1 рану, Подмога — 2, но каждая зачётная кость стоит солдат, и остановиться нельзя. Идите на дракона, деритесь или вербуйте: дальше кости настоящие.',
    },
  },
} as const satisfies Record<string, LessonText>;
