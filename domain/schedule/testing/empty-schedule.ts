// A schedule without a row, for tests to fill.
import type { Schedule } from '../schedule.ts';

export const EMPTY_SCHEDULE: Schedule = { sections: [], topics: [], dates: [], links: [] };
