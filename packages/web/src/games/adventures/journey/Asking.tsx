// The prompt of the campaign: what is asked of whom, and every answer there is.
import { ASKING, REGIONS } from '@wyrmtable/words/adv-table';
import { askingLine, choiceLine, momentOf } from '@wyrmtable/words/adventures';
import { Btn } from '../../../pieces/Btn.tsx';
import { Prompt } from '../../../pieces/Prompt.tsx';
import { fromArena, nameOf, useAdventure } from '../table.ts';

export function Asking() {
  const table = useAdventure();
  const { say, lang, view, answers, arenaAnswers, send, canUndo, undo, names, heroes, title } = table;
  const asked = [...answers, ...arenaAnswers.map(({ choice, reading }) => ({ choice: fromArena(choice), reading }))];
  const moment = momentOf(view);
  const waiting = asked.length === 0;
  const wait =
    view.stage === 'over'
      ? say(ASKING.over)
      : view.toMove === null
        ? say(ASKING.window)
        : say(ASKING.wait, { name: nameOf(table, view.toMove) });
  return (
    <Prompt
      label={say(REGIONS.prompt)}
      title={waiting ? wait : askingLine(lang, view)}
      titleRef={title}
      waiting={waiting}
      {...(waiting
        ? {}
        : {
            offers: (
              <ul className="offers" aria-label={say(REGIONS.answers)}>
                {asked.map(({ choice, reading }) => (
                  <li key={choice}>
                    <Btn kind="quiet" onPress={() => send(choice)}>
                      {choiceLine(lang, reading, names, heroes, moment)}
                    </Btn>
                  </li>
                ))}
              </ul>
            ),
          })}
      actions={
        canUndo && (
          <Btn icon="anticlockwise-rotation" hotkey="U" onPress={undo}>
            {say(ASKING.undo)}
          </Btn>
        )
      }
    />
  );
}
