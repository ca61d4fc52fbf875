import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { Answer } from '@elenchus/domain/answers/answer.ts';
import type { QuestionPlace } from '@elenchus/domain/screens/question-menu.ts';
import { withheldBadge, withheldBy } from '@elenchus/domain/questions/question-readiness.ts';
import type { Topic } from '@elenchus/domain/schedule/schedule.ts';
import { OPEN_GATE } from '@elenchus/domain/visibility/date-gate.ts';
import { releaseCourse, type OpenSection } from '@elenchus/domain/visibility/released-course.ts';
import { useAnswerSheet, useShown } from '../../course-ui/answer-sheet-hooks.ts';
import type { AnswerSheet } from '../../course-ui/answer-sheet.ts';
import { useDesignedCourse } from '../../course-ui/design-editing/design-hooks.ts';
import { goToQuestion, questionElementId } from '../../course-ui/question-place.ts';
import { SectionQuestions } from '../../course-ui/section-questions.tsx';
import { ShownChangeNote } from '../../course-ui/shown-change-note.tsx';
import { moveTo } from '../../lib/browser-location.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyNote } from '../../ui/empty-note.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { CourseWords } from '../../course-ui/course-words/course-words.ts';
import { LogicReading } from './logic-reading.tsx';
import styles from './questions-tab.module.css';

interface StudentLookProps {
  readonly topic: Topic;
  readonly words: CourseWords;
  /** What was tried, in any topic; it is nobody's answer and goes with the page. */
  readonly tried: Map<string, Answer>;
  readonly onClear: () => void;
  readonly hrefOfPlace: (place: QuestionPlace) => string;
}

/** A class day as a student sees it, with answers to try out. */
export function StudentLook({ topic, words, tried, onClear, hrefOfPlace }: StudentLookProps) {
  const { course } = useDesignedCourse();
  const released = useMemo(() => releaseCourse(course, OPEN_GATE), [course]);
  const sheet = useAnswerSheet(released, [...tried.values()]);
  const section = useMemo(() => onlyTopic(released.sections, topic.id), [released, topic.id]);
  const onAnswer = useCallback(
    (answer: Answer) => {
      tried.set(answer.questionID, answer);
      sheet.change(answer);
    },
    [sheet, tried],
  );
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
  return (
    <div className={styles.student}>
      <Notice>
        <p>
          This is what a student sees on that day. Answers you give here are only for trying things
          out. They aren’t saved.
        </p>
        <div>
          <Button onClick={onClear}>Clear the tried answers</Button>
        </div>
      </Notice>
      {section && <h2 className={styles.sectionName}>{section.section.name}</h2>}
      {section && (
        <SectionQuestions
          section={section}
          sheet={sheet}
          onAnswer={onAnswer}
          hrefOf={hrefOf}
          onGoTo={onGoTo}
        />
      )}
      {section && <HiddenQuestions sheet={sheet} section={section} words={words} />}
      <WithheldQuestions topicId={topic.id} words={words} />
      <ShownChangeNote sheet={sheet} onGoTo={onGoTo} />
    </div>
  );
}

interface HiddenQuestionsProps {
  readonly sheet: AnswerSheet;
  readonly section: OpenSection;
  readonly words: CourseWords;
}

/** What the topic has beside what shows now; only a designer is told. */
function HiddenQuestions({ sheet, section, words }: HiddenQuestionsProps) {
  const { truth } = useShown(sheet);
  const all = section.topics.flatMap(({ questions }) => questions);
  const hidden = all.filter(({ id }) => !truth.isShown(id));
  if (all.length === 0) return <EmptyNote>Students see no questions on this class day.</EmptyNote>;
  if (hidden.length === 0) return null;
  return (
    <section className={styles.hidden} aria-labelledby="hidden-now">
      {hidden.length === all.length && (
        <EmptyNote>With these answers, a student sees no questions on this class day.</EmptyNote>
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
    </section>
  );
}

interface WithheldQuestionsProps {
  readonly topicId: string;
  readonly words: CourseWords;
}

/** What students don't get whatever they answer: unfinished questions, and those held back. */
function WithheldQuestions({ topicId, words }: WithheldQuestionsProps) {
  const { course } = useDesignedCourse();
  const withheld = (course.questionsByTopic.get(topicId) ?? []).flatMap((question) => {
    const found = withheldBy(question);
    return found ? [{ id: question.id, badge: withheldBadge(found) }] : [];
  });
  if (withheld.length === 0) return null;
  return (
    <section className={styles.hidden} aria-labelledby="withheld-now">
      <h2 id="withheld-now">Students don’t get these yet</h2>
      <ul>
        {withheld.map(({ id, badge }) => (
          <li key={id}>
            {words.quoted(id)} <span className={styles.withheld}>{badge}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function onlyTopic(sections: readonly OpenSection[], topicId: string): OpenSection | null {
  for (const section of sections) {
    const topics = section.topics.filter(({ topic }) => topic.id === topicId);
    if (topics.length > 0) return { ...section, topics };
  }
  return null;
}
