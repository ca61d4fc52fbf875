import { useState } from 'react';
import type { ScheduleRow } from '@elenchus/domain/schedule/schedule.ts';
import { DesignHeading } from '../../../../course-ui/design/design-heading.tsx';
import { useDesignedCourse } from '../../../../course-ui/design/design-hooks.ts';
import { Button } from '../../../../ui/button.tsx';
import { focusSoon } from '../../../../ui/focus.ts';
import { IconPlus } from '../../../../ui/icons.ts';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { LinkEditor } from './link-editor.tsx';
import { NewLinkForm } from './new-link-form.tsx';
import { NoDaysYet } from '../no-days-yet.tsx';
import { addButtonOf } from '../row-focus.ts';
import { daysBySection, nameOfRow, unbrokenDateOfRow } from '../row-words.ts';
import styles from '../design-schedule.module.css';

/** The readings, videos and notes of each class day, as the syllabus shows them. */
export function SyllabusLinksPanel() {
  const { course } = useDesignedCourse();
  const parts = daysBySection(course.schedule);
  return (
    <>
      <DesignHeading title="Syllabus Links">
        What students read or watch for each class day. The syllabus shows the links in this order,
        each with its title or, without one, its host. A link is a web address. To share a file, put
        it on your university’s storage and paste its address here.
      </DesignHeading>
      {parts.length === 0 && <NoDaysYet />}
      {parts.map(({ id, name, days }) => (
        <Panel
          key={id}
          heading={name}
          label={name || 'Before the first section'}
          gap={8}
          className={styles.part}
        >
          <Stack as="ul" gap={8} isBareList>
            {days.map((day) => (
              <DayLinksEditor key={day.id} day={day} />
            ))}
          </Stack>
        </Panel>
      ))}
    </>
  );
}

type Day = Extract<ScheduleRow, { readonly kind: 'topic' }>;

function DayLinksEditor({ day }: { day: Day }) {
  const [isAdding, setIsAdding] = useState(false);
  const name = nameOfRow(day);
  return (
    <Stack as="li" gap={8} className={styles.day}>
      <h3>
        <span className={styles.soft}>{unbrokenDateOfRow(day)}</span> {name}
      </h3>
      {day.links.length > 0 && (
        <Stack as="ol" gap={8} isBareList aria-label={`Links of ${name}`}>
          {day.links.map((link, place) => (
            <LinkEditor
              key={link.id}
              link={link}
              place={place}
              count={day.links.length}
              dayName={name}
            />
          ))}
        </Stack>
      )}
      {isAdding ? (
        <NewLinkForm
          topicId={day.id}
          dayName={name}
          onDone={() => {
            setIsAdding(false);
            focusSoon(document, addButtonOf(day.id));
          }}
        />
      ) : (
        <div>
          <Button
            look="plain"
            data-add-link={day.id}
            aria-label={`Add a link to ${name}`}
            onClick={() => setIsAdding(true)}
          >
            <IconPlus aria-hidden />
            Add a link
          </Button>
        </div>
      )}
    </Stack>
  );
}
