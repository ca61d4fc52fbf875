import { IconPlus } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { QuestionMenuSection } from '@elenchus/domain/screens/question-menu.ts';
import { buildLogicGraph } from '@elenchus/domain/logic/logic-graph.ts';
import { QUESTION_MOVE_REFUSAL_TEXTS } from '@elenchus/domain/questions/question-order.ts';
import type { Topic } from '@elenchus/domain/schedule/schedule.ts';
import { useAtPlace } from '../../course-ui/design-editing/at-place.ts';
import { weighedOption, type Weighed } from '../../course-ui/design-editing/use-consequences.ts';
import {
  useDesignActions,
  useDesignedCourse,
} from '../../course-ui/design-editing/design-hooks.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyNote } from '../../ui/empty-note.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { CourseWords } from '../../course-ui/course-words/course-words.ts';
import { QuestionCard } from './question-card.tsx';
import { moveSave, type QuestionMove } from './question-changes.ts';
import styles from './questions-tab.module.css';

interface TopicEditorProps {
  readonly topic: Topic;
  readonly menu: readonly QuestionMenuSection[];
  readonly words: CourseWords;
}

const LABELS: Record<QuestionMove['kind'], string> = {
  up: 'move question up',
  down: 'move question down',
  delete: 'delete question',
  duplicate: 'duplicate question',
  add: 'add question',
  'to-topic': 'move question to another topic',
};

const DONE: Record<QuestionMove['kind'], string> = {
  up: 'Moved the question up.',
  down: 'Moved the question down.',
  delete: 'Deleted the question.',
  duplicate: 'Duplicated the question.',
  add: 'Added a question.',
  'to-topic': 'Moved the question to another topic.',
};

/** The questions of one class day, to be edited. */
export function TopicEditor({ topic, menu, words }: TopicEditorProps) {
  const { course } = useDesignedCourse();
  const { change, newId } = useDesignActions();
  const place = useRef<HTMLDivElement>(null);
  const wanted = useRef<string | null>(null);
  const [said, setSaid] = useState('');
  const questions = course.questionsByTopic.get(topic.id) ?? [];
  const graph = useLogicGraph(course);
  useEffect(() => {
    // The question that was moved, added or copied keeps the keyboard.
    if (wanted.current === null) return;
    place.current?.querySelector<HTMLElement>(wanted.current)?.focus();
    wanted.current = null;
  });
  useAtPlace(place, (id) => `#card-${CSS.escape(id)} textarea`);
  const move = (step: QuestionMove, weighed?: Weighed): void => {
    const save = moveSave(course, step);
    if (!save.ok) return setSaid(QUESTION_MOVE_REFUSAL_TEXTS[save.reason]);
    wanted.current = focusAfter(step);
    setSaid(DONE[step.kind]);
    change(save.value, {
      label: LABELS[step.kind],
      ...(weighed && weighedOption(weighed)),
      onLeft: () => setSaid(''),
    });
  };
  return (
    <div ref={place} className={styles.editor}>
      {questions.length === 0 && (
        <EmptyNote>
          This class day has no questions yet. Students answer in their own time, and their answers
          can decide which later questions they see.
        </EmptyNote>
      )}
      <ol className={styles.cards}>
        {questions.map((question, position) => (
          <QuestionCard
            key={question.id}
            question={question}
            number={position + 1}
            count={questions.length}
            menu={menu}
            words={words}
            graph={graph}
            onMove={move}
          />
        ))}
      </ol>
      <div data-adds>
        <Button
          look={questions.length === 0 ? 'filled' : 'default'}
          onClick={() => move({ kind: 'add', topicId: topic.id, newId: newId('question') })}
        >
          <IconPlus aria-hidden />
          Add a question
        </Button>
      </div>
      <VisuallyHidden>
        <span aria-live="polite">{said}</span>
      </VisuallyHidden>
    </div>
  );
}

type LogicOf = Parameters<typeof buildLogicGraph>[0];

/** The logic of the course; typing a question's text does not build it again. */
function useLogicGraph({ questions, theses }: LogicOf) {
  const key = JSON.stringify([
    questions.map(({ id, logic }) => [id, logic]),
    theses.map(({ name, logic }) => [name, logic]),
  ]);
  // oxlint-disable-next-line react/exhaustive-deps -- the key holds everything that the graph is made of
  return useMemo(() => buildLogicGraph({ questions, theses }), [key]);
}

function focusAfter(step: QuestionMove): string {
  switch (step.kind) {
    case 'up':
    case 'down':
      return `#card-${CSS.escape(step.id)} [aria-label^="Move"][aria-label$=" ${step.kind}"]`;
    case 'add':
    case 'duplicate':
      return `#card-${CSS.escape(step.newId)} textarea`;
    case 'delete':
    case 'to-topic':
      break;
  }
  return '[data-adds] button';
}
