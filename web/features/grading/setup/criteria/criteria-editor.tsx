import { useRef, type RefObject } from 'react';
import { criteriaChanges, type CriteriaPlace } from '@elenchus/domain/criteria/course-criteria.ts';
import {
  hasRoom,
  movedRow,
  withCriterion,
  withLevel,
  withNewCriterion,
  withNewLevel,
  withoutRow,
} from '@elenchus/domain/criteria/edit-criteria.ts';
import { criterionName, levelName } from '@elenchus/domain/criteria/criteria-score.ts';
import {
  CRITERIA_LIMITS,
  type CriteriaTable,
  type Criterion,
} from '@elenchus/domain/criteria/criteria-table.ts';
import { useDesignActions } from '../../../../course-ui/design/design-hooks.ts';
import { RowButton } from '../../../../course-ui/forms/row-button.tsx';
import { Button } from '../../../../ui/button.tsx';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '../../../../ui/icons.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { focusRow } from '../../../../ui/focus.ts';
import { Cluster } from '../../../../ui/layout/row.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { criterionIds, FromRubric } from './criteria-start.tsx';
import { LevelRow } from './level-row.tsx';
import styles from './criteria.module.css';

interface CriteriaEditorProps {
  readonly place: CriteriaPlace;
  readonly name: string;
  readonly table: CriteriaTable;
  readonly onRemoved: () => void;
}

/** A table of criteria to change: every change saves automatically and can be undone. */
export function CriteriaEditor({ place, name, table, onRemoved }: CriteriaEditorProps) {
  const { change } = useDesignActions();
  const list = useRef<HTMLOListElement>(null);
  const save = (after: CriteriaTable, label: string): void =>
    change(criteriaChanges(place, after), { label: `${label} of ${name}` });
  const add = (): void => {
    save(withNewCriterion(table, criterionIds(table)), 'new criterion');
    focusRow(list.current, table.length, 'input');
  };
  const removeAll = (): void => {
    change(criteriaChanges(place, null), {
      label: `remove the criteria of ${name}`,
      message: `The criteria of ${name} were removed.`,
    });
    onRemoved();
  };
  return (
    <Stack gap={16} className={styles.editor}>
      <Stack as="ol" gap={24} isBareList ref={list} className={styles.criteria}>
        {table.map((criterion, at) => (
          <li key={criterion.id}>
            <CriterionFields
              criterion={criterion}
              at={at}
              table={table}
              list={list}
              onSave={save}
            />
          </li>
        ))}
      </Stack>
      <Cluster gap={[8, 10]} align="center">
        {hasRoom(table, 'criteria') && (
          <Button onClick={add}>
            <IconPlus aria-hidden />
            Add a criterion
          </Button>
        )}
        <FromRubric place={place} name={name} table={table} />
        <Button look="plain" onClick={removeAll}>
          <IconTrash aria-hidden />
          Remove the table
        </Button>
      </Cluster>
    </Stack>
  );
}

interface CriterionFieldsProps {
  readonly criterion: Criterion;
  readonly at: number;
  readonly table: CriteriaTable;
  readonly list: RefObject<HTMLOListElement | null>;
  readonly onSave: (table: CriteriaTable, label: string) => void;
}

function CriterionFields({ criterion, at, table, list, onSave }: CriterionFieldsProps) {
  const { id, levels } = criterion;
  const rows = useRef<HTMLOListElement>(null);
  const name = criterionName(criterion);
  const withLevels = (after: Criterion['levels'], label: string): void =>
    onSave(
      withCriterion(table, id, (each) => ({ ...each, levels: after })),
      label,
    );
  const move = (step: -1 | 1): void => {
    onSave(movedRow(table, id, step), `order of the criteria`);
    focusRow(list.current, at + step, `[data-action=${step < 0 ? 'up' : 'down'}]`);
  };
  const moveLevel = (levelId: string, place: number, step: -1 | 1): void => {
    withLevels(movedRow(levels, levelId, step), 'order of the levels');
    focusRow(rows.current, place + step, `[data-action=level-${step < 0 ? 'up' : 'down'}]`);
  };
  return (
    <>
      <div className={styles.head}>
        <TextField
          label={`Criterion ${at + 1}`}
          autoComplete="off"
          maxLength={CRITERIA_LIMITS.name}
          value={criterion.name}
          onChange={({ currentTarget: { value } }) =>
            onSave(
              withCriterion(table, id, (each) => ({ ...each, name: value })),
              'name of a criterion',
            )
          }
        />
        <div className={styles.buttons}>
          <RowButton label={`Up: ${name}`} action="up" isOff={at === 0} onClick={() => move(-1)}>
            <IconArrowUp aria-hidden />
          </RowButton>
          <RowButton
            label={`Down: ${name}`}
            action="down"
            isOff={at === table.length - 1}
            onClick={() => move(1)}
          >
            <IconArrowDown aria-hidden />
          </RowButton>
          <RowButton
            label={`Remove ${name}`}
            onClick={() => {
              onSave(withoutRow(table, id), 'removed criterion');
              focusRow(list.current, at, 'input');
            }}
          >
            <IconTrash aria-hidden />
          </RowButton>
        </div>
      </div>
      <Stack
        as="ol"
        gap={8}
        isBareList
        ref={rows}
        className={styles.levels}
        aria-label={`Levels of ${name}`}
      >
        {levels.map((level, place) => (
          <li key={level.id}>
            <LevelRow
              level={level}
              place={place}
              isLast={place === levels.length - 1}
              criterion={name}
              onChange={(fields) => onSave(withLevel(table, id, level.id, fields), 'level')}
              onMove={(step) => moveLevel(level.id, place, step)}
              onRemove={() => {
                withLevels(withoutRow(levels, level.id), `removed level ${levelName(level)}`);
                focusRow(rows.current, place, 'input');
              }}
            />
          </li>
        ))}
      </Stack>
      {hasRoom(levels, 'levels') && (
        <Button
          look="plain"
          onClick={() => {
            onSave(withNewLevel(table, id, criterionIds(table)), 'new level');
            focusRow(rows.current, levels.length, 'input');
          }}
        >
          <IconPlus aria-hidden />
          Add a level
          <VisuallyHidden> to {name}</VisuallyHidden>
        </Button>
      )}
    </>
  );
}
