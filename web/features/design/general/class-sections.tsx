import { useRef, useState } from 'react';
import { addSection, renameRow } from '@elenchus/domain/schedule/edit-schedule.ts';
import { scheduleIds } from '@elenchus/domain/schedule/schedule-ids.ts';
import {
  rowIndex,
  scheduleRows,
  type Schedule,
  type Section,
} from '@elenchus/domain/schedule/schedule.ts';
import { DeleteSectionDialog } from '../../../course-ui/design/delete-section-dialog.tsx';
import { DesignHeading } from '../../../course-ui/design/design-heading.tsx';
import { randomBytes } from '../../../course-ui/design/random-ids.ts';
import { RowButton } from '../../../course-ui/forms/row-button.tsx';
import { scheduleSave } from '../../../course-ui/design/schedule-save.ts';
import { sectionRemovalSave } from '../../../course-ui/design/section-removal.ts';
import { weighedOption, type Weighed } from '../../../course-ui/design/use-consequences.ts';
import { useDesignActions, useDesignedCourse } from '../../../course-ui/design/design-hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyNote } from '../../../ui/empty-note.tsx';
import { focusRow } from '../../../ui/focus.ts';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '../../../ui/icons.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { SectionNameField } from './section-name-field.tsx';
import { listedSections, moveSectionBlock } from './section-order.ts';
import styles from './general.module.css';

/** The sections of the course: their names and their order. */
export function ClassSections() {
  const { items, course } = useDesignedCourse();
  const { change } = useDesignActions();
  const list = useRef<HTMLOListElement>(null);
  const [asking, setAsking] = useState<Section | null>(null);
  const { schedule } = course;
  const sections = listedSections(schedule);
  const save = (after: Schedule | null, label: string): void => {
    if (after) change(scheduleSave(items, course, after), { label });
  };
  const rename = (id: string, name: string): void => {
    const ids = scheduleIds(schedule, randomBytes);
    const renamed = renameRow(schedule, { kind: 'section', id }, name, ids);
    if (renamed.ok) save(renamed.value, 'section name');
  };
  const add = (): void => {
    const places = scheduleRows(schedule).map(rowIndex).filter(Number.isFinite);
    const place = (places.at(-1) ?? 0) + 0.5;
    const added = addSection(schedule, place, scheduleIds(schedule, randomBytes));
    if (added.ok) save(added.value, 'add section');
    focusRow(list.current, sections.length, 'input');
  };
  const move = (id: string, place: number, step: -1 | 1): void => {
    save(moveSectionBlock(schedule, id, step, scheduleIds(schedule, randomBytes)), 'move section');
    focusRow(list.current, place + step, `[data-action="${step}"]`);
  };
  const remove = ({ id, name }: Section, withDays: boolean, weighed?: Weighed): void => {
    setAsking(null);
    change(sectionRemovalSave(items, course, id, withDays), {
      label: `delete ${name}`,
      message: `Deleted “${name}”. Undo brings it back.`,
      ...(weighed && weighedOption(weighed)),
    });
    const place = sections.findIndex(({ section }) => section.id === id);
    focusRow(list.current, Math.min(place, sections.length - 2), '[data-action=delete]');
  };
  return (
    <>
      <DesignHeading title="Class Sections">
        The parts of the course, in order. Students see each section in their menu. You put class
        days into sections under Schedule.
      </DesignHeading>
      {sections.length === 0 && (
        <EmptyNote>
          There are no sections yet. Add at least one, such as “Knowledge and Doubt”.
        </EmptyNote>
      )}
      <Stack as="ol" columns="auto" gap={16} isBareList className={styles.sections} ref={list}>
        {sections.map(({ section, dayCount }, place) => (
          <li key={section.id} className={styles.section}>
            <SectionNameField
              label={`Section ${place + 1}`}
              stored={section.name}
              onRename={(name) => rename(section.id, name)}
            />
            <Text tone="soft" size="sm" className={styles.count}>
              {dayCount === 1 ? '1 class day' : `${dayCount} class days`}
            </Text>
            <div className={styles.rowButtons}>
              <RowButton
                word="Up"
                label={`Move “${section.name}” up, with its class days`}
                action="-1"
                isOff={place === 0}
                onClick={() => move(section.id, place, -1)}
              >
                <IconArrowUp aria-hidden />
              </RowButton>
              <RowButton
                word="Down"
                label={`Move “${section.name}” down, with its class days`}
                action="1"
                isOff={place === sections.length - 1}
                onClick={() => move(section.id, place, 1)}
              >
                <IconArrowDown aria-hidden />
              </RowButton>
              <RowButton
                word="Delete"
                label={
                  sections.length === 1
                    ? 'A course needs at least one section'
                    : `Delete “${section.name}”`
                }
                action="delete"
                isOff={sections.length === 1}
                onClick={() => (dayCount > 0 ? setAsking(section) : remove(section, false))}
              >
                <IconTrash aria-hidden />
              </RowButton>
            </div>
          </li>
        ))}
      </Stack>
      <div>
        <Button look={sections.length === 0 ? 'filled' : 'default'} onClick={add}>
          <IconPlus aria-hidden />
          Add a section
        </Button>
      </div>
      {asking && (
        <DeleteSectionDialog
          sectionId={asking.id}
          name={asking.name}
          onCancel={() => setAsking(null)}
          onConfirm={(withDays, weighed) => remove(asking, withDays, weighed)}
        />
      )}
    </>
  );
}
