import { dragonFarkle as g, windowOf } from '@wyrmtable/dragon-farkle';
import { question, swiftChance } from '@wyrmtable/kernel';
import { answerBy } from './src/dragon-farkle/play/policy.ts';
import { SOUND } from './src/dragon-farkle/play/style.ts';
import { chooseSet, decideRoll } from './src/dragon-farkle/master/rolls.ts';
import { search } from './src/dragon-farkle/master/search.ts';
const [, , mode='', n='500', budget='500', seed0='0']=process.argv;
let w=0, N=Number(n); const t=performance.now(); const T:Record<string,[number,number]>={};
for(let i=0;i<N;i++){ const me=i%2; const chance=swiftChance(5000+Number(seed0)+(i>>1)); const s=g.start({wounds:3,first:0} as never,2,chance); let k=0;
 for(;;){ const seat=g.toMove(s); if(seat===null)break; const cs=g.choices(s,seat); let c=cs[0]!; k++;
  if(cs.length>1){ if(seat!==me) c=answerBy(SOUND,s,seat,cs); else { const t0=performance.now(); let kind='';
    const win=windowOf(s);
    if(win===null&&s.step==='choose'){ kind='choose'; c=mode.includes('c')?chooseSet(s,cs):answerBy(SOUND,s,seat,cs);}
    else if(win===null&&s.step==='decide'&&s.action!=='finalBattle'){kind='decide';c=mode.includes('d')?decideRoll(s,cs):answerBy(SOUND,s,seat,cs);}
    else if(win===null&&(s.step==='keep'||s.step==='limit')) c=answerBy(SOUND,s,seat,cs);
    else { kind=win??s.step; const on=win===null?(s.step==='turn'?mode.includes('t'):mode.includes('o')):mode.includes('w'); const q=question(g,s,seat,Number(budget),i*1000+k); c=on?search(seat,cs,q.sample,q.budget,q.seed):answerBy(SOUND,s,seat,cs);} const x=T[kind]??=[0,0]; x[0]+=performance.now()-t0;x[1]++; } }
  g.apply(s,c,chance,null);} if(s.winner===me)w++; }
const p=w/N; console.log(mode,budget,(100*p).toFixed(1),'±',(196*Math.sqrt(p*(1-p)/N)).toFixed(1),((performance.now()-t)/N).toFixed(1),'ms/game',JSON.stringify(Object.fromEntries(Object.entries(T).map(([k,[a,b]])=>[k,[(a/b).toFixed(2),(b/N).toFixed(1)]]))));
