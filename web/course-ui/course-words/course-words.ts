// The course's own words for what formulas name: questions, options and theses.
import { quotedText } from '@elenchus/domain/base/quoted-text.ts';
import type { CourseModel } from '@elenchus/domain/course/course-model.ts';
import { courseNames, ownerPhrase, namedQuestion } from '@elenchus/domain/course/course-names.ts';
import type { LogicOwner } from '@elenchus/domain/logic/logic-definitions.ts';
import { hintCourse, type HintCourse } from '@elenchus/domain/logic/logic-hint.ts';
import type { Thesis } from '@elenchus/domain/logic/thesis.ts';
import { thesisKey } from '@elenchus/domain/logic/thesis-name.ts';
import type { Question } from '@elenchus/domain/questions/question.ts';

export interface CourseWords {
  readonly questions: readonly Question[];
  readonly theses: readonly Thesis[];
  readonly questionById: ReadonlyMap<string, Question>;
  readonly hints: HintCourse;
  /** The text of a question in quotes, shortened if it is long; its ID if it has no text. */
  quoted(questionId: string): string;
  /** The text of an option in quotes; its number if it has no text. */
  option(text: string, number: string): string;
  thesisNamed(name: string): Thesis | undefined;
  /** What a question or thesis is called in a list. */
  ownerName(owner: LogicOwner): string;
}

type WordedCourse = Pick<CourseModel, 'questions' | 'theses'>;

/** The words of a course, made once for all its formulas. */
export function courseWords({ questions, theses }: WordedCourse): CourseWords {
  const questionById = new Map(questions.map((question) => [question.id, question]));
  const byKey = new Map(theses.toReversed().map((thesis) => [thesisKey(thesis.name), thesis]));
  const named = courseNames({ questions, theses });
  return {
    questions,
    theses,
    questionById,
    hints: hintCourse({ questions, theses }),
    quoted: (questionId) => namedQuestion(questionId, named),
    option: (text, number) => (text.trim() === '' ? `option ${number}` : quotedText(text)),
    thesisNamed: (name) => byKey.get(thesisKey(name)),
    ownerName: (owner) => ownerPhrase(owner, named),
  };
}
