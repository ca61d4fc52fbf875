// The note about questions that appeared and disappeared with an answer.
import type { AnswerLookup } from '@elenchus/domain/progress/open-work.ts';
import { isOpen } from '@elenchus/domain/progress/open-work.ts';
import type { Question } from '@elenchus/domain/questions/question.ts';
import type { ReleasedCourse } from '@elenchus/domain/visibility/released-course.ts';
import type { ShownChange } from '../questions/answer-sheet.ts';
import { questionName } from '../questions/question-names.ts';

interface ShownChangeWords {
  readonly sentences: readonly string[];
  /** The first question that appeared, or null when all disappeared. */
  readonly goTo: string | null;
}

/** A short note: how many appeared and disappeared, and which one if it is only one. */
export function shownChangeWords(
  { appeared, disappeared }: ShownChange,
  { course, answerOf }: { readonly course: ReleasedCourse; readonly answerOf: AnswerLookup },
): ShownChangeWords {
  const appearedKinds = kindsOf(appeared, course);
  const went = kindsOf(disappeared, course);
  const sentences = [
    sentence(appearedKinds.contradictions, 'contradiction', 'appeared'),
    sentence(appearedKinds.questions, 'question', 'appeared'),
    sentence(went.questions, 'question', 'no longer applies', 'no longer apply'),
    keptSentence(went.questions.filter((question) => !isOpen(question, answerOf(question.id)))),
    sentence(went.contradictions, 'contradiction', 'is resolved', 'are resolved'),
  ];
  const first = appearedKinds.contradictions[0] ?? appearedKinds.questions[0];
  return { sentences: sentences.filter((text) => text !== null), goTo: first?.id ?? null };
}

interface Kinds {
  readonly questions: readonly Question[];
  readonly contradictions: readonly Question[];
}

function kindsOf(ids: readonly string[], { questionById }: ReleasedCourse): Kinds {
  const all = ids.map((id) => questionById.get(id)).filter((question) => question !== undefined);
  return {
    questions: all.filter(({ type }) => type !== 'Contradiction'),
    contradictions: all.filter(({ type }) => type === 'Contradiction'),
  };
}

/** A student who sees an essay disappear must not think that it is lost. */
function keptSentence(answered: readonly Question[]): string | null {
  const [first, ...others] = answered;
  if (first === undefined) return null;
  if (others.length > 0)
    return 'Your answers are kept. They come back if the questions apply again.';
  const noun = first.type === 'LongAnswer' ? 'essay' : 'answer';
  return `Your ${noun} is kept. It comes back if the question applies again.`;
}

function sentence(
  items: readonly Question[],
  noun: string,
  verb: string,
  verbOfMany = verb,
): string | null {
  const [first] = items;
  if (first === undefined) return null;
  if (items.length > 1) return `${items.length} ${noun}s ${verbOfMany}.`;
  return `1 ${noun} ${verb}: “${questionName(first.text)}”`;
}
