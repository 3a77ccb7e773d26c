// Buttons for the answers that belong to one thing, at the foot of its sheet.
import { Btn } from '../../pieces/Btn.tsx';
import { type Answer, useThrone } from './table.ts';

export function Orders({ answers }: { readonly answers: readonly Answer[] }) {
  const table = useThrone();
  return answers.map((answer, i) => (
    <Btn key={answer.choice} kind={i === 0 ? 'primary' : 'quiet'} onPress={() => table.send(answer.choice)}>
      {table.words.order(answer.reading)}
    </Btn>
  ));
}
