import { useMemo } from 'react';
import { courseProblems } from '@elenchus/domain/course/course-problems.ts';
import type { Topic } from '@elenchus/domain/schedule/schedule.ts';
import type { CourseWords } from '../../../../course-ui/course-words/course-words.ts';
import { useDesignActions, useDesignedCourse } from '../../../../course-ui/design/design-hooks.ts';
import { Button } from '../../../../ui/button.tsx';
import { countOf } from '../../../../ui/count-words.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { moveSave } from '../question-changes.ts';
import styles from '../questions-tab.module.css';

interface LostQuestionsProps {
  /** The open class day, to which they can be taken. */
  readonly topic: Topic | undefined;
  readonly words: CourseWords;
}

/** Questions whose class day is gone, as when one instructor deletes it while another adds to it: nothing written is lost. */
export function LostQuestions({ topic, words }: LostQuestionsProps) {
  const { course, items } = useDesignedCourse();
  const { change } = useDesignActions();
  const problems = useMemo(() => courseProblems(items), [items]);
  const ids = problems.flatMap((problem) =>
    problem.kind === 'unknown-topic' ? [problem.questionId] : [],
  );
  if (ids.length === 0) return null;
  const take = (id: string, topicId: string): void => {
    const save = moveSave(course, { kind: 'to-topic', id, topicId });
    if (save.ok) change(save.value, { label: 'move question to another class day' });
  };
  return (
    <Notice tone="attention">
      <p>
        {countOf(ids.length, 'question')} without a class day: the day is no longer in the schedule,
        so no one sees {ids.length === 1 ? 'it' : 'them'}.
        {!topic && ' Open a class day to move these questions to it.'}
      </p>
      <ul className={styles.lost}>
        {ids.map((id) => (
          <li key={id}>
            {words.quoted(id)}{' '}
            {topic && (
              <Button look="plain" onClick={() => take(id, topic.id)}>
                Move to “{topic.name}”
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
