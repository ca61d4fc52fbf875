import { useState } from 'react';
import {
  CRITERIA_LIMITS,
  criteriaFaultSentence,
  readPoints,
  type Level,
} from '@elenchus/domain/criteria/criteria-table.ts';
import { levelName } from '@elenchus/domain/criteria/criteria-score.ts';
import { RowButton } from '../../../../course-ui/forms/row-button.tsx';
import { useCommitOnLeave } from '../../../../lib/use-commit-on-leave.ts';
import { IconArrowDown, IconArrowUp, IconTrash } from '../../../../ui/icons.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import styles from './criteria.module.css';

interface LevelRowProps {
  readonly level: Level;
  readonly place: number;
  readonly isLast: boolean;
  /** The name of its criterion. */
  readonly criterion: string;
  readonly onChange: (fields: Partial<Omit<Level, 'id'>>) => void;
  readonly onMove: (step: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** One level: its name, its points, and what the work is like. */
export function LevelRow(props: LevelRowProps) {
  const { level, place, isLast, criterion, onChange, onMove, onRemove } = props;
  const name = `${levelName(level)}, ${criterion}`;
  return (
    <fieldset aria-label={`Level ${place + 1}`} className={styles.level}>
      <TextField
        label="Level"
        aria-label={`Level ${place + 1}`}
        autoComplete="off"
        maxLength={CRITERIA_LIMITS.name}
        value={level.name}
        onChange={({ currentTarget: { value } }) => onChange({ name: value })}
      />
      <PointsField points={level.points} onChange={(points) => onChange({ points })} />
      <TextField
        label="What the work is like"
        autoComplete="off"
        maxLength={CRITERIA_LIMITS.description}
        value={level.description}
        onChange={({ currentTarget: { value } }) => onChange({ description: value })}
      />
      <div className={styles.buttons}>
        <RowButton
          label={`Up: ${name}`}
          action="level-up"
          isOff={place === 0}
          onClick={() => onMove(-1)}
        >
          <IconArrowUp aria-hidden />
        </RowButton>
        <RowButton
          label={`Down: ${name}`}
          action="level-down"
          isOff={isLast}
          onClick={() => onMove(1)}
        >
          <IconArrowDown aria-hidden />
        </RowButton>
        <RowButton label={`Remove ${name}`} onClick={onRemove}>
          <IconTrash aria-hidden />
        </RowButton>
      </div>
    </fieldset>
  );
}

interface PointsFieldProps {
  readonly points: number;
  readonly onChange: (points: number) => void;
}

/** They count when the field is left, so that 15 is not 1 on the way. */
function PointsField({ points, onChange }: PointsFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const read = draft === null ? points : readPoints(draft);
  const settle = (): void => {
    if (read === null) return;
    setDraft(null);
    if (read !== points) onChange(read);
  };
  useCommitOnLeave(settle);
  return (
    <TextField
      label="Points"
      inputMode="decimal"
      autoComplete="off"
      maxLength={7}
      value={draft ?? String(points)}
      error={read === null ? criteriaFaultSentence('not-points') : undefined}
      onChange={({ currentTarget: { value } }) => setDraft(value)}
      onBlur={settle}
      onKeyDown={({ key }) => {
        if (key === 'Enter') settle();
        if (key === 'Escape') setDraft(null);
      }}
    />
  );
}
