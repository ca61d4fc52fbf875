// Turns one item of a quiz file into a draft: the part that QTI 1.2 and 2.x have in common.
import type { MarkupElement, MarkupNode } from './markup-node.ts';
import { readMarkup, readPlainMarkup, textNotes } from './markup-text.ts';
import {
  questionDraft,
  draftLabel,
  type DraftOutcome,
  type FoundQuestion,
} from './question-draft.ts';

/** Reads a text that contains HTML; malformed HTML is read as browsers read it. */
export type ParseHtml = (html: string) => readonly MarkupNode[];

/** A kind of answer that an item asks for and a question here can't. */
export interface UnknownKind {
  readonly unknown: string;
}

interface QuizItemParts {
  readonly place: string;
  readonly title: string;
  readonly kind: FoundQuestion['type'] | UnknownKind;
  readonly text: readonly MarkupNode[];
  readonly options: readonly (readonly MarkupNode[])[];
  /** Other parts that weren't kept. */
  readonly notes: readonly string[];
}

export const SCORING_NOTE = 'Correct answers and points were left out.';
export const FEEDBACK_NOTE = 'Feedback was left out.';
export const SHUFFLE_NOTE = 'Options keep their order here. They aren’t shuffled.';

/** The draft of an item; one of another kind is left out with what it asks for. */
export function quizDraft(parts: QuizItemParts): DraftOutcome {
  const { place, title, kind } = parts;
  const text = readMarkup(parts.text);
  if (typeof kind === 'object') {
    const label = draftLabel(text.text === '' ? title : text.text);
    return { leftOut: { place, label, notes: [kind.unknown] } };
  }
  const options = parts.options.map(readPlainMarkup);
  const notes = [
    ...textNotes(text, 'the question'),
    ...options.flatMap((option, at) => textNotes(option, `option ${at + 1}`)),
    ...parts.notes,
  ];
  const outcome = questionDraft({
    place,
    // Identifiers of quiz files are long and made by programs: no one would type them in logic.
    givenId: '',
    type: kind,
    text: text.text,
    options: options.map((option) => option.text),
    logic: '',
    classDay: '',
    notes: [...new Set(notes)],
  });
  if ('draft' in outcome || outcome.leftOut.label !== '') return outcome;
  return { leftOut: { ...outcome.leftOut, label: draftLabel(title) } };
}

/** A piece of text as a node of its own line. */
export function paragraph(children: readonly MarkupNode[]): MarkupElement {
  return { name: 'p', attributes: {}, children };
}
