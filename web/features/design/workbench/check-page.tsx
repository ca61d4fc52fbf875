import { useMemo, useState } from 'react';
import type { CheckReport } from '@elenchus/domain/course-check/check-report.ts';
import { courseProblemText } from '@elenchus/domain/course/course-problem-text.ts';
import { courseProblems } from '@elenchus/domain/course/course-problems.ts';
import { FindingList } from '../../../course-ui/course-check/finding-list-view.tsx';
import { useCourseCheck } from '../../../course-ui/course-check/use-course-check.ts';
import { courseWords } from '../../../course-ui/course-words/course-words.ts';
import { DesignHeading } from '../../../course-ui/design/design-heading.tsx';
import { useCoursePart, useDesignedCourse } from '../../../course-ui/design/design-hooks.ts';
import { countOf } from '../../../ui/count-words.ts';
import { EmptyNote } from '../../../ui/empty-note.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SkeletonLines } from '../../../ui/loading/skeleton-lines.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { ReachTable } from './reach-table.tsx';
import styles from './check-page.module.css';

const GROUPS = [
  ['error', 'Errors', 'These can’t work as written.'],
  ['warning', 'To look at', 'These may not do what you meant.'],
  ['note', 'Worth knowing', 'These are fine. They’re good to know.'],
] as const;

/** Everything that can be said about the logic of the course before any student answers. */
export function CheckPage() {
  const { course } = useDesignedCourse();
  const { report, failure } = useCourseCheck();
  const words = useMemo(() => courseWords(course), [course]);
  return (
    <>
      <DesignHeading title="Course check">
        What students can see, worked out from the logic. The check considers every possible answer,
        so its findings are certain.
      </DesignHeading>
      {failure && <Notice tone="attention">Couldn’t check the course: {failure}</Notice>}
      {!report && !failure && <SkeletonLines lines={[60, 100, 92, 96]} />}
      <StoredProblems />
      {report && report.ranges.length === 0 && (
        <EmptyNote>
          There’s nothing to check yet, because the course has no questions or theses. Later, this
          page lists questions that no one can see and logic that looks like a mistake.
        </EmptyNote>
      )}
      {report && report.ranges.length > 0 && (
        <>
          <output className={styles.summary}>{summaryOf(report)}</output>
          {GROUPS.map(([severity, title, about]) => (
            <FindingGroup
              key={severity}
              title={title}
              about={about}
              findings={report.findings.filter((finding) => finding.severity === severity)}
            />
          ))}
          <ReachTable report={report} words={words} />
        </>
      )}
    </>
  );
}

/** What is stored but cannot be used as it is, such as a question whose class day is gone. */
function StoredProblems() {
  const items = useCoursePart((designed) => designed.items);
  const sentences = useMemo(
    () => [...new Set(courseProblems(items).map(courseProblemText))],
    [items],
  );
  if (sentences.length === 0) return null;
  return (
    <Panel
      heading={
        <>
          Not in use{' '}
          <Text as="span" tone="soft" size="sm" weight={400}>
            {sentences.length}
          </Text>
        </>
      }
      label="Not in use"
      gap={8}
      className={styles.group}
    >
      <Text tone="soft" size="sm" weight={400}>
        Stored, but the course doesn’t use it.
      </Text>
      <ul>
        {sentences.slice(0, FIRST_FEW).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Panel>
  );
}

/** More than these are shown on request. */
const FIRST_FEW = 30;

interface FindingGroupProps {
  readonly title: string;
  readonly about: string;
  readonly findings: CheckReport['findings'];
}

function FindingGroup({ title, about, findings }: FindingGroupProps) {
  const [isWhole, setWhole] = useState(false);
  if (findings.length === 0) return null;
  const shown = isWhole ? findings : findings.slice(0, FIRST_FEW);
  return (
    <Panel
      heading={
        <>
          {title}{' '}
          <Text as="span" tone="soft" size="sm" weight={400}>
            {findings.length}
          </Text>
        </>
      }
      label={title}
      gap={8}
      className={styles.group}
    >
      <Text tone="soft" size="sm" weight={400}>
        {about}
      </Text>
      <FindingList label={title} findings={shown} />
      {shown.length < findings.length && (
        <LinkButton className={styles.more} onClick={() => setWhole(true)}>
          Show all {findings.length}
        </LinkButton>
      )}
    </Panel>
  );
}

function summaryOf({ ranges, findings }: CheckReport): string {
  const questions = ranges.filter(({ subject }) => subject.kind !== 'thesis');
  const never = questions.filter(({ range }) => range === 'never').length;
  const seen = countOf(questions.length - never, 'question');
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  if (errors === 0) return `No errors. All ${seen} are reachable.`;
  const reach = never === 0 ? '' : ` No one can see ${countOf(never, 'question')}.`;
  return `${countOf(errors, 'error')}.${reach}`;
}
