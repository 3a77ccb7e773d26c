// The tables that can be laid, by game; each is fetched only when it is opened.
import type { GameId } from '@wyrmtable/shelf';
import { lazy } from 'react';
import type { TableView } from './contract.ts';

export const TABLE_VIEWS: Readonly<Record<GameId, TableView>> = {
  'dragon-farkle': lazy(() => import('./dragon-farkle/index.tsx')),
  etchinstone: lazy(() => import('./etchinstone/index.tsx')),
  'dice-throne': lazy(() => import('./dice-throne/index.tsx')),
  adventures: lazy(() => import('./adventures/index.tsx')),
};
