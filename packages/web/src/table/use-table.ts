// A table for components: its port for as long as they stand, and its snapshot.
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { TablePort, TableSnapshot } from './port.ts';

/** Opens a port for as long as the component stands; null before the first one is open. */
export function usePort<P extends TablePort>(open: () => P): P | null {
  const [port, setPort] = useState<P | null>(null);
  useEffect(() => {
    const opened = open();
    setPort(opened);
    return () => opened.close();
  }, [open]);
  return port;
}

export function useSnapshot(port: TablePort): TableSnapshot {
  return useSyncExternalStore(port.subscribe, port.snapshot);
}
