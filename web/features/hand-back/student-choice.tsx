import { useMemo, useState } from 'react';
import type { AnswerOf } from '@elenchus/contract/endpoint-table.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { matchesSearch } from '@elenchus/domain/base/name-key.ts';
import { useDesignedCourse } from '../../course-ui/design-editing/design-hooks.ts';
import { countOf } from '../../ui/count-words.ts';
import { SkeletonLines } from '../../ui/skeleton-lines.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { SetHandBacks } from './set-hand-backs.ts';
import { studentNote } from './some-hand-back-words.ts';
import styles from './some-hand-back.module.css';

type Student = AnswerOf<'GET /api/students/{courseID}'>[number];

interface StudentChoiceProps {
  readonly students: readonly Student[] | undefined;
  readonly set: SetHandBacks;
  readonly chosen: ReadonlySet<string>;
  readonly error: string | undefined;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
}

/** More names than these are found by typing. */
const MOST_SHOWN = 100;

/** A list of students to tick, with what is set for each. */
export function StudentChoice({ students, set, chosen, error, onChange }: StudentChoiceProps) {
  const { course } = useDesignedCourse();
  const [typed, setTyped] = useState('');
  const own = useMemo(
    () => new Map(set.own.map((one) => [foldName(one.username ?? ''), one])),
    [set.own],
  );
  if (!students) return <SkeletonLines lines={[60, 80, 70]} />;
  const found = students.filter(({ username, fullname }) =>
    matchesSearch(typed, { username, fullName: fullname }),
  );
  const toggle = (username: string, isChosen: boolean): void => {
    const next = new Set(chosen);
    if (isChosen) next.add(username);
    else next.delete(username);
    onChange(next);
  };
  return (
    <div className={styles.students}>
      <TextField
        type="search"
        label="Find a student"
        autoComplete="off"
        value={typed}
        error={error}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <ul aria-label="Students">
        {found.slice(0, MOST_SHOWN).map(({ username, fullname }) => (
          <li key={username}>
            <label>
              <input
                type="checkbox"
                checked={chosen.has(username)}
                onChange={(event) => toggle(username, event.currentTarget.checked)}
              />
              <span>{fullname || username}</span>
              <small>
                {studentNote(
                  own.get(foldName(username)),
                  set.forAll,
                  set.now,
                  course.settings.timeZone,
                )}
              </small>
            </label>
          </li>
        ))}
      </ul>
      <output className={styles.hint}>
        {found.length > MOST_SHOWN
          ? `Showing ${MOST_SHOWN} of ${countOf(found.length, 'student')}. Type a name to find others. `
          : ''}
        {countOf(chosen.size, 'student')} chosen.
      </output>
    </div>
  );
}
