// Who this person is to the server, asked once.
import { useEffect, useState } from 'react';
import { type Me, me } from './api.ts';

/** Null until the server has said it. */
export function useMe(): Me | null {
  const [who, setWho] = useState<Me | null>(null);
  useEffect(() => {
    void me().then(setWho);
  }, []);
  return who;
}
