// The parts every rules page is made of: a section with its heading, and a paragraph.
import type { Message, Params } from '@wyrmtable/words';
import type { ReactNode } from 'react';
import { Rule } from '../pieces/Rule.tsx';
import { useSpeech } from '../shell/words.ts';

interface SectionProps {
  readonly id: string;
  readonly title: Message;
  readonly children: ReactNode;
}

export function Section({ id, title, children }: SectionProps) {
  const { say } = useSpeech();
  return (
    <section className="rules__section" aria-labelledby={id}>
      <Rule id={id}>{say(title)}</Rule>
      {children}
    </section>
  );
}

export function Text({ of, with: params }: { readonly of: Message; readonly with?: Params }) {
  const { say } = useSpeech();
  return <p className="prose">{say(of, params)}</p>;
}
