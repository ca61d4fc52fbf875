// Names questions, theses and contradictory conditions in sentences.
import { plainText } from '../base/marked-text.ts';
import { quotedText } from '../base/quoted-text.ts';
import type { QuestionTexts } from '../logic/explain-atom.ts';
import type { LogicOwner } from '../logic/logic-definitions.ts';
import { parseLogic } from '../logic/parse-logic.ts';
import type { LogicCondition } from '../logic/solver/relaxed-logic.ts';
import type { CourseContent } from '../visibility/released-course.ts';

export interface CourseNames extends QuestionTexts {
  /** The name of a thesis by its id. */
  thesisName(id: string): string | undefined;
}

/** The names of what is in a course. */
export function courseNames({
  questions,
  theses,
}: Pick<CourseContent, 'questions' | 'theses'>): CourseNames {
  const byId = new Map(questions.map((question) => [question.id, question]));
  const names = new Map(theses.map(({ id, name }) => [id, name]));
  return {
    questionText: (id) => {
      const question = byId.get(id);
      return question && plainText(question.text);
    },
    optionText: (id, option) => byId.get(id)?.options[option - 1],
    thesisName: (id) => names.get(id),
  };
}

/** A question by the beginning of its text, or by its id when it has none. */
export function namedQuestion(id: string, names: CourseNames): string {
  const text = names.questionText(id)?.trim() ?? '';
  return text === '' ? `question ${id}` : quotedText(text);
}

/** A member of a circle. */
export function ownerPhrase(owner: LogicOwner, names: CourseNames): string {
  return owner.kind === 'question' ? namedQuestion(owner.id, names) : `the thesis ${owner.name}`;
}

/** A contradictory condition, as part of a sentence. */
export function conditionPhrase(condition: LogicCondition, names: CourseNames): string {
  switch (condition.kind) {
    case 'part':
      return partPhrase(condition.text, names);
    case 'must-show': {
      const question = namedQuestion(condition.questionId, names);
      return condition.isNever
        ? `${question} shows, which it never does`
        : `${question} shows, which depends on its own condition`;
    }
    case 'one-answer':
      return `${namedQuestion(condition.questionId, names)} has one answer only`;
    default:
      return condition satisfies never;
  }
}

/** An atom or its denial as a phrase; anything longer as it is written. */
function partPhrase(text: string, names: CourseNames): string {
  const parsed = parseLogic(text);
  const nodes = parsed.ok ? parsed.value.nodes : [];
  const [atom, not] = nodes;
  const isDenied = nodes.length === 2 && not?.kind === 'not';
  if (atom?.kind !== 'atom' || (nodes.length > 1 && !isDenied)) return text.trim();
  const option = names.optionText(atom.questionId, Number(atom.option))?.trim() ?? '';
  const answer = option === '' ? `option ${atom.option}` : quotedText(option);
  const verb = isDenied ? 'is not answered with' : 'is answered with';
  return `${namedQuestion(atom.questionId, names)} ${verb} ${answer}`;
}
