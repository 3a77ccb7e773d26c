// Where words cannot be pressed by themselves: all of it is one button, or the slip of one.
import { createContext, type ReactNode, useContext } from 'react';

const Whole = createContext(false);

export const useWhole = (): boolean => useContext(Whole);

export function AsAWhole({ children }: { readonly children: ReactNode }) {
  return <Whole value={true}>{children}</Whole>;
}
