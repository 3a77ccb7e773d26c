// Dragons of Etchinstone at its table: what is fetched with it, and where the rest is.
import type { AtTable } from '../manifest.ts';

export const atTable: AtTable = {
  // Alone on the road everything is the watcher's own doing: what has come of it is seen when it has been told.
  onStage: (view) => view,
  hearing: async () => (await import('./cues.ts')).hear,
  // A night road.
  bed: {
    pitch: 420,
    loud: 0.08,
    breathes: 11,
    strays: ({ breath, slide }) => [[breath(0, 500, 800, 2.4, 0.08)], [slide(0, 620, 470, 0.5, 'sine', 0.025)]],
  },
  choiceWords: async () => (await import('./slips.ts')).slips,
  telling: async () => ({ slips: (await import('./slips.ts')).slips, aside: null }),
  taskRules: { road: 'ETCH-7.3', harm: 'ETCH-15.7', growth: 'ETCH-16.1', plan: 'ETCH-20.3' },
  held: null,
  // The first road is an ordinary one, with lessons that wait for their moment (`teaching.ts`).
  firstMatch: null,
  encounters: null,
};
