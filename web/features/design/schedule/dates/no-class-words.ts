// The sentences of the Dates tab about days without class.
import { cardDateLabel } from '@elenchus/domain/base/calendar.ts';
import { dateRangeLabel } from '@elenchus/domain/base/date-range.ts';
import type { NoClassRemarks } from '@elenchus/domain/schedule/no-class-effects.ts';
import type { NoClass, NoClassFault } from '@elenchus/domain/schedule/no-class.ts';
import { countOf } from '../../../../ui/count-words.ts';
import { dateOfRow, nameOfRow } from '../row-words.ts';

const NAMED = 3;

/** 'Nov 26 – 28, Thanksgiving'. */
export function noClassName({ reason, ...range }: NoClass): string {
  return reason ? `${dateRangeLabel(range)}, ${reason}` : dateRangeLabel(range);
}

/** The field that a refused entry is about. */
export function noClassField(fault: NoClassFault): 'from' | 'to' | 'reason' {
  switch (fault.code) {
    case 'bad-date':
      return fault.field;
    case 'no-first-day':
      return 'from';
    case 'long-reason':
      return 'reason';
    case 'end-before-start':
    case 'too-many-days':
      return 'to';
    default:
      return fault satisfies never;
  }
}

/** A wrong year, or days that were entered twice; empty when nothing is wrong. */
export function noClassHints(
  { from }: NoClass,
  { isOutsideTerm, overlapping }: NoClassRemarks,
): readonly string[] {
  const outside = `${cardDateLabel(from)} is outside the term. Is the year right?`;
  return [
    ...(isOutsideTerm ? [outside] : []),
    ...overlapping.map((other) => `Overlaps ${noClassName(other)}.`),
  ];
}

/** Which class days fall on days without class, and how to fix it; null when there are none. */
export function classDaysOnNoClass({ classDays }: NoClassRemarks) {
  if (classDays.length === 0) return null;
  const isOne = classDays.length === 1;
  const names = classDays
    .slice(0, NAMED)
    .map((row) => `“${nameOfRow(row)}” (${dateOfRow(row)})`)
    .join(', ');
  const more = classDays.length > NAMED ? `, and ${classDays.length - NAMED} more` : '';
  const count = `${countOf(classDays.length, 'class day')} ${isOne ? 'falls' : 'fall'}`;
  const until = isOne
    ? 'It keeps its date until you move it.'
    : 'They keep their dates until you move them.';
  return {
    sentence: `${count} on these days: ${names}${more}. ${until}`,
    button: isOne ? 'Move it to the next free date' : 'Move them to the next free dates',
  };
}
