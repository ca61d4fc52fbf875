// Describes what adding parts of another course does (FIL-14).
import { countedNoun } from '../base/counted-noun.ts';
import { joinedList, quotedText } from '../base/quoted-text.ts';
import { itemTitle } from '../course/item-title.ts';
import type { MergePlace } from './chosen-parts.ts';
import type { MergeReport } from './merge-parts.ts';

/** The sentences of a preview; what was added comes first. */
export function mergeSentences(report: MergeReport, place: MergePlace): readonly string[] {
  return [
    addedSentence(report, place),
    ...(report.theses.length > 0 ? [thesesSentence(report)] : []),
    ...report.theses
      .filter(({ from, to }) => from !== to)
      .map(
        ({ from, to }) =>
          `This course has another thesis named ${from}, so the added one is named ${to}.`,
      ),
    ...optional(
      report.recognizedTheses,
      (names) => `This course already has the same thesis: ${names}.`,
    ),
    ...optional(
      report.evaluations,
      (names) => `Evaluations are added: ${names}. They have no due date yet.`,
    ),
    ...optional(report.personas, (names) => `Personas are added: ${names}.`),
    ...optional(
      report.leftPersonas,
      (names) => `Personas are left out, because some of their questions aren’t chosen: ${names}.`,
    ),
    ...report.refused.map(
      ({ item, sentence }) => `${quotedText(itemTitle(item))} can’t be added. ${sentence}`,
    ),
  ];
}

/** What was added, in a few words: 'Added 3 questions'. */
export function mergedWords({ questionCount, sections }: MergeReport): string {
  if (questionCount > 0) return countedNoun(questionCount, 'question');
  const days = sections.flatMap((section) => section.days).length;
  return days > 0 ? countedNoun(days, 'class day') : 'parts of another course';
}

function addedSentence({ sections, questionCount }: MergeReport, place: MergePlace): string {
  const questions = countedNoun(questionCount, 'question');
  if (place.kind === 'day')
    return `${questions} at the end of the class day. Nothing else changes.`;
  const days = sections.flatMap((section) => section.days).length;
  if (sections.length === 0)
    return 'No sections are added. The rest of your course stays the same.';
  const rows = `${countedNoun(sections.length, 'section')} with ${countedNoun(days, 'class day')}`;
  return `${rows} and ${questions} at the end of the schedule. The class days have no date yet. The rest of your course stays the same.`;
}

function thesesSentence({ theses }: MergeReport): string {
  const count = theses.length === 1 ? '1 thesis' : `${theses.length} theses`;
  const names = theses.map(({ to }) => to);
  return `${count}: ${joinedList(names, 'and')}.`;
}

function optional(
  names: readonly string[],
  sentence: (names: string) => string,
): readonly string[] {
  return names.length === 0 ? [] : [sentence(joinedList(names, 'and'))];
}
