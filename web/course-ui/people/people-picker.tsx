import { useState } from 'react';
import { matchesSearch } from '@elenchus/domain/base/name-key.ts';
import { countOf } from '../../ui/count-words.ts';
import { CheckRow } from '../../ui/fields/check-row.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { SkeletonLines } from '../../ui/loading/skeleton-lines.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Cluster } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { SortedName } from './sorted-name.tsx';
import styles from './people-picker.module.css';

interface PickedPerson {
  readonly username: string;
  readonly fullName: string;
  /** What matters about this person here, in a few words. */
  readonly note?: string | undefined;
}

interface PeoplePickerProps {
  /** What the people are called: 'Students' above the list, 'student' in sentences. */
  readonly legend: string;
  readonly noun: readonly [one: string, many: string];
  /** undefined while they load. */
  readonly people: readonly PickedPerson[] | undefined;
  readonly chosen: ReadonlySet<string>;
  readonly error?: string | undefined;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
}

/** More would make the page slow; the filter finds the others. */
const MOST_SHOWN = 100;

/** People to be checked one by one, or all that the filter leaves. */
export function PeoplePicker(props: PeoplePickerProps) {
  const { legend, noun, people, chosen, error, onChoose } = props;
  const [find, setFind] = useState('');
  const left = (people ?? []).filter((person) => matchesSearch(find, person));
  const isAll = left.length > 0 && left.every(({ username }) => chosen.has(username));
  const choose = (some: readonly PickedPerson[], isChosen: boolean): void => {
    const next = new Set(chosen);
    for (const { username } of some) {
      if (isChosen) next.add(username);
      else next.delete(username);
    }
    onChoose(next);
  };
  return (
    <Stack as="fieldset" gap={8} className={styles.people}>
      <legend>{legend}</legend>
      <TextField
        type="search"
        label="Filter by name or netID"
        autoComplete="off"
        value={find}
        onChange={({ currentTarget: { value } }) => setFind(value)}
      />
      <Cluster gap={[0, 16]} align="baseline" spread className={styles.counts}>
        {left.length > 0 && (
          <LinkButton className={styles.all} onClick={() => choose(left, !isAll)}>
            {isAll ? 'Clear' : 'Choose'} {listedWords(left.length, noun, find)}
          </LinkButton>
        )}
        {people && left.length === 0 && <span>Nobody matches this filter.</span>}
        <output>
          {chosen.size === 0 ? 'Nobody chosen' : `${countOf(chosen.size, ...noun)} chosen`}
        </output>
      </Cluster>
      {!people && <SkeletonLines lines={[60, 80, 70]} />}
      {left.length > 0 && (
        <ul>
          {left.slice(0, MOST_SHOWN).map((person) => (
            <li key={person.username}>
              <CheckRow
                size="lg"
                type="checkbox"
                checked={chosen.has(person.username)}
                onChange={({ currentTarget: { checked } }) => choose([person], checked)}
              >
                <span>
                  <SortedName name={person.fullName || person.username} />{' '}
                  <Text as="span" tone="soft" size="sm" weight={400}>
                    {person.username}
                  </Text>
                </span>
                {person.note && (
                  <Text as="span" tone="soft" size="sm" weight={400} className={styles.note}>
                    {person.note}
                  </Text>
                )}
              </CheckRow>
            </li>
          ))}
        </ul>
      )}
      {left.length > MOST_SHOWN && (
        <Text tone="soft" size="sm" weight={400}>
          And {countOf(left.length - MOST_SHOWN, `more ${noun[0]}`, `more ${noun[1]}`)}. Use the
          filter to find them.
        </Text>
      )}
      {error !== undefined && (
        <Text tone="attention" size="sm" role="alert">
          {error}
        </Text>
      )}
    </Stack>
  );
}

/** 'all 30 students', 'these 3 students', 'this student' */
function listedWords(count: number, noun: PeoplePickerProps['noun'], find: string): string {
  if (count === 1) return `this ${noun[0]}`;
  return `${find.trim() === '' ? 'all' : 'these'} ${countOf(count, ...noun)}`;
}
