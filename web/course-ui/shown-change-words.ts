// The note about questions that appeared and disappeared with an answer.
import { plainText } from '@elenchus/domain/base/marked-text.ts';
import type { AnswerLookup } from '@elenchus/domain/progress/open-work.ts';
import { isOpen } from '@elenchus/domain/progress/open-work.ts';
import type { Question } from '@elenchus/domain/questions/question.ts';
import { splitQuestionText } from '@elenchus/domain/questions/split-question-text.ts';
import type { ReleasedCourse } from '@elenchus/domain/visibility/released-course.ts';
import type { ShownChange } from './answer-sheet.ts';

interface ShownChangeWords {
  readonly sentences: readonly string[];
  /** The first question that appeared, or null when all disappeared. */
  readonly goTo: string | null;
}

const LONGEST_TEXT = 80;
/** “Why?” alone doesn’t say which question it is. */
const SHORTEST_NAME = 16;

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

/** The first line of a question without its marks, cut between words where it is long. */
export function shortText(text: string): string {
  return shortLine(plainText(text));
}

/** A question in an overview, by what it asks rather than by the story before it (VIEW-80). */
export function questionName(text: string): string {
  const { story, asked } = splitQuestionText(text);
  const name = shortText(asked);
  return story !== '' && name.length < SHORTEST_NAME ? shortText(text) : name;
}

/** The first line of a text that knows no marks, such as an option. */
export function shortLine(text: string): string {
  const line = text.trim().split('\n', 1)[0] ?? '';
  if (line.length <= LONGEST_TEXT) return line;
  const cut = line.slice(0, LONGEST_TEXT);
  return `${cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : cut.length)}…`;
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
  return `1 ${noun} ${verb}: “${shortText(first.text)}”`;
}
