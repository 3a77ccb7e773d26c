// An answer as a button of the prompt: its words, its glyph, the key that gives it, and whether it is the main one.
import { Btn } from './Btn.tsx';
import { PROMPT_WORDS } from './prompt-words.ts';

export interface PromptAnswer {
  readonly text: string;
  readonly icon: string | null;
  readonly hotkey: string | null;
  readonly primary: boolean;
  /** A second, smaller line. */
  readonly note?: string | null;
  /** Its name for the ear, where the words are cut short for the eye. */
  readonly label?: string;
  /** Null while it cannot be given yet. */
  readonly run: (() => void) | null;
}

export function AnswerBtn({ answer }: { readonly answer: PromptAnswer }) {
  const { text, icon, hotkey, primary, note = null, label, run } = answer;
  return (
    <Btn
      kind={primary ? 'primary' : 'quiet'}
      disabled={run === null}
      describedBy={run === null ? PROMPT_WORDS : undefined}
      {...(icon === null ? {} : { icon })}
      {...(hotkey === null ? {} : { hotkey })}
      {...(note === null ? {} : { note })}
      {...(label === undefined ? {} : { label })}
      {...(run === null ? {} : { onPress: run })}
    >
      {text}
    </Btn>
  );
}

/** The answer of a game's own kind, in a line. */
export const promptAnswer = <Kind extends string>(
  kind: Kind,
  text: string,
  hotkey: string,
  run: PromptAnswer['run'],
  icon: string | null = null,
  primary = false,
): PromptAnswer & { readonly kind: Kind; readonly hotkey: string } => ({ kind, text, hotkey, icon, primary, run });
