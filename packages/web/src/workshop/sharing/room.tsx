// /heroes and /heroes/CODE, in one chunk for the router: all of them, or the one with that code.
import { lazy } from '../../shell/patient.ts';
import SharedHeroes from './list.tsx';

const SharedHeroPage = lazy(() => import('./page.tsx'));

export default function SharedRoom({ code }: { readonly code: string | null }) {
  return code === null ? <SharedHeroes /> : <SharedHeroPage key={code} code={code} />;
}
