import { useMemo, useState } from 'react';
import type { MouseEvent } from 'react';
import type { Answer } from '@elenchus/domain/answers/answer.ts';
import type { DueDate } from '@elenchus/domain/base/due-date.ts';
import { hiddenSectionIds } from '@elenchus/domain/blind-grading/hidden-names.ts';
import type { CourseModel } from '@elenchus/domain/course/course-model.ts';
import { OPEN_GATE, type DateGate } from '@elenchus/domain/visibility/date-gate.ts';
import { releaseCourse, type OpenSection } from '@elenchus/domain/visibility/released-course.ts';
import { serverNow } from '../../opening/page/server-clock.ts';
import { AnswerSheet } from '../questions/answer-sheet.ts';
import { useShownTopics } from '../questions/answer-sheet-hooks.ts';
import { goToQuestion, questionElementId } from '../questions/question-place.ts';
import { SectionQuestions } from '../questions/section-questions.tsx';
import { studentView, StudentViewContext } from '../why-shown/student-view.ts';
import { NotShown, WhyQuestion } from '../why-shown/why-question.tsx';
import { Cluster } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import styles from './student-work.module.css';

interface StudentWorkProps {
  readonly course: CourseModel;
  /** As they are now, or as of a date. */
  readonly answers: readonly Answer[];
  /** The date whose answers are shown; without it, the current answers. */
  readonly asOf?: DueDate;
  /** Only these sections, in the order of the course; without it all. */
  readonly sectionIds?: readonly string[];
  /** The questions of which day show; without it, all of them. */
  readonly gate?: DateGate;
  /** Whose work it is isn't known: answers that may not be shown under a name are shown too. */
  readonly isNameless?: boolean;
  /** A list of the sections next to the work. */
  readonly hasMenu?: boolean;
}

/** A student's answers for reading, section by section, with the questions that these answers show; no date hides any. */
export function StudentWork(props: StudentWorkProps) {
  const { course, answers, asOf, sectionIds, gate = OPEN_GATE, isNameless, hasMenu } = props;
  const released = useMemo(() => releaseCourse(course, gate), [course, gate]);
  const sheet = useMemo(() => new AnswerSheet(released, answers), [released, answers]);
  const [now] = useState(() => serverNow());
  const view = useMemo(
    () => studentView({ course, answers, asOf: asOf ?? null, now }),
    [course, answers, asOf, now],
  );
  const wanted = sectionIds && new Set(sectionIds);
  const hidden = useMemo(() => hiddenSectionIds(course), [course]);
  const sections = released.sections.filter(
    ({ section }) =>
      (isNameless === true || !hidden.has(section.id)) && (wanted?.has(section.id) ?? true),
  );
  if (sections.length === 0) {
    return <p className={styles.empty}>No sections have questions yet.</p>;
  }
  return (
    <div className={styles.work}>
      {hasMenu && sections.length > 1 && <SectionMenu sections={sections} />}
      <StudentViewContext value={view}>
        <div className={styles.sections}>
          {sections.map((section) => (
            <WorkSection key={section.section.id} section={section} sheet={sheet} />
          ))}
        </div>
      </StudentViewContext>
    </div>
  );
}

/** Leads to each section; the whole work of a term is a long page. */
function SectionMenu({ sections }: { sections: readonly OpenSection[] }) {
  return (
    <Cluster as="nav" gap={[4, 20]} className={styles.menu} aria-label="Sections">
      {sections.map(({ section: { id, name } }) => (
        <a key={id} href={`#${headingId(id)}`} onClick={(event) => goToSection(event, id)}>
          {name}
        </a>
      ))}
    </Cluster>
  );
}

function goToSection(event: MouseEvent, sectionId: string): void {
  event.preventDefault();
  const heading = document.querySelector<HTMLElement>(`#${CSS.escape(headingId(sectionId))}`);
  // A link's own jump would scroll but leave the keyboard behind.
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}

function headingId(sectionId: string): string {
  return `work-${sectionId}`;
}

function WorkSection({ section, sheet }: { section: OpenSection; sheet: AnswerSheet }) {
  const topics = useShownTopics(sheet, section);
  const id = headingId(section.section.id);
  return (
    <Stack as="section" gap={24} className={styles.section} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {section.section.name}
      </h2>
      {topics.length === 0 ? (
        <p className={styles.empty}>There are no questions in this section yet.</p>
      ) : (
        <SectionQuestions
          section={section}
          sheet={sheet}
          onAnswer={null}
          hrefOf={hrefOf}
          onGoTo={goToQuestion}
          After={WhyQuestion}
        />
      )}
      <NotShown sectionId={section.section.id} />
    </Stack>
  );
}

function hrefOf(questionId: string): string {
  return `#${questionElementId(questionId)}`;
}
