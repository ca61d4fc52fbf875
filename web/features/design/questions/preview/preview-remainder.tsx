// What a class day has beside what the previewed student sees; only its author is told.
import type { Answer } from '@elenchus/domain/answers/answer.ts';
import { withheldBadge, withheldBy } from '@elenchus/domain/questions/question-readiness.ts';
import {
  questionsOfSection,
  type OpenSection,
} from '@elenchus/domain/visibility/released-course.ts';
import { useShown } from '../../../../course-ui/questions/answer-sheet-hooks.ts';
import type { AnswerSheet } from '../../../../course-ui/questions/answer-sheet.ts';
import { AnswerList } from '../../../../course-ui/course-check/witness-words.tsx';
import type { CourseWords } from '../../../../course-ui/course-words/course-words.ts';
import { useDesignedCourse } from '../../../../course-ui/design/design-hooks.ts';
import { Button } from '../../../../ui/button.tsx';
import { EmptyNote } from '../../../../ui/empty-note.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { LogicReading } from '../logic/logic-reading.tsx';
import styles from './student-preview.module.css';

interface HiddenQuestionsProps {
  readonly sheet: AnswerSheet;
  readonly section: OpenSection;
  readonly words: CourseWords;
  /** Answers with which the most questions show. */
  readonly fullest: readonly Answer[];
  readonly onUse: () => void;
}

/** What doesn't show with these answers, and which answers would fill an empty page. */
export function HiddenQuestions({ sheet, section, words, fullest, onUse }: HiddenQuestionsProps) {
  const { truth } = useShown(sheet);
  const all = questionsOfSection(section);
  const hidden = all.filter(({ id }) => !truth.isShown(id));
  if (all.length === 0) return <EmptyNote>Students see no questions on this class day.</EmptyNote>;
  if (hidden.length === 0) return null;
  return (
    <Stack as="section" gap={8} className={styles.hidden} aria-labelledby="hidden-now">
      {hidden.length === all.length && (
        <>
          <EmptyNote>With these answers, a student sees no questions on this class day.</EmptyNote>
          {fullest.length > 0 && (
            <Stack gap={8} className={styles.fill}>
              <p>With these answers, a student sees the most questions here:</p>
              <AnswerList answers={fullest} words={words} />
              <Button onClick={onUse}>Use these answers</Button>
            </Stack>
          )}
        </>
      )}
      <h2 id="hidden-now">Not shown with these answers</h2>
      <ul>
        {hidden.map(({ id, logic }) => (
          <li key={id}>
            {words.quoted(id)}
            <LogicReading logic={logic} words={words} verb="Shows" />
          </li>
        ))}
      </ul>
    </Stack>
  );
}

interface WithheldQuestionsProps {
  readonly topicId: string;
  readonly words: CourseWords;
}

/** What students don't get whatever they answer: unfinished questions, and those held back. */
export function WithheldQuestions({ topicId, words }: WithheldQuestionsProps) {
  const { course } = useDesignedCourse();
  const withheld = (course.questionsByTopic.get(topicId) ?? []).flatMap((question) => {
    const found = withheldBy(question);
    return found ? [{ id: question.id, badge: withheldBadge(found) }] : [];
  });
  if (withheld.length === 0) return null;
  return (
    <Stack as="section" gap={8} className={styles.hidden} aria-labelledby="withheld-now">
      <h2 id="withheld-now">Students don’t get these yet</h2>
      <ul>
        {withheld.map(({ id, badge }) => (
          <li key={id}>
            {words.quoted(id)} <span className={styles.withheld}>{badge}</span>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
