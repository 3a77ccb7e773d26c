import { dragonFarkle as g } from '@wyrmtable/dragon-farkle';
import { swiftChance } from '@wyrmtable/kernel';
import { answerBy } from './src/dragon-farkle/play/policy.ts';
import { SOUND, type Style } from './src/dragon-farkle/play/style.ts';
function duel(a: Style, b: Style, n: number, seats=2) { let w=0;
 for(let i=0;i<n;i++){ const me=i%seats; const chance=swiftChance(77+Math.floor(i/seats)); const s=g.start({wounds:3,first:0} as never,seats,chance); 
  for(;;){const seat=g.toMove(s); if(seat===null)break; const cs=g.choices(s,seat); g.apply(s,answerBy(seat===me?a:b,s,seat,cs),chance,null);} if(s.winner===me)w++; }
 return w/n; }
const N=Number(process.argv[2]??4000);
const seats=Number(process.argv[3]??2);
const variants: Record<string,Partial<Style>> = JSON.parse(process.argv[4]??'{}');
for (const [k,v] of Object.entries(variants)) { const t=performance.now(); const p=duel({...SOUND,...v},SOUND,N,seats); console.log(k, (100*p).toFixed(1), '±', (196*Math.sqrt(p*(1-p)/N)).toFixed(1), ((performance.now()-t)/N).toFixed(3),'ms/game'); }
