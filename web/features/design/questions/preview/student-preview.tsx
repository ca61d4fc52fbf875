import { useCallback, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import type { Answer } from '@elenchus/domain/answers/answer.ts';
import type { QuestionPlace } from '@elenchus/domain/screens/question-menu.ts';
import type { Topic } from '@elenchus/domain/schedule/schedule.ts';
import { OPEN_GATE } from '@elenchus/domain/visibility/date-gate.ts';
import { decidingQuestions } from '@elenchus/domain/visibility/deciding-questions.ts';
import {
  questionsOfSection,
  releaseCourse,
  type OpenSection,
} from '@elenchus/domain/visibility/released-course.ts';
import { useAnswerSheet, useShown } from '../../../../course-ui/questions/answer-sheet-hooks.ts';
import { useKeptPersonas } from '../../../../course-ui/course-check/use-course-check.ts';
import { useDesignedCourse } from '../../../../course-ui/design/design-hooks.ts';
import { goToQuestion, questionElementId } from '../../../../course-ui/questions/question-place.ts';
import { SectionQuestions } from '../../../../course-ui/questions/section-questions.tsx';
import { ShownChangeNote } from '../../../../course-ui/shown-changes/shown-change-note.tsx';
import { moveTo } from '../../../../lib/browser-location.ts';
import { useUnderWay } from '../../../../ui/loading/page-idle.ts';
import { Button } from '../../../../ui/button.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import type { CourseWords } from '../../../../course-ui/course-words/course-words.ts';
import { EarlierAnswers } from './earlier-answers.tsx';
import { HiddenQuestions, WithheldQuestions } from './preview-remainder.tsx';
import type { TriedAnswers, TriedSource } from './tried-answers.ts';
import { useFullestAnswers } from './use-fullest-answers.ts';
import styles from './student-preview.module.css';

interface StudentPreviewProps {
  readonly topic: Topic;
  readonly words: CourseWords;
  readonly tried: TriedAnswers;
  readonly hrefOfPlace: (place: QuestionPlace) => string;
  /** Beside the questions being edited, a note over the page would cover them. */
  readonly isAside: boolean;
}

/** A class day as a student with some answers sees it; it follows every edit. */
export function StudentPreview(props: StudentPreviewProps) {
  const { topic, words, tried, hrefOfPlace, isAside } = props;
  const { course: present, items } = useDesignedCourse();
  // Typing comes first: the preview follows when there is time.
  const course = useDeferredValue(present);
  useUnderWay(course !== present);
  const released = useMemo(() => releaseCourse(course, OPEN_GATE), [course]);
  const sheet = useAnswerSheet(released, tried.all());
  const section = useMemo(() => onlyTopic(released.sections, topic.id), [released, topic.id]);
  const deciding = useMemo(() => decidingQuestions(released, topic.id), [released, topic.id]);
  const personas = useKeptPersonas(items);
  const fullest = useFullestAnswers(section ? questionsOfSection(section) : []);
  const { note, replace } = tried;
  const onAnswer = useCallback(
    (answer: Answer) => {
      note(answer);
      sheet.change(answer);
    },
    [sheet, note],
  );
  const use = (source: TriedSource): void => {
    const kept = personas.find(({ id }) => source === `persona/${id}`)?.answers;
    const answers = source === 'fullest' ? fullest : kept;
    sheet.receive(replace(answers ?? [], source));
  };
  const { truth } = useShown(sheet);
  const isEmpty = !section || !questionsOfSection(section).some(({ id }) => truth.isShown(id));
  const { hrefOf, onGoTo } = useQuestionLinks(released, hrefOfPlace);
  return (
    <>
      <Stack gap={12} className={styles.earlier}>
        <EarlierAnswers
          deciding={deciding}
          personas={personas}
          sheet={sheet}
          source={tried.source}
          hasFullest={fullest.length > 0}
          words={words}
          onSource={use}
          onAnswer={onAnswer}
        />
        {tried.source !== 'none' && (
          <Button onClick={() => use('none')}>Clear the tried answers</Button>
        )}
      </Stack>
      {section && (
        <Stack gap={16} className={styles.day}>
          {isEmpty || (
            <>
              <h2 className={styles.sectionName}>{section.section.name}</h2>
              <SectionQuestions
                section={section}
                sheet={sheet}
                onAnswer={onAnswer}
                hrefOf={hrefOf}
                onGoTo={onGoTo}
              />
            </>
          )}
          <HiddenQuestions
            sheet={sheet}
            section={section}
            words={words}
            fullest={fullest}
            onUse={() => use('fullest')}
          />
          <WithheldQuestions topicId={topic.id} words={words} />
        </Stack>
      )}
      {!isAside && <ShownChangeNote sheet={sheet} onGoTo={onGoTo} />}
    </>
  );
}

/** Links of the preview to the questions of other class days. */
function useQuestionLinks(
  released: ReturnType<typeof releaseCourse>,
  hrefOfPlace: StudentPreviewProps['hrefOfPlace'],
) {
  const latest = useRef(hrefOfPlace);
  useEffect(() => {
    latest.current = hrefOfPlace;
  });
  const hrefOf = useCallback(
    (questionId: string): string => {
      const home = released.sections.find(({ topics }) =>
        topics.some(({ questions }) => questions.some(({ id }) => id === questionId)),
      );
      const topicId = released.questionById.get(questionId)?.topicId ?? null;
      const href = latest.current({ sectionId: home?.section.id ?? null, topicId });
      return `${href}#${questionElementId(questionId)}`;
    },
    [released],
  );
  const onGoTo = useCallback(
    (questionId: string) => {
      if (goToQuestion(questionId)) return;
      moveTo(hrefOf(questionId));
      requestAnimationFrame(() => goToQuestion(questionId));
    },
    [hrefOf],
  );
  return { hrefOf, onGoTo };
}

function onlyTopic(sections: readonly OpenSection[], topicId: string): OpenSection | null {
  for (const section of sections) {
    const topics = section.topics.filter(({ topic }) => topic.id === topicId);
    if (topics.length > 0) return { ...section, topics };
  }
  return null;
}
