// Says when public holidays aren't known for the whole term (RLL-34).
import type { RolloverPlan } from './rollover-plan.ts';

/** The sentence for a term that isn't within the known days; '' if it is, or has no first or last day yet. */
export function unknownHolidaysNote(
  { startDate, endDate }: Pick<RolloverPlan, 'startDate' | 'endDate'>,
  known: { readonly from: string; readonly to: string },
): string {
  if (startDate === null || endDate === null) return '';
  if (known.from <= startDate && endDate <= known.to) return '';
  const [first, last] = [known.from, known.to].map((date) => date.slice(0, 4));
  return `Public holidays are only known from ${first} to ${last}. Type the other days instead.`;
}
