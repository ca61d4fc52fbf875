// The settings that only staff get: the date generator, and reminders.
import { setting } from './setting-entry.ts';
import { DATE, MARK, REMINDER_DAYS, TRUTH } from './staff-setting-forms.ts';

export const DATE_GENERATOR_ENTRIES = {
  startDate: setting(DATE, {
    property: 'startDate',
    fallback: null,
    audience: 'staff',
    kind: 'schedule',
    name: 'First day of classes',
    sentenceName: 'the first day',
    leavesCourse: 'as-setting',
    changesWhatIsSeen: 'never',
    api: 'not-listed',
  }),
  endDate: setting(DATE, {
    property: 'endDate',
    fallback: null,
    audience: 'staff',
    kind: 'schedule',
    name: 'Last day of classes',
    sentenceName: 'the last day',
    leavesCourse: 'as-setting',
    changesWhatIsSeen: 'never',
    api: 'not-listed',
  }),
  initialDatesGenerator: setting(TRUTH, {
    property: 'hasGeneratedDates',
    fallback: false,
    audience: 'staff',
    kind: 'schedule',
    name: 'Date generator',
    sentenceName: 'a setting',
    leavesCourse: 'as-setting',
    changesWhatIsSeen: 'never',
    api: 'not-listed',
  }),
  meetsOnMonday: meetingDay('Monday'),
  meetsOnTuesday: meetingDay('Tuesday'),
  meetsOnWednesday: meetingDay('Wednesday'),
  meetsOnThursday: meetingDay('Thursday'),
  meetsOnFriday: meetingDay('Friday'),
};

export const REMINDER_ENTRIES = {
  reminderDays: setting(REMINDER_DAYS, {
    property: 'days',
    fallback: 0,
    audience: 'staff',
    kind: 'grading',
    name: 'Reminders before due dates',
    sentenceName: 'the reminders before due dates',
    leavesCourse: 'as-record',
    changesWhatIsSeen: 'never',
    api: {
      contents:
        'how many days before a due date students are reminded of unanswered questions; `0` turns reminders off',
    },
  }),
};

function meetingDay<const Day extends string>(day: Day) {
  return setting(MARK, {
    property: day,
    fallback: false,
    audience: 'staff',
    kind: 'schedule',
    name: `Class on ${day}s`,
    sentenceName: 'a setting',
    leavesCourse: 'as-setting',
    changesWhatIsSeen: 'never',
    api: 'not-listed',
  });
}
