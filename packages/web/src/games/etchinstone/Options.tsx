// The decisions beside the forecast, each with what it would come to.
import './options.css';
import { Icon } from '../../pieces/Icon.tsx';
import { Rule } from '../../pieces/Rule.tsx';
import { useBoard } from './board.ts';
import { optionGroups } from './deciding.ts';
import { type Draft, forecastOf } from './draft.ts';
import { gistOf } from './verdict.ts';

function Gist({ draft }: { readonly draft: Draft }) {
  const board = useBoard();
  const reckoned = forecastOf(board.view, draft);
  return reckoned === null ? null : <small>{gistOf(board, reckoned)}</small>;
}

export function Options() {
  const board = useBoard();
  const groups = optionGroups(board);
  if (groups.length === 0) return null;
  return (
    <div className="options">
      {groups.map(({ key, title, options }) => (
        <fieldset className="options__group" key={key} data-many={options.length > 2 || undefined}>
          <legend className="sr-only">{title}</legend>
          <span aria-hidden="true">
            <Rule>{title}</Rule>
          </span>
          {options.map((option) => (
            <button
              key={option.key}
              type="button"
              className="btn option"
              aria-pressed={option.chosen}
              onClick={option.choose}
            >
              <Icon name={option.icon} />
              <span>
                {option.text}
                <Gist draft={option.draft} />
              </span>
            </button>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
