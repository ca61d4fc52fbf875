import type { FormerNetID } from '../../../../calls/people/send-roster.ts';
import { Button } from '../../../../ui/button.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { FormerPersonChoice } from './former-person-choice.tsx';
import { allTheSame } from './former-words.ts';
import styles from '../design-users.module.css';

interface FormerRowsProps {
  readonly former: readonly FormerNetID[];
  /** By netID. */
  readonly people: ReadonlyMap<string, string>;
  readonly onChoose: (people: ReadonlyMap<string, string>) => void;
}

/** The rows of a file whose netIDs were in the course before, each with a choice. */
export function FormerRows({ former, people, onChoose }: FormerRowsProps) {
  const left = former.filter(({ username }) => !people.has(username)).length;
  const isOne = former.length === 1;
  return (
    <Stack
      as="section"
      gap={12}
      className={styles.former}
      aria-label="People who were in this course before"
    >
      <h3>
        {isOne
          ? '1 netID was in this course before'
          : `${former.length.toLocaleString('en')} netIDs were in this course before`}
      </h3>
      <p className={styles.small}>
        Users with {isOne ? 'this netID' : 'these netIDs'} were deleted, and their work is still
        here. Choose who each person is.
      </p>
      {!isOne && (
        <div>
          <Button onClick={() => onChoose(allTheSame(former))}>All are the same people</Button>
        </div>
      )}
      <Stack
        as="ul"
        columns="auto"
        gap={20}
        className={styles.formerList}
        aria-label="Who each person is"
      >
        {former.map((each) => (
          <li key={each.username}>
            <FormerPersonChoice
              former={each}
              person={people.get(each.username)}
              legend={`Row ${each.row}: ${each.fullname} (${each.username})`}
              onChoose={(person) => onChoose(new Map([...people, [each.username, person]]))}
            />
          </li>
        ))}
      </Stack>
      <output className={styles.small}>
        {left > 0 && `${left.toLocaleString('en')} still to choose.`}
      </output>
    </Stack>
  );
}
