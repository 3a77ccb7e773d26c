// The peers by name, as the bench knows them.
import type { Peers } from '../src/peers.ts';
import { playBoardgameIo } from './boardgame-io.ts';
import { playChess } from './chess.ts';
import { playShowdown } from './showdown.ts';

export const peers: Peers = { playBoardgameIo, playChess, playShowdown };
