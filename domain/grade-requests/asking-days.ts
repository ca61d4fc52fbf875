// Decides until when students may ask about a grade: the setting of an evaluation and the deadline that follows
// (ASK-1, ASK-2).
import { addDays, type IsoDate } from '../base/calendar.ts';
import { localDate, type TimeZone } from '../base/zoned-time.ts';
import { designItem, itemsOfType, type DesignItem } from '../design/design-item.ts';

/** By evaluation, the number of days after the hand back in which students may ask. Without an entry, they can't. */
export type AskingDays = ReadonlyMap<string, number>;

export const MOST_ASKING_DAYS = 365;

/** The number of days in a text; null for anything but a whole number from 1 to 365. */
export function parseAskingDays(text: string): number | null {
  const typed = text.trim();
  const days = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
  return days >= 1 && days <= MOST_ASKING_DAYS ? days : null;
}

/** The settings of a course. */
export function readAskingDays(items: readonly DesignItem[]): AskingDays {
  return new Map(
    itemsOfType(items, 'askingDays').flatMap(({ dataID, dataText }) => {
      const days = parseAskingDays(dataText);
      return days === null ? [] : [[dataID, days]];
    }),
  );
}

/** The record of the setting. */
export function writeAskingDays(evaluationId: string, days: number): DesignItem {
  return designItem({ dataType: 'askingDays', dataID: evaluationId, dataText: String(days) });
}

/** The last day on which a student may ask, by the clock of the course; it counts to its end. */
export function lastAskingDay(handedBackSince: number, days: number, zone: TimeZone): IsoDate {
  return addDays(localDate(handedBackSince, zone), days);
}
