// What stands on every game's rules page.

export const rulesPage = {
  title: { en: 'Rules: {game}', pl: 'Zasady: {game}', ru: 'Правила: {game}' },
  play: { en: 'Play', pl: 'Zagraj', ru: 'Играть' },
  contents: { en: 'On this page', pl: 'Na tej stronie', ru: 'На этой странице' },
};
