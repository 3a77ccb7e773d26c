// Whether word was asked for on this device: pages that do not speak of it need know no more.
import { deviceStorage } from '../shell/device-storage.ts';

/** Where it stands what this device is to be told. */
export const WORD_PLACE = 'word';

export const isWordWanted = (): boolean => deviceStorage.read(WORD_PLACE) !== undefined;
