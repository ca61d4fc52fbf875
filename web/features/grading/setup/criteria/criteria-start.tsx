import { useState } from 'react';
import { idMaker } from '@elenchus/domain/base/identifiers.ts';
import { criteriaChanges, type CriteriaPlace } from '@elenchus/domain/criteria/course-criteria.ts';
import { firstCriteria } from '@elenchus/domain/criteria/edit-criteria.ts';
import type { CriteriaTable } from '@elenchus/domain/criteria/criteria-table.ts';
import {
  rubricCriteria,
  rubricFaultSentence,
  type RubricCriteria,
} from '@elenchus/domain/criteria/rubric-criteria.ts';
import { useDesignActions, useDesignedCourse } from '../../../../course-ui/design/design-hooks.ts';
import { randomBytes } from '../../../../course-ui/design/random-ids.ts';
import { Button } from '../../../../ui/button.tsx';
import { countOf } from '../../../../ui/count-words.ts';
import { IconListCheck, IconPlus } from '../../../../ui/icons.ts';
import { Cluster } from '../../../../ui/layout/row.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import styles from './criteria.module.css';

/** IDs that no criterion and no level of a table has. */
export function criterionIds(table: CriteriaTable): () => string {
  const taken = table.flatMap(({ id, levels }) => [id, ...levels.map((level) => level.id)]);
  return idMaker('question', randomBytes, taken);
}

interface CriteriaStartProps {
  readonly place: CriteriaPlace;
  /** The evaluation or question, as it is called in messages. */
  readonly name: string;
  readonly onMade: () => void;
  /** A table of the rubric was taken. */
  readonly onTaken: () => void;
}

/** The two ways to a table of criteria: from the rubric, or by hand. */
export function CriteriaStart({ place, name, onMade, onTaken }: CriteriaStartProps) {
  const { change } = useDesignActions();
  const make = (): void => {
    const table = firstCriteria(criterionIds([]));
    change(criteriaChanges(place, table), { label: `make criteria for ${name}` });
    onMade();
  };
  return (
    <Cluster gap={[8, 10]} align="center">
      <FromRubric place={place} name={name} table={[]} onTaken={onTaken} />
      <Button onClick={make}>
        <IconPlus aria-hidden />
        Make a table
      </Button>
    </Cluster>
  );
}

interface FromRubricProps extends Omit<CriteriaStartProps, 'onMade' | 'onTaken'> {
  /** The table that is replaced. */
  readonly table: CriteriaTable;
  readonly onTaken?: () => void;
}

/** Takes a table of the course's rubric; if it has several, each has a button. */
export function FromRubric({ place, name, table, onTaken }: FromRubricProps) {
  const { course } = useDesignedCourse();
  const { change } = useDesignActions();
  const [found, setFound] = useState<readonly RubricCriteria[]>([]);
  const [fault, setFault] = useState<string | null>(null);
  if (course.settings.rubric.trim() === '') return null;
  const use = ({ table: taken }: RubricCriteria): void => {
    setFound([]);
    change(criteriaChanges(place, taken), {
      label: `criteria of ${name} from the rubric`,
      message: `${countOf(taken.length, 'criterion', 'criteria')} came from the rubric.`,
    });
    onTaken?.();
  };
  const look = (): void => {
    const read = rubricCriteria(course.settings.rubric, table, criterionIds(table));
    setFault(read.ok ? null : rubricFaultSentence(read.reason));
    if (!read.ok) return;
    const [only, ...more] = read.value;
    if (only && more.length === 0) use(only);
    else setFound(read.value);
  };
  return (
    <>
      <Button onClick={look}>
        <IconListCheck aria-hidden />
        Take from the rubric
      </Button>
      {found.map((each, at) => (
        // The tables of one rubric never change places.
        // oxlint-disable-next-line react/no-array-index-key
        <Button key={at} onClick={() => use(each)}>
          {each.heading === '' ? `Table ${at + 1}` : `Table under “${each.heading}”`}
        </Button>
      ))}
      {fault !== null && (
        <Text tone="attention" size="sm" className={styles.fault} role="alert">
          {fault}
        </Text>
      )}
    </>
  );
}
