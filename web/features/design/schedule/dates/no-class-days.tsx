import { accept } from '@elenchus/domain/base/result.ts';
import { dateRangeLabel } from '@elenchus/domain/base/date-range.ts';
import type { DateGeneratorSettings } from '@elenchus/domain/design/date-generator-settings.ts';
import { moveOffNoClass, noClassRemarks } from '@elenchus/domain/schedule/no-class-effects.ts';
import { noClassSentence, type NoClass } from '@elenchus/domain/schedule/no-class.ts';
import { RowButton } from '../../../../course-ui/forms/row-button.tsx';
import { useDesignActions, useDesignedCourse } from '../../../../course-ui/design/design-hooks.ts';
import { Button } from '../../../../ui/button.tsx';
import { focusSoon } from '../../../../ui/focus.ts';
import { IconPencil, IconPlus, IconTrash } from '../../../../ui/icons.ts';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { NoClassFields } from './no-class-fields.tsx';
import { classDaysOnNoClass, noClassHints, noClassName } from './no-class-words.ts';
import type { NoClassDraft } from './use-no-class-draft.ts';
import { useScheduleEditing } from '../use-schedule-editing.ts';
import styles from './no-class-days.module.css';

type Term = Pick<DateGeneratorSettings, 'startDate' | 'endDate' | 'meetingDays'>;

const ADD_BUTTON = '[data-add-no-class]';

interface NoClassDaysProps {
  readonly draft: NoClassDraft;
  /** As it is saved, or as it is typed in the form around this list. */
  readonly term: Term;
}

/** Holidays and breaks: the list, and the fields to add or change them. */
export function NoClassDays({ draft, term }: NoClassDaysProps) {
  const { course } = useDesignedCourse();
  const { change } = useDesignActions();
  const remove = (entry: NoClass): void => {
    if (draft.draft?.id === entry.id) draft.close();
    change(
      { upserts: [], removals: [{ dataType: 'noClass', dataID: entry.id }] },
      {
        label: 'delete days without class',
        message: `Deleted: ${noClassSentence(entry)}. Undo brings it back.`,
      },
    );
    focusSoon(document, ADD_BUTTON, '[data-no-class="from"]');
  };
  return (
    <Stack as="section" gap={8} className={styles.panel} aria-labelledby="no-class-heading">
      <h2 id="no-class-heading">Days without class</h2>
      <p className={styles.soft}>
        Holidays and breaks. No class day is placed on them, and everyone can see them on the
        schedule.
      </p>
      {course.noClass.length > 0 && (
        <ul className={styles.list}>
          {course.noClass.map((entry) => (
            <NoClassRow
              key={entry.id}
              entry={entry}
              term={term}
              onEdit={() => {
                draft.open(entry);
                focusSoon(document, '[data-no-class="from"]');
              }}
              onDelete={() => remove(entry)}
            />
          ))}
        </ul>
      )}
      {draft.draft ? (
        <NoClassFields
          draft={draft}
          onClosed={() => {
            draft.close();
            focusSoon(document, ADD_BUTTON);
          }}
        />
      ) : (
        <div>
          <Button
            data-add-no-class
            onClick={() => {
              draft.openNew();
              focusSoon(document, '[data-no-class="from"]');
            }}
          >
            <IconPlus aria-hidden />
            Add days without class
          </Button>
        </div>
      )}
    </Stack>
  );
}

interface NoClassRowProps {
  readonly entry: NoClass;
  readonly term: Term;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

function NoClassRow({ entry, term, onEdit, onDelete }: NoClassRowProps) {
  const { course } = useDesignedCourse();
  const edit = useScheduleEditing();
  const { schedule, noClass } = course;
  const name = noClassName(entry);
  const remarks = noClassRemarks(entry, noClass, term, schedule);
  const classDays = classDaysOnNoClass(remarks);
  const moveOff = (): void => {
    edit((regular, ids) => accept(moveOffNoClass(regular, entry, { ...term, noClass }, ids)), {
      label: 'move class days off days without class',
    });
    // The button disappears with the class days.
    focusSoon(document, ADD_BUTTON, '[data-no-class="from"]');
  };
  return (
    <li className={styles.row}>
      <div className={styles.entry}>
        <strong>{dateRangeLabel(entry)}</strong>
        {entry.reason && <span> {entry.reason}</span>}
        {noClassHints(entry, remarks).map((hint) => (
          <Text tone="attention" size="sm" key={hint} className={styles.hint}>
            {hint}
          </Text>
        ))}
      </div>
      <div className={styles.actions}>
        <RowButton label={`Change ${name}`} onClick={onEdit}>
          <IconPencil aria-hidden />
        </RowButton>
        <RowButton label={`Delete ${name}`} onClick={onDelete}>
          <IconTrash aria-hidden />
        </RowButton>
      </div>
      {classDays && (
        <div className={styles.clash}>
          <Notice tone="attention">
            <p>{classDays.sentence}</p>
            <p>
              <Button onClick={moveOff}>{classDays.button}</Button>
            </p>
          </Notice>
        </div>
      )}
    </li>
  );
}
