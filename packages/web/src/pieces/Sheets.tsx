// What stands beside the table on a wider screen lies in sheets on a phone: a bar at its lower edge opens one at a time, or one button its only one.
import './sheets.css';
import { common } from '@wyrmtable/words/shell';
import { useEffect } from 'react';
import { useSpeech } from '../shell/words.ts';
import { Btn } from './Btn.tsx';

export interface SheetsProps<Id extends string> {
  readonly sheets: readonly { readonly id: Id; readonly icon: string; readonly text: string }[];
  readonly open: Id | null;
  readonly onOpen: (id: Id | null) => void;
}

/** A sheet goes as every other one does: by the cross in its corner and by Escape. The cross has a line of its own, since a sheet scrolls below it. */
function CloseSheet({ title, onClose }: { readonly title: string; readonly onClose: () => void }) {
  const { say } = useSpeech();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onClose();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onClose]);
  return (
    <span className="sheet-close" data-title={title}>
      <Btn kind="plain" icon="cancel" label={say(common.close)} onPress={onClose} />
    </span>
  );
}

export function Sheets<Id extends string>({ sheets, open, onOpen }: SheetsProps<Id>) {
  const opened = sheets.find(({ id }) => id === open);
  return (
    <div className="sheets">
      {opened !== undefined && <CloseSheet title={opened.text} onClose={() => onOpen(null)} />}
      {sheets.map(({ id, icon, text }) => (
        <Btn key={id} kind="quiet" icon={icon} expanded={open === id} onPress={() => onOpen(open === id ? null : id)}>
          {text}
        </Btn>
      ))}
    </div>
  );
}

export interface SheetToggleProps {
  readonly icon: string;
  readonly label: string;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
}

/** Opens the only sheet of a table and closes it again: it stays in sight above it. */
export function SheetToggle({ icon, label, open, onOpen }: SheetToggleProps) {
  return (
    <span className="sheet-toggle">
      <Btn kind="quiet" icon={icon} label={label} expanded={open} onPress={() => onOpen(!open)} />
    </span>
  );
}

/** What makes a part of the table a sheet. */
export const sheetOpen = (open: boolean): { readonly 'data-open'?: true } => (open ? { 'data-open': true } : {});
