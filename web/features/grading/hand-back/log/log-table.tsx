import { readCourseCriteria } from '@elenchus/domain/criteria/course-criteria.ts';
import { levelsWords } from '@elenchus/domain/criteria/criteria-words.ts';
import { useMemo } from 'react';
import type { RefObject } from 'react';
import type { CourseModel } from '@elenchus/domain/course/course-model.ts';
import type { HistoryEntry } from '../../../../calls/grading/grade-history-queries.ts';
import { useGradingPlace } from '../../../../course-ui/grading/grading-place.ts';
import { evaluationWords } from '../../../../course-ui/grading/grade-words.ts';
import { logTimeWords } from '../../../../lib/log-time-words.ts';
import { Button } from '../../../../ui/button.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import type { VirtualColumn } from '../../../../ui/tables/table-cells.tsx';
import { VirtualTable } from '../../../../ui/tables/virtual-table.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { changesToRestore } from './log-changes.ts';
import { clipped, doneWord, valueWords, subjectWords } from './log-words.ts';
import { useIsClosed } from '../../../../course-ui/closing/closed-course.tsx';
import styles from './grade-log.module.css';

interface LogTableProps {
  readonly entries: readonly HistoryEntry[];
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (id: string, isSelected: boolean) => void;
  /** All of one change: those that are listed, and the change they belong to. */
  readonly onRestore: (ids: readonly string[]) => void;
  /** What the entries were chosen by. */
  readonly filter: string;
  readonly ref: RefObject<HTMLElement | null>;
}

/** One row for each entry of the history, with the values before and after. */
export function LogTable(props: LogTableProps) {
  const { entries, selected, onSelect, onRestore, filter, ref } = props;
  const { courseID, course } = useGradingPlace();
  const isClosed = useIsClosed(courseID);
  const changes = useMemo(() => changesToRestore(entries), [entries]);
  const facts = useMemo(() => factColumns(course), [course]);
  const select = selectColumn(selected, onSelect);
  const restore = restoreColumn(changes, onRestore);
  const rest = [facts.when, facts.student, facts.what, facts.before, facts.after];
  const stack = [facts.student, facts.what, facts.before, facts.after, facts.when];
  return (
    <VirtualTable
      ref={ref}
      label="Changed and deleted grades"
      columns={isClosed ? rest : [select, ...rest, restore]}
      stack={isClosed ? stack : [select, facts.student, restore, ...stack.slice(1)]}
      rows={entries}
      keyOf={({ id }) => id}
      filter={filter}
    />
  );
}

type Column = VirtualColumn<HistoryEntry>;

function selectColumn(selected: ReadonlySet<string>, onSelect: LogTableProps['onSelect']): Column {
  return {
    key: 'select',
    label: 'Select',
    width: '4.5rem',
    inStack: 'beside',
    cell: (entry) =>
      entry.canRestore && (
        <input
          type="checkbox"
          className={styles.box}
          aria-label={`Select ${rowName(entry)}`}
          checked={selected.has(entry.id)}
          onChange={(event) => onSelect(entry.id, event.currentTarget.checked)}
        />
      ),
  };
}

function restoreColumn(
  changes: ReadonlyMap<string, readonly string[]>,
  onRestore: LogTableProps['onRestore'],
): Column {
  return {
    key: 'restore',
    label: 'Restore',
    width: '9.5rem',
    inStack: 'beside',
    cell: (entry) => (
      <RestoreButtons entry={entry} change={changes.get(entry.id)} onRestore={onRestore} />
    ),
  };
}

function factColumns(course: CourseModel) {
  const questions = new Map(course.questions.map(({ id, text }) => [id, text]));
  const { timeZone } = course.settings;
  const criteria = readCourseCriteria(course.criteriaItems);
  const words = (entry: HistoryEntry, value: string | null): string | null => {
    const { kind, gradingType, questionID, evaluationId } = entry;
    if (gradingType !== 'criterionLevels' || !value) return valueWords(kind, value, timeZone);
    const own = criteria.questions.get(questionID ?? '');
    return levelsWords(own ?? criteria.evaluations.get(evaluationId ?? '') ?? [], value);
  };
  return {
    when: {
      key: 'when',
      label: 'When, by whom',
      width: '13rem',
      cell: ({ at, who }) => (
        <div className={styles.moment}>
          <Two first={logTimeWords(at, timeZone)} second={`by ${who.fullName}`} />
        </div>
      ),
    },
    student: {
      key: 'student',
      label: 'Student, evaluation',
      width: '11rem',
      isRowHeader: true,
      cell: ({ student, evaluationId }) => (
        <Two
          first={student?.fullName ?? 'All students'}
          second={evaluationId === null ? '' : evaluationWords(course, evaluationId)}
        />
      ),
    },
    what: {
      key: 'what',
      label: 'What',
      cell: (entry) => <Two first={subjectWords(entry, questions)} second={doneWord(entry)} />,
    },
    before: {
      key: 'before',
      label: 'Before',
      width: '17%',
      cell: (entry) => <Value name="Before" text={words(entry, entry.before)} />,
    },
    after: {
      key: 'after',
      label: 'After',
      width: '17%',
      cell: (entry) => <Value name="After" text={words(entry, entry.after)} />,
    },
  } satisfies Readonly<Record<string, Column>>;
}

interface RestoreButtonsProps {
  readonly entry: HistoryEntry;
  /** What can be restored together, at the first entry of a change. */
  readonly change: readonly string[] | undefined;
  readonly onRestore: (ids: readonly string[]) => void;
}

function RestoreButtons({ entry, change, onRestore }: RestoreButtonsProps) {
  return (
    <Stack columns="auto" gap={2} className={styles.actions}>
      {change && <Button onClick={() => onRestore(change)}>Restore all {change.length}</Button>}
      {entry.canRestore && (
        <Button
          look="plain"
          aria-label={`Restore ${rowName(entry)}`}
          onClick={() => onRestore([entry.id])}
        >
          Restore
        </Button>
      )}
    </Stack>
  );
}

const SHORT = 60;

/** A grade or a comment; a long one opens. */
function Value({ name, text }: { name: string; text: string | null }) {
  if (text === null) return <Nothing text="nothing" />;
  if (text.length <= SHORT) return text;
  return (
    <details>
      <summary>
        <VisuallyHidden>{name}: </VisuallyHidden>
        {clipped(text, SHORT)}
      </summary>
      <p className={styles.whole}>{text}</p>
    </details>
  );
}

function Two({ first, second }: { first: string; second: string }) {
  return (
    <>
      {first}
      <small className={styles.second}>{second}</small>
    </>
  );
}

function Nothing({ text }: { text: string }) {
  return (
    <>
      <span aria-hidden>–</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </>
  );
}

/** Names the record of the row, for people who hear its buttons out of context. */
function rowName({ student, gradingType, questionID, before }: HistoryEntry): string {
  const what = gradingType === 'questionGrade' ? `question ${questionID}` : (gradingType ?? '');
  return `${student?.fullName ?? 'all students'}, ${what}: ${clipped(before ?? 'nothing', SHORT)}`;
}
