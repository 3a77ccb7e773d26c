// A gilt cartouche round something that deserves one.
import './frame.css';
import type { ReactNode } from 'react';

export function Frame({ children }: { readonly children: ReactNode }) {
  return <div className="frame">{children}</div>;
}
