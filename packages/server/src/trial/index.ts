// What a service stands on, for those who try it out: a PostgreSQL and a Redis that may be killed, and a crowd of tables.
export { copyTable } from './copies.ts';
export { startPostgres, type TrialDatabase } from './postgres.ts';
export { freePort } from './programs.ts';
export { query } from './query.ts';
export { startRedis, type TrialBus } from './redis.ts';
