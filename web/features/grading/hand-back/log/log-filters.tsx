import { isBlind } from '@elenchus/domain/blind-grading/hidden-names.ts';
import type { HistoryFilter } from '../../../../calls/grading/grade-history-queries.ts';
import { useKnownStudent, useKnowStudent } from '../../../../calls/people/students-queries.ts';
import { useGradingPlace } from '../../../../course-ui/grading/grading-place.ts';
import { useQueryValue } from '../../../../lib/browser-location.ts';
import { narrowBy } from '../../../../lib/move-within.ts';
import { evaluationWords } from '../../../../course-ui/grading/grade-words.ts';
import { StudentSearch } from '../../../../course-ui/grading/student-search-field.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { KIND_CHOICES } from './log-words.ts';
import styles from './grade-log.module.css';

/** What the list is narrowed to, from the address. */
export function useLogFilter(): HistoryFilter {
  return {
    username: useQueryValue('student') ?? '',
    evaluationId: useQueryValue('evaluation') ?? '',
    kinds: useQueryValue('kind') ?? '',
  };
}

/** Narrows the list to a student, an evaluation and a kind of change. */
export function LogFilters({ filter }: { filter: HistoryFilter }) {
  const { courseID, course } = useGradingPlace();
  const { username, evaluationId, kinds } = filter;
  const blindId = isBlind(course, evaluationId) ? evaluationId : undefined;
  const { student } = useKnownStudent(courseID, username, blindId);
  const know = useKnowStudent(courseID);
  // Until the name is known, or if it can't be found, the netID is shown.
  const missing = { username, fullname: student === null ? gone(username) : username };
  const evaluations = course.evaluations.map(({ id }) => ({
    value: id,
    label: evaluationWords(course, id),
  }));
  return (
    <div className={styles.filters}>
      <StudentSearch
        label="Student"
        everybody={EVERYBODY}
        evaluationId={blindId}
        chosen={username === '' ? EVERYBODY : (student ?? missing)}
        onChoose={(found) => {
          if (found !== EVERYBODY) know(found);
          narrowBy('student', found.username);
        }}
      />
      <SelectField
        label="Evaluation"
        options={withAll('All evaluations', evaluations, evaluationId)}
        value={evaluationId}
        onChange={(value) => narrowBy('evaluation', value)}
      />
      <SelectField
        label="Show"
        options={withAll('All changes', KIND_CHOICES, kinds)}
        value={kinds}
        onChange={(value) => narrowBy('kind', value)}
      />
    </div>
  );
}

const EVERYBODY = { username: '', fullname: 'All students' };

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Includes values in the address that are no longer in the course: a deleted student, a removed evaluation. */
function withAll(all: string, choices: readonly Choice[], chosen: string): readonly Choice[] {
  const isKnown = chosen === '' || choices.some(({ value }) => value === chosen);
  const missing = isKnown ? [] : [{ value: chosen, label: gone(chosen) }];
  return [{ value: '', label: all }, ...choices, ...missing];
}

function gone(name: string): string {
  return `${name} (deleted)`;
}
