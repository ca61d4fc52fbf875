import { useId } from 'react';
import { sortByIndex } from '@elenchus/domain/base/ordering.ts';
import { evaluationName, type Evaluation } from '@elenchus/domain/grading/evaluation.ts';
import { takenSections } from '@elenchus/domain/grading/evaluation-sections.ts';
import { useDesignedCourse } from '../../../../course-ui/design/design-hooks.ts';
import { useNameLock } from '../fair-grading/use-name-lock.ts';
import styles from '../grading-setup.module.css';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';

const KEPT = 'Stays while names are hidden';

interface SectionChoiceProps {
  readonly evaluation: Evaluation;
  readonly onChange: (sectionIds: readonly string[]) => void;
}

/** The sections that an evaluation covers; one that another evaluation has cannot be chosen. */
export function SectionChoice({ evaluation, onChange }: SectionChoiceProps) {
  const { course } = useDesignedCourse();
  const id = useId();
  const taken = takenSections(course.evaluations, evaluation.id);
  const isLocked = useNameLock(evaluation);
  const chosen = new Set(evaluation.sectionIds);
  const sections = sortByIndex(course.schedule.sections, ({ index }) => index);
  const choose = (sectionId: string, isChosen: boolean): void => {
    const rest = evaluation.sectionIds.filter((other) => other !== sectionId);
    onChange(isChosen ? [...rest, sectionId] : rest);
  };
  return (
    <Stack as="fieldset" columns="auto" gap={4} className={styles.sections}>
      <legend>Sections</legend>
      {sections.map((section) => {
        const owner = taken.get(section.id);
        const isChosen = chosen.has(section.id);
        const isKept = isChosen && isLocked;
        const note = isKept
          ? KEPT
          : owner && `${isChosen ? 'Also used' : 'Used'} by ${evaluationName(owner)}`;
        const field = `${id}-${section.id}`;
        return (
          <div
            key={section.id}
            className={styles.section}
            data-taken={(owner && !isChosen) || undefined}
          >
            <input
              type="checkbox"
              id={field}
              checked={isChosen}
              // A section that two evaluations already share can be left by either.
              disabled={isKept || (owner !== undefined && !isChosen)}
              aria-describedby={note ? `${field}-note` : undefined}
              onChange={(event) => choose(section.id, event.currentTarget.checked)}
            />
            <label htmlFor={field}>{section.name.trim() || 'Section without a name'}</label>
            {note && (
              <Text as="span" tone="soft" size="sm" id={`${field}-note`} className={styles.note}>
                {note}
              </Text>
            )}
          </div>
        );
      })}
      {sections.length === 0 && (
        <Text tone="soft" size="sm" className={styles.hint}>
          There are no sections yet. Add them under General.
        </Text>
      )}
      {sections.length > 0 && chosen.size === 0 && (
        <Text tone="soft" size="sm" className={styles.hint}>
          Choose at least one. Only its questions are graded.
        </Text>
      )}
    </Stack>
  );
}
