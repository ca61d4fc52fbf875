import type { ReportedFinding } from '@elenchus/domain/course-check/check-report.ts';
import type { CourseModel } from '@elenchus/domain/course/course-model.ts';
import { applyEdits } from '@elenchus/domain/logic/text-edit.ts';
import { writeThesis } from '@elenchus/domain/logic/thesis.ts';
import { writeQuestion } from '@elenchus/domain/questions/question.ts';
import { IconAlertCircle, IconAlertTriangle, IconInfoCircle } from '../../ui/icons.ts';
import { useDesignActions, useDesignSession, useDesignedCourse } from '../design/design-hooks.ts';
import { useIsClosed } from '../closing/closed-course.tsx';
import { questionHref, thesisHref } from '../design/workbench-part.ts';
import { shortText } from '../questions/question-names.ts';
import { ViewLink } from '../views/view-link.tsx';
import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './course-check.module.css';

const marks = {
  error: { Icon: IconAlertCircle, word: 'Error:' },
  warning: { Icon: IconAlertTriangle, word: 'Careful:' },
  note: { Icon: IconInfoCircle, word: 'Note:' },
} satisfies Record<ReportedFinding['severity'], unknown>;

interface FindingListProps {
  readonly label: string;
  readonly findings: readonly ReportedFinding[];
  /** Where the finding is seen at its question already, it needs no way there. */
  readonly hasLinks?: boolean;
}

/** Findings as sentences, each with a link to its place and a suggested fix. */
export function FindingList({ label, findings, hasLinks = true }: FindingListProps) {
  if (findings.length === 0) return null;
  return (
    <ul className={styles.findings} aria-label={label}>
      {findings.map((finding) => (
        <FindingRow key={keyOf(finding)} finding={finding} hasLink={hasLinks} />
      ))}
    </ul>
  );
}

function FindingRow({ finding, hasLink }: { finding: ReportedFinding; hasLink: boolean }) {
  const { courseID } = useDesignSession();
  const { course } = useDesignedCourse();
  const { subject, severity, sentence, fix } = finding;
  const { Icon, word } = marks[severity];
  const isThesis = subject.kind === 'thesis';
  const href = isThesis
    ? thesisHref(courseID, subject.id)
    : questionHref(courseID, course, subject.id);
  return (
    <li data-severity={severity}>
      <Icon aria-hidden />
      <div>
        <p>
          <strong>{word}</strong> {sentence}
        </p>
        {(hasLink || fix) && (
          <p className={styles.steps}>
            {hasLink && (
              <ViewLink href={href}>
                {isThesis ? 'Go to the thesis' : 'Go to the question'}
                <VisuallyHidden> {nameOf(course, subject)}</VisuallyHidden>
              </ViewLink>
            )}
            {fix && <FixButton finding={finding} />}
          </p>
        )}
      </div>
    </li>
  );
}

/** Names the question or thesis, for people whose screen reader lists only the links. */
function nameOf(
  { questions, theses }: CourseModel,
  { kind, id }: ReportedFinding['subject'],
): string {
  if (kind === 'thesis') return theses.find((thesis) => thesis.id === id)?.name ?? id;
  return shortText(questions.find((question) => question.id === id)?.text ?? id);
}

/** Puts a formula right where it is certain what was meant; Undo takes it back. */
function FixButton({ finding: { subject, fix } }: { finding: ReportedFinding }) {
  const { course } = useDesignedCourse();
  const { change } = useDesignActions();
  const { courseID } = useDesignSession();
  const isClosed = useIsClosed(courseID);
  if (!fix || isClosed) return null;
  const apply = (): void => {
    const question = course.questions.find(({ id }) => id === subject.id);
    const thesis = course.theses.find(({ id }) => id === subject.id);
    const upserts =
      subject.kind === 'thesis'
        ? thesis && [writeThesis({ ...thesis, logic: applyEdits(thesis.logic, fix.edits) })]
        : question && written({ ...question, logic: applyEdits(question.logic, fix.edits) });
    if (upserts) change({ upserts, removals: [] }, { label: 'logic' });
  };
  return <Button onClick={apply}>{fix.label}</Button>;
}

function written(question: Parameters<typeof writeQuestion>[0]) {
  const item = writeQuestion(question);
  return item.ok ? [item.value] : null;
}

function keyOf({ kind, subject, place, sentence }: ReportedFinding): string {
  return `${kind} ${subject.kind} ${subject.id} ${place.from} ${sentence}`;
}
