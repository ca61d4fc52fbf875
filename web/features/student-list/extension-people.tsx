import { useState } from 'react';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import {
  accommodationLabel,
  type Accommodation,
} from '@elenchus/domain/extensions/accommodation.ts';
import { SortedName } from '../../course-ui/sorted-name.tsx';
import { Button } from '../../ui/button.tsx';
import { countOf } from '../../ui/count-words.ts';
import { TableFinder } from '../../ui/table-finder.tsx';
import type { StudentRow } from './student-rows.ts';
import styles from './extensions.module.css';

interface ExtensionPeopleProps {
  readonly students: readonly StudentRow[];
  readonly accommodations: readonly (Accommodation & { readonly username: string })[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
}

/** More would make the sheet slow; the filter finds the others. */
const MOST_SHOWN = 100;

/** The students, to be checked one by one or all that the filter leaves. */
export function ExtensionPeople(props: ExtensionPeopleProps) {
  const { students, accommodations, chosen, onChoose } = props;
  const [find, setFind] = useState('');
  const wanted = foldName(find);
  const left = students.filter(({ findable }) => findable.includes(wanted));
  const given = new Map(accommodations.map((one) => [one.username, accommodationLabel(one)]));
  const isAll = left.length > 0 && left.every(({ username }) => chosen.has(username));
  const choose = (usernames: readonly string[], isChosen: boolean): void => {
    const next = new Set(chosen);
    for (const username of usernames) {
      if (isChosen) next.add(username);
      else next.delete(username);
    }
    onChoose(next);
  };
  return (
    <fieldset className={styles.people}>
      <legend>Students</legend>
      <TableFinder label="Filter by name or netID" value={find} onChange={setFind}>
        {chosen.size === 0 ? 'Nobody chosen' : `${countOf(chosen.size, 'student')} chosen`}
      </TableFinder>
      <div>
        <Button
          look="plain"
          onClick={() =>
            choose(
              left.map(({ username }) => username),
              !isAll,
            )
          }
        >
          {isAll ? 'Clear' : 'Choose'} {wanted === '' ? 'all' : 'these'}{' '}
          {countOf(left.length, 'student')}
        </Button>
      </div>
      <ul>
        {left.slice(0, MOST_SHOWN).map(({ username, fullname }) => (
          <li key={username}>
            <label>
              <input
                type="checkbox"
                checked={chosen.has(username)}
                onChange={({ currentTarget: { checked } }) => choose([username], checked)}
              />
              <span>
                <SortedName name={fullname || username} />{' '}
                <span className={styles.small}>{username}</span>
                {given.has(username) && (
                  <span className={styles.small}> · {given.get(username)}</span>
                )}
              </span>
            </label>
          </li>
        ))}
      </ul>
      {left.length > MOST_SHOWN && (
        <p className={styles.small}>
          And {countOf(left.length - MOST_SHOWN, 'more student')}. Use the filter to find them.
        </p>
      )}
    </fieldset>
  );
}
