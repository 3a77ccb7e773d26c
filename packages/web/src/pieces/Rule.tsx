// A heading of the margin, with a gilt rule that fades away beside it.
import './frame.css';
import type { ReactNode } from 'react';

export function Rule({ children, id }: { readonly children: ReactNode; readonly id?: string }) {
  return (
    <h2 className="rule" id={id}>
      {children}
    </h2>
  );
}
