// Describes a question read from a file before it is added to a course, and lists what can't be added (QTI-1 to
// QTI-3).
import { storableText } from '../answers/storable-text.ts';
import { TEXT_LIMIT } from '../base/call-limits.ts';
import { beginningOf } from '../base/quoted-text.ts';
import { countedNoun } from '../base/counted-noun.ts';
import { plainText } from '../base/marked-text.ts';
import { optionTextRefusal, optionTextRefusalText } from '../questions/option-text.ts';
import { withMinimumOptions } from '../questions/question-options.ts';
import { isChoice, type QuestionType } from '../questions/question-type.ts';

/** One question as a file describes it. */
export interface FoundQuestion {
  /** Where it is in the file: 'Row 3', 'Question 3'. */
  readonly place: string;
  /** The ID that the file gives it; '' if none. */
  readonly givenId: string;
  readonly type: QuestionType;
  readonly text: string;
  readonly options: readonly string[];
  readonly logic: string;
  /** The class day as the file names it; '' if none. */
  readonly classDay: string;
  /** What wasn't understood or kept, in sentences. */
  readonly notes: readonly string[];
}

/** A question that can be added. */
export type QuestionDraft = FoundQuestion;

/** A part of the file that doesn't become a question, and why. */
interface LeftOutItem {
  readonly place: string;
  /** Enough of its text or title to recognize it. */
  readonly label: string;
  readonly notes: readonly string[];
}

export interface QuestionFileReading {
  readonly drafts: readonly QuestionDraft[];
  readonly leftOut: readonly LeftOutItem[];
  /** Sentences about the file as a whole. */
  readonly notes: readonly string[];
}

/** The most questions that are added from one file. */
export const MOST_FILE_QUESTIONS = 1000;

/** The most options of a question in a file. */
export const MOST_FILE_OPTIONS = 100;

const LABEL_LENGTH = 80;

export type DraftOutcome = { readonly draft: QuestionDraft } | { readonly leftOut: LeftOutItem };

/**
 * The draft of a found question, or the reason that it can't be one: no text, or options or a length that can't be
 * stored.
 */
export function questionDraft(found: FoundQuestion): DraftOutcome {
  const question = storable(found);
  const fault = faultOf(question);
  if (fault !== null) {
    const label = draftLabel(question.text === '' ? question.options.join(', ') : question.text);
    return { leftOut: { place: found.place, label, notes: [fault, ...question.notes] } };
  }
  return { draft: isChoice(question.type) ? withTwoOptions(question) : withoutOptions(question) };
}

/** The outcomes of a whole file as one reading; questions beyond the most that are read are listed as left out. */
export function readingOf(
  outcomes: readonly DraftOutcome[],
  notes: readonly string[],
): QuestionFileReading {
  const all = outcomes.flatMap((outcome) => ('draft' in outcome ? [outcome.draft] : []));
  const tooMany = all.slice(MOST_FILE_QUESTIONS).map(({ place, text }) => ({
    place,
    label: draftLabel(text),
    notes: [`At most ${countedNoun(MOST_FILE_QUESTIONS, 'question')} can be read from a file.`],
  }));
  return {
    drafts: all.slice(0, MOST_FILE_QUESTIONS),
    leftOut: [
      ...outcomes.flatMap((outcome) => ('leftOut' in outcome ? [outcome.leftOut] : [])),
      ...tooMany,
    ],
    notes,
  };
}

/** The beginning of a text without marks, on one line. */
export function draftLabel(text: string): string {
  const line = plainText(beginningOf(text)).trim().replaceAll(/\s+/gu, ' ');
  return line.length <= LABEL_LENGTH
    ? line
    : `${line.slice(0, LABEL_LENGTH).toWellFormed().trimEnd()}…`;
}

function storable(found: FoundQuestion): FoundQuestion {
  const clean = {
    ...found,
    text: storableText(found.text).trim(),
    options: found.options.map((option) => storableText(option).trim()),
    logic: storableText(found.logic).trim(),
  };
  const isSame = [found.text, found.logic, ...found.options].every(
    (text) => storableText(text) === text,
  );
  const note = 'Characters that can’t be stored were left out.';
  return isSame ? clean : { ...clean, notes: [...clean.notes, note] };
}

function faultOf({ text, options, logic, type }: FoundQuestion): string | null {
  if (text === '') return 'It has no text.';
  if (text.length > TEXT_LIMIT) return tooLong('Its text');
  if (logic.length > TEXT_LIMIT) return tooLong('Its logic');
  if (!isChoice(type)) return null;
  if (options.length > MOST_FILE_OPTIONS) {
    return `It has ${countedNoun(options.length, 'option')}. A question can have at most ${MOST_FILE_OPTIONS}.`;
  }
  if (options.join('|||').length > TEXT_LIMIT) return tooLong('The list of its options');
  for (const [index, option] of options.entries()) {
    const code = optionTextRefusal(option);
    if (code !== undefined) return optionTextRefusalText({ code, optionNumber: index + 1 });
  }
  return null;
}

function tooLong(what: string): string {
  return `${what} is longer than ${TEXT_LIMIT.toLocaleString('en')} characters.`;
}

/** Students don't get a choice question until it has two options with text. */
function withTwoOptions(question: FoundQuestion): QuestionDraft {
  const written = question.options.filter((option) => option !== '').length;
  const options = withMinimumOptions(question.options);
  if (written >= 2) return { ...question, options };
  const note =
    written === 0 ? 'It has no options. Add at least two.' : 'It has only one option. Add another.';
  return { ...question, options, notes: [...question.notes, note] };
}

function withoutOptions(question: FoundQuestion): QuestionDraft {
  const given = question.options.filter((option) => option !== '');
  if (given.length === 0) return { ...question, options: [] };
  const note = `Only choice questions have options. Left out: ${given.map(draftLabel).join('; ')}`;
  return { ...question, options: [], notes: [...question.notes, note] };
}
