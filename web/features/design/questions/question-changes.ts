// What the buttons of the question designer save.
import type { CourseModel } from '@elenchus/domain/course/course-model.ts';
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import { NO_CHANGES, type DesignChanges } from '@elenchus/domain/design/diff-design.ts';
import { holdOf, keysOfQuestions } from '@elenchus/domain/questions/held-question.ts';
import {
  addQuestion,
  changedQuestions,
  deleteQuestion,
  duplicateQuestion,
  moveQuestion,
  moveQuestionToTopic,
  placeQuestion,
  type QuestionMoveRefusal,
} from '@elenchus/domain/questions/question-order.ts';
import { isChoice, type QuestionType } from '@elenchus/domain/questions/question-type.ts';
import { withMinimumOptions } from '@elenchus/domain/questions/question-options.ts';
import { writeQuestion, type Question } from '@elenchus/domain/questions/question.ts';
import { accept, refuse, type Result } from '@elenchus/domain/base/result.ts';

interface NewQuestion {
  readonly newId: string;
  /** Students can open its class day. */
  readonly isOpenDay: boolean;
}

export type QuestionMove =
  | { readonly kind: 'up' | 'down' | 'delete'; readonly id: string }
  | ({ readonly kind: 'duplicate'; readonly id: string } & NewQuestion)
  | ({ readonly kind: 'add'; readonly topicId: string } & NewQuestion)
  | { readonly kind: 'to-topic'; readonly id: string; readonly topicId: string }
  /** To a place (1, 2, 3 …) in its own class day. */
  | { readonly kind: 'place'; readonly id: string; readonly place: number };

type Questions = Pick<CourseModel, 'questions'>;

/** The save for one question with some of its fields changed; an option that cannot be stored saves nothing. */
export function questionEdit(question: Question, fields: Partial<Question>): DesignChanges {
  const written = writeQuestion({ ...question, ...fields });
  return written.ok ? { upserts: [written.value], removals: [] } : NO_CHANGES;
}

/** The save for another type; a choice question has at least two options, and no option is lost. */
export function typeEdit(question: Question, type: QuestionType): DesignChanges {
  const options = isChoice(type) ? withMinimumOptions(question.options) : question.options;
  return questionEdit(question, { type, options });
}

/** The save for a question that comes, goes or moves; only the class days that it concerns are renumbered. */
export function moveSave(
  { questions }: Questions,
  move: QuestionMove,
): Result<DesignChanges, QuestionMoveRefusal> {
  const moved = move.kind === 'add' ? undefined : questions.find(({ id }) => id === move.id);
  const days = new Set([moved?.topicId, 'topicId' in move ? move.topicId : undefined]);
  const concerned = questions.filter(({ topicId }) => days.has(topicId));
  const after = afterMove(concerned, move);
  if (!after.ok) return refuse(after.reason);
  const upserts = changedQuestions(concerned, after.value).flatMap((question) => {
    const written = writeQuestion(question);
    return written.ok ? [written.value] : [];
  });
  const removals = move.kind === 'delete' && moved ? keysOfQuestions([moved]) : [];
  const holds = newHold(move, moved);
  return accept({ upserts: [...upserts, ...holds], removals });
}

/**
 * The hold of a question that is added. On an open class day students would get it at its first letter, before its
 * logic exists. What is not meant for students yet stays so in a copy.
 */
function newHold(move: QuestionMove, copied: Question | undefined): readonly DesignItem[] {
  if (move.kind !== 'add' && move.kind !== 'duplicate') return [];
  return copied?.isHeld === true || move.isOpenDay ? [holdOf(move.newId)] : [];
}

/** The save that holds a question back, or releases it. */
export function holdSave({ id, isHeld }: Question): DesignChanges {
  return isHeld === true
    ? { upserts: [], removals: [{ dataType: 'heldQuestion', dataID: id }] }
    : { upserts: [holdOf(id)], removals: [] };
}

function afterMove(questions: readonly Question[], move: QuestionMove) {
  switch (move.kind) {
    case 'up':
    case 'down':
      return moveQuestion(questions, move.id, move.kind);
    case 'delete':
      return deleteQuestion(questions, move.id);
    case 'duplicate':
      return duplicateQuestion(questions, move.id, move.newId);
    case 'add':
      return addQuestion(questions, move.topicId, move.newId);
    case 'place':
      return placeQuestion(questions, move.id, move.place);
    case 'to-topic':
      break;
  }
  return moveQuestionToTopic(questions, move.id, move.topicId);
}

/** Under which name a formula that isn't saved yet is kept while this tab is open. */
export function logicDraftName(questionId: string): string {
  return `logic ${questionId}`;
}
