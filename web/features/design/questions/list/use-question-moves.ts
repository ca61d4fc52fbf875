// What people do to the list of a class day: move, add, copy, hold back and delete questions.
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { QuestionMenuSection } from '@elenchus/domain/screens/question-menu.ts';
import { QUESTION_MOVE_REFUSAL_TEXTS } from '@elenchus/domain/questions/question-order.ts';
import { isOpenToStudents } from '@elenchus/domain/course/course-gate.ts';
import type { Topic } from '@elenchus/domain/schedule/schedule.ts';
import { weighedOption, type Weighed } from '../../../../course-ui/design/use-consequences.ts';
import { useDesignActions, useDesignedCourse } from '../../../../course-ui/design/design-hooks.ts';
import { serverNow } from '../../../../opening/page/server-clock.ts';
import type { DragPlace } from './drag-keys.ts';
import { MOVE_LABELS, movedSentence } from './move-sentences.ts';
import type { QuestionAction } from '../question-actions.tsx';
import { holdSave, moveSave, type QuestionMove } from '../question-changes.ts';

/** A question that a dialog asks about. */
type Asking =
  | { readonly kind: 'delete'; readonly id: string }
  | { readonly kind: 'move'; readonly id: string; readonly topicId: string | null };

interface ListParts {
  readonly topic: Topic;
  readonly menu: readonly QuestionMenuSection[];
  readonly place: RefObject<HTMLElement | null>;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}

export function useQuestionMoves({ topic, menu, place, onOpen, onClose }: ListParts) {
  const { course } = useDesignedCourse();
  const { change, newId } = useDesignActions();
  const [announcement, announce] = useState('');
  const [asking, setAsking] = useState<Asking | null>(null);
  const focusNext = useRef<string | null>(null);
  const questions = course.questionsByTopic.get(topic.id) ?? [];
  useEffect(() => {
    // The keyboard follows the question that was moved or closed.
    if (focusNext.current === null) return;
    const target = place.current?.querySelector<HTMLElement>(focusNext.current);
    focusNext.current = null;
    target?.focus();
  });
  const move = (step: QuestionMove, weighed?: Weighed): void => {
    setAsking(null);
    const save = moveSave(course, step);
    if (!save.ok) return announce(QUESTION_MOVE_REFUSAL_TEXTS[save.reason]);
    const number = 'id' in step ? questions.findIndex(({ id }) => id === step.id) + 1 : 0;
    const days = menu.flatMap(({ topics }) => topics);
    const target = days.find(({ id }) => 'topicId' in step && id === step.topicId);
    focusNext.current = focusAfter(step);
    if (step.kind === 'add' || step.kind === 'duplicate') onOpen(step.newId);
    const said = movedSentence(step, { number, count: questions.length }, target?.name ?? '');
    const isHeld = save.value.upserts.some(({ dataType }) => dataType === 'heldQuestion');
    announce(isHeld ? `${said} It’s held back until you release it.` : said);
    change(save.value, {
      label: MOVE_LABELS[step.kind],
      ...(weighed && weighedOption(weighed)),
      onLeft: () => announce(''),
    });
  };
  const added = () => ({
    newId: newId('question'),
    isOpenDay: isOpenToStudents(course, topic.id, serverNow()),
  });
  const add = (): void => move({ kind: 'add', topicId: topic.id, ...added() });
  const drop = (id: string, { kind, id: over }: DragPlace): void => {
    if (kind === 'question') {
      const to = questions.findIndex((question) => question.id === over) + 1;
      if (to > 0) move({ kind: 'place', id, place: to });
      return;
    }
    const first = menu.find(({ section }) => section.id === over)?.topics[0];
    setAsking({ kind: 'move', id, topicId: kind === 'day' ? over : (first?.id ?? null) });
  };
  const actions: Readonly<Record<QuestionAction, (id: string) => void>> = {
    up: (id) => move({ kind: 'up', id }),
    down: (id) => move({ kind: 'down', id }),
    duplicate: (id) => move({ kind: 'duplicate', id, ...added() }),
    hold: (id) => {
      const question = questions.find((each) => each.id === id);
      const label = question?.isHeld === true ? 'release question' : 'hold question back';
      if (question) change(holdSave(question), { label });
      announce(question?.isHeld === true ? 'Released the question.' : 'Held the question back.');
    },
    move: (id) => setAsking({ kind: 'move', id, topicId: null }),
    delete: (id) => setAsking({ kind: 'delete', id }),
  };
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  // The rows get the same functions for as long as the list is open, so that typing renders none of them again.
  const act = useCallback((id: string, action: QuestionAction) => latest.current[action](id), []);
  const closed = useCallback(
    (id: string) => {
      focusNext.current = inItem(id, '[data-action=edit]');
      onClose();
    },
    [onClose],
  );
  const placeWords = ({ kind, id }: DragPlace): string | null => {
    const entry = menu.find(({ section }) => section.id === id);
    if (kind === 'section') return entry ? `the section “${entry.section.name}”` : null;
    const day = menu.flatMap(({ topics }) => topics).find((each) => each.id === id);
    if (kind === 'day') return day ? `the class day “${day.name}”` : null;
    const at = questions.findIndex((question) => question.id === id) + 1;
    return at > 0 ? `question ${at} of ${questions.length}` : null;
  };
  return {
    announcement,
    asking,
    move,
    add,
    drop,
    act,
    closed,
    placeWords,
    cancel: () => setAsking(null),
  };
}

function inItem(id: string, selector: string): string {
  return `#card-${CSS.escape(id)} ${selector}`;
}

function focusAfter(step: QuestionMove): string | null {
  switch (step.kind) {
    case 'up':
    case 'down':
      return inItem(step.id, '[data-action=menu]');
    case 'place':
      return inItem(step.id, '[data-action=drag]');
    case 'delete':
    case 'to-topic':
      return '[data-adds] button';
    case 'add':
    case 'duplicate':
      break;
  }
  // The text of a new question takes the keyboard when it opens.
  return null;
}
