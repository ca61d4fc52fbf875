import { MOST_REMINDER_DAYS } from '@elenchus/domain/design/registry/staff-setting-forms.ts';
import { readReminderDays, reminderDaysChanges } from '@elenchus/domain/design/reminder-days.ts';
import { useDesignActions, useDesignedCourse } from '../../../../course-ui/design/design-hooks.ts';
import { countOf } from '../../../../ui/count-words.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import styles from '../grading-setup.module.css';

const DAYS = Array.from({ length: MOST_REMINDER_DAYS + 1 }, (_, days) => days);

/** How long before a due date students with unanswered questions are reminded. */
export function ReminderOption() {
  const { items } = useDesignedCourse();
  const { change } = useDesignActions();
  const set = (days: number): void =>
    change(reminderDaysChanges(items, days), { label: `Reminders: ${daysWords(days)}` });
  return (
    <Panel heading="Reminders" headingId="setup-reminders">
      <div className={styles.reminder}>
        <SelectField
          label="Remind students of unanswered questions"
          description="Each student’s own due date counts. Students who have answered everything get no reminder."
          options={DAYS.map((days) => ({ value: String(days), label: daysWords(days) }))}
          value={String(readReminderDays(items))}
          onChange={(value) => set(Number(value))}
        />
      </div>
    </Panel>
  );
}

function daysWords(days: number): string {
  return days === 0 ? 'Never' : `${countOf(days, 'day')} before the due date`;
}
