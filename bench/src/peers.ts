// The peers, which are installed by the first bench that measures beside one of them: nobody else needs them.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import type { Peer } from './measure.ts';
import { perSecond } from './measure.ts';

/** What the peers can do; each gives how much of it was done. */
export interface Peers {
  playBoardgameIo(matches: number, seed: number): number;
  playChess(games: number, seed: number): number;
  playShowdown(battles: number, seed: number): number;
}

const FOLDER = join(import.meta.dirname, '..', 'peers');

/** npm writes this note last, so a broken-off install shows. */
const isInstalled = () => existsSync(join(FOLDER, 'node_modules', '.package-lock.json'));

/** True when the peers are there, installed now if they were not. */
export async function installPeers(): Promise<boolean> {
  if (isInstalled()) return true;
  // npm comes with the Node of the machine, not with the pinned one.
  const PATH = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(delimiter);
  try {
    await promisify(execFile)('npm', ['ci'], { cwd: FOLDER, env: { ...process.env, PATH } });
  } catch {
    return false;
  }
  return isInstalled();
}

async function load(): Promise<Peers> {
  // By address: whoever checks the types of the house need not have the peers.
  const module: { peers: Peers } = await import(new URL('../peers/index.ts', import.meta.url).href);
  return module.peers;
}

function installed(name: string, work: (peers: Peers) => number): Peer {
  return {
    name,
    isInstalledApart: true,
    async measure() {
      const peers = await load();
      return perSecond(() => work(peers));
    },
  };
}

export const boardgameIo = installed('boardgame.io 0.50.2', (peers) => peers.playBoardgameIo(20, 7));
export const chess = installed('chessops 0.15.1, random plies', (peers) => peers.playChess(100, 7));
export const showdown = installed('@pkmn/sim 0.10.11, gen 1 battles', (peers) => peers.playShowdown(20, 7));
