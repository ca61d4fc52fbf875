import { useMemo, useState } from 'react';
import type { CheckReport, SubjectRange } from '@elenchus/domain/course-check/check-report.ts';
import { rangeWords } from '../../../course-ui/course-check/range-words.ts';
import { WitnessWords } from '../../../course-ui/course-check/witness-words.tsx';
import type { CourseWords } from '../../../course-ui/course-words/course-words.ts';
import { useDesignSession, useDesignedCourse } from '../../../course-ui/design/design-hooks.ts';
import { questionHref, thesisHref } from '../../../course-ui/design/workbench-part.ts';
import { ViewLink } from '../../../course-ui/views/view-link.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { VirtualColumn } from '../../../ui/tables/table-cells.tsx';
import { VirtualTable } from '../../../ui/tables/virtual-table.tsx';
import styles from './check-page.module.css';

const SHOWN = [
  { value: '', label: 'All questions and theses' },
  { value: 'never', label: 'What no one can see' },
  { value: 'sometimes', label: 'What some answers show' },
  { value: 'always', label: 'What everyone sees' },
];

interface ReachTableProps {
  readonly report: CheckReport;
  readonly words: CourseWords;
}

/** Of every question and thesis who can see it, with an example on request. */
export function ReachTable({ report, words }: ReachTableProps) {
  const [wanted, setWanted] = useState('');
  const rows = report.ranges.filter(({ range }) => wanted === '' || range === wanted);
  const columns = useMemo(() => columnsOf(words), [words]);
  return (
    <Panel heading="Who sees what" headingId="who-sees-what" gap={8} className={styles.group}>
      <div className={styles.choice}>
        <SelectField label="Show" value={wanted} options={SHOWN} onChange={setWanted} />
      </div>
      {rows.length > 0 ? (
        <VirtualTable
          label="Questions and theses and who sees them"
          columns={columns}
          stack={columns}
          rows={rows}
          keyOf={({ subject }) => `${subject.kind} ${subject.id}`}
          filter={wanted}
        />
      ) : (
        <Text tone="soft" size="sm" weight={400}>
          None.
        </Text>
      )}
    </Panel>
  );
}

function columnsOf(words: CourseWords): readonly VirtualColumn<SubjectRange>[] {
  return [
    {
      key: 'subject',
      label: 'Question or thesis',
      isRowHeader: true,
      cell: ({ subject }) => <SubjectLink subject={subject} words={words} />,
    },
    {
      key: 'range',
      label: 'Who sees it',
      inStack: 'line',
      width: '38%',
      cell: (row) => <Reach row={row} words={words} />,
    },
  ];
}

function SubjectLink({ subject, words }: Pick<SubjectRange, 'subject'> & { words: CourseWords }) {
  const { courseID } = useDesignSession();
  const { course } = useDesignedCourse();
  if (subject.kind !== 'thesis') {
    const href = questionHref(courseID, course, subject.id);
    return <ViewLink href={href}>{words.quoted(subject.id)}</ViewLink>;
  }
  const name = words.theses.find(({ id }) => id === subject.id)?.name ?? subject.id;
  return <ViewLink href={thesisHref(courseID, subject.id)}>Thesis {name}</ViewLink>;
}

function Reach({ row, words }: { row: SubjectRange; words: CourseWords }) {
  const { subject, range } = row;
  const [isOpen, setOpen] = useState(false);
  if (range !== 'sometimes')
    return <span data-range={range}>{rangeWords(range, subject.kind)}</span>;
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{rangeWords(range, subject.kind)}</summary>
      {isOpen && <WitnessWords subject={subject} words={words} />}
    </details>
  );
}
