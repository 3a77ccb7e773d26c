// The bar at a phone's lower edge that opens what stands beside the table on a wider screen, one sheet at a time.
import './sheets.css';
import { Btn } from './Btn.tsx';

export interface SheetsProps<Id extends string> {
  readonly sheets: readonly { readonly id: Id; readonly icon: string; readonly text: string }[];
  readonly open: Id | null;
  readonly onOpen: (id: Id | null) => void;
}

export function Sheets<Id extends string>({ sheets, open, onOpen }: SheetsProps<Id>) {
  return (
    <div className="sheets">
      {sheets.map(({ id, icon, text }) => (
        <Btn key={id} kind="quiet" icon={icon} expanded={open === id} onPress={() => onOpen(open === id ? null : id)}>
          {text}
        </Btn>
      ))}
    </div>
  );
}

/** What makes a part of the table a sheet. */
export const sheetOpen = (open: boolean): { readonly 'data-open'?: true } => (open ? { 'data-open': true } : {});
