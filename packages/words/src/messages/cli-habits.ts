// Habits of bots, as the command tells them.
import type { Message } from '../phrase.ts';

export const HABITS_ABOUT: Message = {
  en: 'What somebody who looks on would shake their head at, counted in duels of Dice Throne between bots of one level, or in the first games of their teams in Adventures.',
  pl: 'Nad czym widz pokręciłby głową: zliczone w pojedynkach Dice Throne między botami jednego poziomu albo w pierwszych rozgrywkach ich drużyn w Adventures.',
  ru: 'Над чем зритель покачал бы головой: сосчитано в дуэлях «Трона кубов» между ботами одного уровня или в первых партиях их команд в «Приключениях».',
};

export const HABITS_GAMES: Message = {
  en: 'habits are counted in dice-throne and in adventures',
  pl: 'nawyki zlicza się w dice-throne i w adventures',
  ru: 'привычки считаются в dice-throne и в adventures',
};

export const HABITS_FLAG: Message = {
  en: 'the level that is looked at (default adept)',
  pl: 'poziom, któremu się przyglądamy (domyślnie adept)',
  ru: 'уровень, за которым смотрим (по умолчанию adept)',
};

export const HABITS = {
  watched: {
    en: '{games, plural, one {# duel} other {# duels}} between bots of the level “{bot}”; seed {seed}. Per player:',
    pl: '{games, plural, one {# pojedynek} few {# pojedynki} many {# pojedynków} other {# pojedynku}} między botami poziomu „{bot}”; ziarno {seed}. Na gracza:',
    ru: '{games, plural, one {# дуэль} few {# дуэли} many {# дуэлей} other {# дуэли}} ботов уровня «{bot}»; зерно {seed}. На игрока:',
  },
  teamsWatched: {
    en: '{games, plural, one {# team} other {# teams}} of bots of the level “{bot}”, two to four heroes, three games each; seed {seed}. Shares are of the cases in question, the rest is per hero of a lost game:',
    pl: '{games, plural, one {# drużyna} few {# drużyny} many {# drużyn} other {# drużyny}} botów poziomu „{bot}”, od dwóch do czterech bohaterów, po trzy rozgrywki; ziarno {seed}. Udziały liczone spośród takich sytuacji, reszta na bohatera w przegranej rozgrywce:',
    ru: '{games, plural, one {# команда} few {# команды} many {# команд} other {# команды}} ботов уровня «{bot}», от двух до четырёх героев, по три партии; зерно {seed}. Доли — от числа таких случаев, остальное — на героя в проигранной партии:',
  },
  habit: {
    en: '{habit, select, upgrades_sold {upgrades sold} upgrades_laid {upgrades played} cp_left {CP left at the end} cards_left {cards left at the end} tokens_expired {good tokens that expired} answers_held {defeats with an answer held back} healed_for_nothing {healing at full health} went_alone {moves to another tile while a fight could be joined, share} left_to_fall {teammates in danger left to fight alone, share} portals_alone {Boss Portals revealed while a fight could be joined, share} sold_for_nothing {cards sold on the map for CP that then lay idle, per hero and game} mates_dice_too_soon {changes to a teammate’s dice made before the last roll, share} salves_wasted {Salves spent at starting health or above, share} salves_left {Salves left at a loss} loot_declined {boss loot declined, per game} other {Ultimate abilities met and not declared, share}}',
    pl: '{habit, select, upgrades_sold {sprzedane ulepszenia} upgrades_laid {zagrane ulepszenia} cp_left {PW na koniec} cards_left {karty na koniec} tokens_expired {dobre żetony, które przepadły} answers_held {porażki z zatrzymaną odpowiedzią} healed_for_nothing {leczenie przy pełnym zdrowiu} went_alone {ruchy na inny kafelek, choć można było dołączyć do walki, udział} left_to_fall {zagrożeni członkowie drużyny zostawieni w walce, udział} portals_alone {Portale Bossa odkryte, choć można było dołączyć do walki, udział} sold_for_nothing {karty sprzedane na mapie za PW, które potem leżały, na bohatera i rozgrywkę} mates_dice_too_soon {zmiany kości członka drużyny przed ostatnim rzutem, udział} salves_wasted {Maści wydane przy początkowym zdrowiu lub wyższym, udział} salves_left {Maści pozostałe przy porażce} loot_declined {nieprzyjęte łupy bossa, na rozgrywkę} other {zdolności specjalne dostępne i nieogłoszone, udział}}',
    ru: '{habit, select, upgrades_sold {проданные улучшения} upgrades_laid {разыгранные улучшения} cp_left {БС в конце} cards_left {карты в конце} tokens_expired {пропавшие полезные жетоны} answers_held {поражения с придержанным ответом} healed_for_nothing {лечение при полном здоровье} went_alone {ходы на другой тайл, хотя можно было вступить в бой, доля} left_to_fall {члены команды в опасности, оставленные в бою, доля} portals_alone {порталы босса, открытые, хотя можно было вступить в бой, доля} sold_for_nothing {карты, проданные на карте за БС, которые остались лежать, на героя и партию} mates_dice_too_soon {изменения кубиков члена команды до последнего броска, доля} salves_wasted {мази, израсходованные при начальном здоровье или выше, доля} salves_left {мази, оставшиеся при поражении} loot_declined {непринятая добыча босса, за партию} other {собранные и необъявленные легендарные способности, доля}}',
  },
  atMost: { en: 'at most {bound, number}', pl: 'najwyżej {bound, number}', ru: 'не больше {bound, number}' },
  atLeast: { en: 'at least {bound, number}', pl: 'co najmniej {bound, number}', ru: 'не меньше {bound, number}' },
} as const satisfies Record<string, Message>;
