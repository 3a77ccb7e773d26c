import { openDoors } from './doors.ts';
import { ETCH_STOPS, KEPT_ETCH_TABLES } from './etchinstone-stops.ts';
import { looks } from './looking.ts';

const doors = openDoors();

looks(doors, { stops: ETCH_STOPS, remembers: KEPT_ETCH_TABLES });
