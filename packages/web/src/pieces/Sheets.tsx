// The bar at a phone's lower edge that opens what stands beside the table on a wider screen, one sheet at a time.
import './sheets.css';
import { Btn } from './Btn.tsx';

export interface SheetsProps<Name extends string> {
  readonly sheets: readonly { readonly name: Name; readonly icon: string; readonly text: string }[];
  readonly open: Name | null;
  readonly onOpen: (name: Name | null) => void;
}

export function Sheets<Name extends string>({ sheets, open, onOpen }: SheetsProps<Name>) {
  return (
    <div className="sheets">
      {sheets.map(({ name, icon, text }) => (
        <Btn
          key={name}
          kind="quiet"
          icon={icon}
          expanded={open === name}
          onPress={() => onOpen(open === name ? null : name)}
        >
          {text}
        </Btn>
      ))}
    </div>
  );
}

/** What makes a part of the table a sheet. */
export const sheetOpen = (open: boolean): { readonly 'data-open'?: true } => (open ? { 'data-open': true } : {});
