// What the commands `load` and `chaos` report.
import type { Message } from '../phrase.ts';

export const TRIAL = {
  moves: {
    en: '{moves, number} moves at {tables, plural, one {# table} other {# tables}}: {perSecond, number} a second.',
    pl: 'Ruchy: {moves, number}; stoły: {tables, number}; ruchów na sekundę: {perSecond, number}.',
    ru: 'Ходов: {moves, number}; столов: {tables, number}; ходов в секунду: {perSecond, number}.',
  },
  latency: {
    en: 'From a move to its acknowledgement: half within {p50, number} ms, 99 of 100 within {p99, number} ms, all within {max, number} ms.',
    pl: 'Od ruchu do potwierdzenia: połowa w {p50, number} ms, 99 na 100 w {p99, number} ms, wszystkie w {max, number} ms.',
    ru: 'От хода до подтверждения: половина за {p50, number} мс, 99 из 100 за {p99, number} мс, все за {max, number} мс.',
  },
  trouble: {
    en: 'Refused: {refused, number}. Gaps: {gaps, number}. Acknowledged and lost: {lost, number}.',
    pl: 'Odrzucone: {refused, number}. Luki: {gaps, number}. Potwierdzone i utracone: {lost, number}.',
    ru: 'Отклонено: {refused, number}. Пропусков: {gaps, number}. Подтверждено и потеряно: {lost, number}.',
  },
  refused: {
    en: 'The server refuses to be tried like this ({code}): start it with `serve --limits 1000000`.',
    pl: 'Serwer nie pozwala na taką próbę ({code}): uruchom go przez `serve --limits 1000000`.',
    ru: 'Сервер не допускает такой проверки ({code}): запустите его через `serve --limits 1000000`.',
  },
  unreachable: {
    en: '{server} cannot be reached: {problem}.',
    pl: 'Nie można połączyć się z {server}: {problem}.',
    ru: 'Не удаётся связаться с {server}: {problem}.',
  },
  kills: {
    en: 'Killed so many times: servers {server, number}, the database {database, number}, the bus {bus, number}.',
    pl: 'Ile razy zabito: serwery {server, number}, bazę {database, number}, magistralę {bus, number}.',
    ru: 'Сколько раз убито: серверы {server, number}, база {database, number}, шина {bus, number}.',
  },
  recovery: {
    en: 'All tables went on: half of the times within {p50, number} ms, always within {max, number} ms.',
    pl: 'Wszystkie stoły grały dalej: w połowie przypadków w {p50, number} ms, zawsze w {max, number} ms.',
    ru: 'Все столы продолжали игру: в половине случаев за {p50, number} мс, всегда за {max, number} мс.',
  },
  reckoned: {
    en: 'Matches: {matches, number}. Acknowledged moves: {acknowledged, number}. Lost: {lost, number}. Doubled: {doubled, number}. Out of order: {disordered, number}. Gaps: {gaps, number}.',
    pl: 'Partie: {matches, number}. Potwierdzone ruchy: {acknowledged, number}. Utracone: {lost, number}. Podwojone: {doubled, number}. W złej kolejności: {disordered, number}. Luki: {gaps, number}.',
    ru: 'Партий: {matches, number}. Подтверждённых ходов: {acknowledged, number}. Потеряно: {lost, number}. Удвоено: {doubled, number}. Не по порядку: {disordered, number}. Пропусков: {gaps, number}.',
  },
  judged: {
    en: 'Unverified matches: {unverified, number}. Times a table did not go on: {stuck, number}. Leaks: {leaks, number}.',
    pl: 'Niezweryfikowane partie: {unverified, number}. Ile razy stół utknął: {stuck, number}. Przecieki: {leaks, number}.',
    ru: 'Непроверенных партий: {unverified, number}. Сколько раз стол не продолжил игру: {stuck, number}. Утечек: {leaks, number}.',
  },
  late: {
    en: 'Table {table, number} ({match}) did not go on after kill {kill, number} of {after, select, server {a server} database {the database} other {the bus}}, at {at}.',
    pl: 'Stół {table, number} ({match}) utknął po {kill, number}. zabiciu {after, select, server {serwera} database {bazy} other {magistrali}}, o {at}.',
    ru: 'Стол {table, number} ({match}) не продолжил игру после {kill, number}-го убийства {after, select, server {сервера} database {базы} other {шины}}, в {at}.',
  },
  noPlayers: {
    en: 'The players of `--players` did not come: {problem}',
    pl: 'Gracze z `--players` nie przyszli: {problem}',
    ru: 'Игроки из `--players` не пришли: {problem}',
  },
  noService: {
    en: 'The service to be tried could not be started: {problem}',
    pl: 'Nie udało się uruchomić serwisu do próby: {problem}',
    ru: 'Не удалось запустить сервис для проверки: {problem}',
  },
} as const satisfies Record<string, Message>;
