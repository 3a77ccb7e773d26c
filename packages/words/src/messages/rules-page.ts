// What stands on every game's rules page.

export const rulesPage = {
  title: { en: 'Rules: {game}', pl: 'Zasady: {game}', ru: 'Правила: {game}' },
  which: {
    en: 'Every game has its rules in our own words, with the figures and cards it is played by.',
    pl: 'Każda gra ma swoje zasady opisane naszymi słowami, z liczbami i kartami, według których się gra.',
    ru: 'Правила каждой игры — нашими словами, с теми числами и картами, по которым идёт игра.',
  },
  play: { en: 'Play', pl: 'Zagraj', ru: 'Играть' },
  contents: { en: 'On this page', pl: 'Na tej stronie', ru: 'На этой странице' },
};
