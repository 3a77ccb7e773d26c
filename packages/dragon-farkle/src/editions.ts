// Content of editions that matches may still name, kept by `wyrmtable editions keep` (docs/editions.md).
import type { Brought } from '@wyrmtable/kernel';
import kept from '../editions/kept.json' with { type: 'json' };

export const EDITIONS: Brought = kept;
