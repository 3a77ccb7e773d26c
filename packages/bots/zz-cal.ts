import { dragonFarkle as g } from '@wyrmtable/dragon-farkle';
import { swiftChance } from '@wyrmtable/kernel';
import { answerBy } from './src/dragon-farkle/play/policy.ts';
import { SOUND } from './src/dragon-farkle/play/style.ts';
import { winChance } from './src/dragon-farkle/race/position.ts';
const seats=Number(process.argv[2]??2), M=600;
const pos=[]; 
for(let i=0;pos.length<250;i++){const chance=swiftChance(i); const s=g.start({wounds:3} as never,seats,chance); const pick=1+chance.below(20); let last=0;
 for(;;){const seat=g.toMove(s); if(seat===null)break; if(s.step==='turn'&&s.turn===pick&&last!==s.turn){pos.push(g.copy(s));last=s.turn;break;} g.apply(s,answerBy(SOUND,s,seat,g.choices(s,seat)),chance,null);} }
let se=0,b=0,base=0; const rows=[];
for(const p of pos){ let w=0; const seat=p.active; for(let k=0;k<M;k++){const chance=swiftChance(1e6+k*7919); const s=g.copy(p); g.redeal(s,seat,chance); for(;;){const m=g.toMove(s); if(m===null)break; g.apply(s,answerBy(SOUND,s,m,g.choices(s,m)),chance,null);} if(s.winner===seat)w++;}
 const t=w/M, e=winChance(p,seat); se+=(t-e)**2; b+=e-t; rows.push([p.heroes[seat].army,p.heroes[seat].lair,...p.heroes.filter((_,i)=>i!==seat).map(h=>h.army+(h.lair?'L':'')),t,e,p.heroes[seat].items.length]); }
console.log('rmse',Math.sqrt(se/pos.length),'bias',b/pos.length,'noise',0.45/Math.sqrt(M));
const grp=(f:(r:any)=>string)=>{const m=new Map<string,number[]>(); for(const r of rows){const k=f(r); const x=m.get(k)??[0,0,0]; x[0]++; x[1]+=r.at(-2)-r.at(-3); x[2]+=(r.at(-2)-r.at(-3))**2; m.set(k,x);} for(const [k,x] of [...m].sort()) console.log(k,x[0],'bias',(x[1]/x[0]).toFixed(3),'rmse',Math.sqrt(x[2]/x[0]).toFixed(3));};
grp(r=>'own '+(r[1]?'lair':Math.floor(r[0]/1500)*1500)); if(seats===2) grp(r=>'rival '+(String(r[2]).endsWith('L')?'lair':Math.floor(parseInt(r[2])/1500)*1500));
