// A hero's abilities: how often each is used, and what one use brings.
import type { AbilityFigures } from '@wyrmtable/bots/lab';
import { number } from '@wyrmtable/words';
import { abilityName } from '@wyrmtable/words/dice-throne';
import { LAB_PAGE, LAB_REPORT } from '@wyrmtable/words/lab';
import { useSpeech } from '../shell/words.ts';

const BROUGHT = ['damage', 'prevented', 'healed', 'cp', 'cards'] as const;

export function Abilities({ abilities }: { readonly abilities: readonly AbilityFigures[] }) {
  const { say, lang } = useSpeech();
  const tenth = (value: number): string => (value < 0.05 ? '·' : number(lang, Math.round(value * 10) / 10));
  return (
    <div className="lab__scroll">
      <table className="lab__table">
        <caption>{say(LAB_PAGE.abilities)}</caption>
        <thead>
          <tr>
            <th scope="col">{say(LAB_REPORT.ability)}</th>
            <th scope="col">{say(LAB_REPORT.perGame)}</th>
            {BROUGHT.map((field) => (
              <th key={field} scope="col">
                {say(LAB_REPORT[field])}
              </th>
            ))}
            <th scope="col">{say(LAB_PAGE.tokens)}</th>
          </tr>
        </thead>
        <tbody>
          {abilities.map(({ ability, perGame, each }) => (
            <tr key={ability}>
              <th scope="row">{abilityName(lang, ability)}</th>
              <td className="num">{number(lang, Math.round(perGame * 100) / 100)}</td>
              {BROUGHT.map((field) => (
                <td key={field} className="num">
                  {tenth(each[field])}
                </td>
              ))}
              <td className="num">{tenth(each.inflicted + each.gained)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
