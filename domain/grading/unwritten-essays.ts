// Decides what completing does with essays that were shown and not written, for each evaluation (GRD-162, GRD-163).
import { joinedList } from '../base/quoted-text.ts';
import { designItem, itemsOfType, type DesignItem } from '../design/design-item.ts';
import type { DesignChanges } from '../design/diff-design.ts';
import { unwrittenOf, type NumberedEssay, type WorkToComplete } from './completion.ts';
import { gradeEntry } from './grading-fields.ts';

/** The choices that instructors can make in advance, as they are stored: a grade of 0, or no grade. */
const SETTLED = ['zero', 'leaveOut'] as const;
export type SettledEssays = (typeof SETTLED)[number];

/** By evaluation. Without an entry, the grading desk asks each time. */
export type UnwrittenSettings = ReadonlyMap<string, SettledEssays>;

/** What a stored text settles; null for any other text. */
export function parseSettledEssays(text: string): SettledEssays | null {
  return SETTLED.find((known) => known === text.trim()) ?? null;
}

/** The settings of a course. */
export function readUnwrittenSettings(items: readonly DesignItem[]): UnwrittenSettings {
  return new Map(
    itemsOfType(items, 'unwrittenEssays').flatMap(({ dataID, dataText }) => {
      const settled = parseSettledEssays(dataText);
      return settled === null ? [] : [[dataID, settled]];
    }),
  );
}

/** The words for a choice where it is made; null for none. */
export function settledWords(settled: SettledEssays | null): string {
  if (settled === null) return 'Ask each time';
  return settled === 'zero' ? 'Always enter 0' : 'Always leave out of the average';
}

/** The change that settles it, or that asks each time again. */
export function unwrittenSettingChange(
  evaluationId: string,
  settled: SettledEssays | null,
): DesignChanges {
  const key = { dataType: 'unwrittenEssays', dataID: evaluationId } as const;
  if (settled === null) return { upserts: [], removals: [key] };
  return { upserts: [designItem({ ...key, dataText: settled })], removals: [] };
}

/** The essays that were shown, not written and not graded; none where no question gets a grade of its own. */
export function ungradedUnwritten(work: WorkToComplete): readonly NumberedEssay[] {
  if (gradeEntry(work.settings) !== 'questions') return [];
  return unwrittenOf(work).filter(({ question }) => !work.graded.questionGrades.has(question.id));
}

/**
 * The way in which completing treats such essays: as settled, or 'ask'. A student's existing grade is never lowered
 * without asking.
 */
export function onCompletion(
  settled: SettledEssays | undefined,
  isBack: boolean,
): SettledEssays | 'ask' {
  return isBack ? 'ask' : (settled ?? 'ask');
}

/** The sentence of the desk after it did what is settled. */
export function settledSentence(
  settled: SettledEssays,
  essays: readonly NumberedEssay[],
  name: string,
): string {
  const numbers = essays.map(({ number }) => number);
  const questions = `${numbers.length === 1 ? 'question' : 'questions'} ${joinedList(numbers.map(String), 'and')}`;
  return settled === 'zero'
    ? `${name}: 0 was entered for ${questions}, because nothing was written.`
    : `${name}: ${questions} ${numbers.length === 1 ? 'was' : 'were'} left out, because nothing was written.`;
}

/** How many of the essays that are shown have no grade: an average leaves them out (GRD-164). */
export function leftOutEssays(
  shownIds: readonly string[],
  questionGrades: ReadonlyMap<string, number>,
): number {
  return shownIds.filter((id) => !questionGrades.has(id)).length;
}
