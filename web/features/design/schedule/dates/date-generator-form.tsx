import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { localDate } from '@elenchus/domain/base/zoned-time.ts';
import { accept } from '@elenchus/domain/base/result.ts';
import {
  dateGeneratorSettingsChanges,
  MEETING_DAYS,
} from '@elenchus/domain/design/date-generator-settings.ts';
import {
  attachDates,
  generatorFaultSentence,
  meetingDates,
  type GeneratorFault,
} from '@elenchus/domain/schedule/date-generator.ts';
import { joinChanges, NO_CHANGES } from '@elenchus/domain/design/diff-design.ts';
import { useDesignedCourse } from '../../../../course-ui/design/design-hooks.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { Button } from '../../../../ui/button.tsx';
import { CheckRow } from '../../../../ui/fields/check-row.tsx';
import { DateField } from '../../../../ui/fields/date-field.tsx';
import { focusSoon } from '../../../../ui/focus.ts';
import { Cluster } from '../../../../ui/layout/row.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { generatorOutcome, pastTermSentence } from './generator-outcome.ts';
import { NoClassDays } from './no-class-days.tsx';
import { noClassField } from './no-class-words.ts';
import { useNoClassDraft } from './use-no-class-draft.ts';
import { useScheduleEditing } from '../use-schedule-editing.ts';
import { useTermFields } from './use-term-fields.ts';
import styles from '../design-schedule.module.css';

const FIELD_OF: Record<GeneratorFault, 'start' | 'end' | 'days'> = {
  'no-first-day': 'start',
  'no-last-day': 'end',
  'end-before-start': 'end',
  'too-long': 'end',
  'no-meeting-day': 'days',
  'no-meeting-in-range': 'days',
  'no-meeting-left': 'days',
};

/** First and last day, the days of the week and days without class, saved automatically; the button makes the dates. */
export function DateGeneratorForm() {
  const { items, course } = useDesignedCourse();
  const edit = useScheduleEditing();
  const { term, dateProps, setMeeting } = useTermFields();
  const [isTried, setIsTried] = useState(false);
  const id = useId();
  const draft = useNoClassDraft();
  const dates = meetingDates(term, draft.noClass);
  const today = localDate(useNow(), course.settings.timeZone);
  const past = dates.ok ? pastTermSentence(dates.value, today) : null;
  const fault = isTried && !dates.ok ? dates.reason : null;
  const errorOf = (field: string): string | undefined =>
    fault && FIELD_OF[fault] === field ? generatorFaultSentence(fault) : undefined;
  const save = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!dates.ok) {
      setIsTried(true);
      event.currentTarget
        .querySelector<HTMLElement>(`[data-field="${FIELD_OF[dates.reason]}"]`)
        ?.focus();
      return;
    }
    // Text that was typed there but not added yet also belongs to the term.
    const noClass = draft.settle();
    if (noClass.kind === 'refused') {
      focusSoon(document, `[data-no-class="${noClassField(noClass.fault)}"]`);
      return;
    }
    const also = joinChanges(
      dateGeneratorSettingsChanges(items, { ...term, hasGeneratedDates: true }),
      noClass.kind === 'ready' ? noClass.changes : NO_CHANGES,
    );
    edit((schedule, ids) => accept(attachDates(schedule, dates.value, ids)), {
      label: 'make course dates',
      also,
    });
    // The summary takes the place of this form.
    focusSoon(document, 'h1');
  };
  const daysError = errorOf('days');
  return (
    <form className={styles.form} noValidate onSubmit={save}>
      <div className={styles.pair}>
        <DateField
          label="First day of the course"
          data-field="start"
          error={errorOf('start')}
          {...dateProps('startDate')}
        />
        <DateField
          label="Last day of the course"
          data-field="end"
          error={errorOf('end')}
          {...dateProps('endDate')}
        />
      </div>
      <Cluster
        as="fieldset"
        gap={[8, 24]}
        className={styles.weekdays}
        aria-describedby={daysError && `${id}-days`}
      >
        <legend>The class meets on</legend>
        {MEETING_DAYS.map((day, place) => (
          <CheckRow
            key={day}
            type="checkbox"
            data-field={place === 0 ? 'days' : undefined}
            checked={term.meetingDays.includes(day)}
            onChange={({ currentTarget: { checked } }) => setMeeting(day, checked)}
          >
            {day}
          </CheckRow>
        ))}
        {daysError && (
          <Text tone="attention" size="sm" id={`${id}-days`} className={styles.error}>
            {daysError}
          </Text>
        )}
      </Cluster>
      <NoClassDays draft={draft} term={term} />
      <Stack columns="auto" gap={8} aria-live="polite">
        <p className={styles.soft}>{dates.ok && generatorOutcome(course.schedule, dates.value)}</p>
        {past && <Notice tone="attention">{past}</Notice>}
      </Stack>
      <div>
        <Button look="filled" type="submit">
          Make the dates
        </Button>
      </div>
    </form>
  );
}
