// How often windows ask, as the command tells it.
import type { Message } from '../phrase.ts';

export const STOPS_ABOUT: Message = {
  en: 'How often windows would ask a person in duels of Dice Throne between bots, and how many of the questions a bot passes.',
  pl: 'Jak często okna pytałyby człowieka w pojedynkach Dice Throne między botami i na ile z tych pytań bot odpowiada pasem.',
  ru: 'Как часто окна спрашивали бы человека в дуэлях «Трона кубов» между ботами и на сколько из этих вопросов бот отвечает пасом.',
};

export const STOPS_FLAG: Message = {
  en: 'which stops are looked at (default auto)',
  pl: 'które ustawienie okien sprawdzamy (domyślnie auto)',
  ru: 'какая настройка окон проверяется (по умолчанию auto)',
};

export const STOPS_WEIGH: Message = {
  en: 'let master weigh every answer to each question',
  pl: 'każ mistrzowi ocenić każdą odpowiedź na każde pytanie',
  ru: 'пусть мастер взвесит каждый ответ на каждый вопрос',
};

export const STOPS_COUNTED = {
  played: {
    en: '{games, plural, one {# duel} other {# duels}}, {turns, plural, one {# turn} other {# turns}}; seed {seed}.',
    pl: '{games, plural, one {# pojedynek} few {# pojedynki} many {# pojedynków} other {# pojedynku}}, {turns, plural, one {# tura} few {# tury} many {# tur} other {# tury}}; ziarno {seed}.',
    ru: '{games, plural, one {# дуэль} few {# дуэли} many {# дуэлей} other {# дуэли}}, {turns, plural, one {# ход} few {# хода} many {# ходов} other {# хода}}; зерно {seed}.',
  },
  windows: {
    en: 'windows with something to answer',
    pl: 'okna, w których można odpowiedzieć',
    ru: 'окна, в которых можно ответить',
  },
  asked: { en: 'asked', pl: 'zadane pytania', ru: 'задано вопросов' },
  passed: { en: 'of these passed by the bot', pl: 'w tym bot pasuje', ru: 'из них бот пасует' },
  missed: {
    en: 'answers of the bot that nobody was asked for',
    pl: 'odpowiedzi bota, o które nikt nie zapytał',
    ru: 'ответы бота, о которых никто не спросил',
  },
  weighed: { en: 'questions that were weighed', pl: 'ocenione pytania', ru: 'взвешено вопросов' },
  gaining: {
    en: 'of these an answer gains something',
    pl: 'w tym odpowiedź coś daje',
    ru: 'из них ответ что-то даёт',
  },
  idle: {
    en: 'of these only a pass does not lose 5 points of a hundred',
    pl: 'w tym tylko pas nie traci 5 punktów na sto',
    ru: 'из них только пас не теряет 5 пунктов из ста',
  },
  inTenTurns: {
    en: 'questions to a player in ten turns',
    pl: 'pytania do gracza na dziesięć tur',
    ru: 'вопросов игроку за десять ходов',
  },
} as const satisfies Record<string, Message>;
