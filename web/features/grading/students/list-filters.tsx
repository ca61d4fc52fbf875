import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { evaluationName, type Evaluation } from '@elenchus/domain/grading/evaluation.ts';
import { readUngradedFilter, ungradedFilterText } from '@elenchus/domain/grading/grade-next.ts';
import { sortUsers } from '@elenchus/domain/people/user.ts';
import { SCREEN_MESSAGES } from '@elenchus/domain/screens/screen-messages.ts';
import { fullNameQuery } from '../../../calls/people/full-name-query.ts';
import { useGradingPlace } from '../../../course-ui/grading/grading-place.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { NO_TA, type ListView } from './list-address.ts';
import type { StudentRow } from './student-rows.ts';
import styles from './student-list.module.css';

interface ListFiltersProps {
  readonly rows: readonly StudentRow[];
  readonly evaluations: readonly Evaluation[];
  readonly isBlind: boolean;
  readonly view: ListView;
  readonly onView: (view: ListView) => void;
}

/** Which students are listed: by name, by TA, and by what is still ungraded. */
export function ListFilters({ rows, evaluations, isBlind, view, onView }: ListFiltersProps) {
  const { session } = useGradingPlace();
  return (
    <div className={styles.filters}>
      <TextField
        type="search"
        label={isBlind ? 'Filter by pseudonym' : 'Filter by name or netID'}
        autoComplete="off"
        value={view.find}
        onChange={({ currentTarget: { value } }) => onView({ ...view, find: value })}
      />
      {session.isInstructor && (
        <TaFilter rows={rows} value={view.ta} onChange={(ta) => onView({ ...view, ta })} />
      )}
      {evaluations.length > 0 && (
        <SelectField
          label="Grading"
          value={ungradedFilterText(view.ungraded)}
          options={[
            { value: '', label: 'All students' },
            { value: 'due', label: 'Ungraded and due' },
            ...evaluations.map((evaluation) => ({
              value: ungradedFilterText({ evaluationId: evaluation.id }),
              label: `Ungraded: ${evaluationName(evaluation)}`,
            })),
          ]}
          onChange={(text) => onView({ ...view, ungraded: readUngradedFilter(text, evaluations) })}
        />
      )}
    </div>
  );
}

interface TaFilterProps {
  readonly rows: readonly StudentRow[];
  readonly value: string;
  readonly onChange: (ta: string) => void;
}

/** Shown once a student has a TA. */
function TaFilter({ rows, value, onChange }: TaFilterProps) {
  const { courseID } = useGradingPlace();
  const usernames = useMemo(() => [...new Set(rows.map(({ ta }) => ta))], [rows]);
  const assigned = usernames.filter((ta) => ta !== NO_TA);
  const names = useQueries({
    queries: assigned.map((username) => fullNameQuery(courseID, username)),
    combine: (found) => found.map(({ data }) => data),
  });
  if (assigned.length === 0) return null;
  const tas = sortUsers(
    assigned.map((username, place) => ({ username, fullName: names[place] ?? username })),
  ).map(({ username, fullName }) => ({
    value: username,
    label: fullName === SCREEN_MESSAGES.unknownUser ? username : fullName,
  }));
  const isKnown = value === '' || usernames.includes(value);
  return (
    <SelectField
      label="TA"
      value={value}
      options={[
        { value: '', label: 'All TAs' },
        ...tas,
        ...(usernames.includes(NO_TA) ? [{ value: NO_TA, label: 'No TA' }] : []),
        ...(isKnown ? [] : [{ value, label: value }]),
      ]}
      onChange={(ta) => onChange(foldName(ta))}
    />
  );
}
