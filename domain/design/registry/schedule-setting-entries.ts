// The settings of the date generator, and how the course moves from day to day.
import { setting } from './setting-entry.ts';
import { CLOCK_TIME, DATE, MANUAL_DAY, MARK, TRUTH, YES_NO } from './setting-forms.ts';

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

export const PROGRESS_ENTRIES = {
  usesAutomaticProgress: setting(YES_NO, {
    property: 'isAutomatic',
    fallback: false,
    audience: 'students',
    kind: 'schedule',
    name: 'Automatic course progress',
    sentenceName: 'how the course moves on',
    leavesCourse: 'as-setting',
    changesWhatIsSeen: ['dataText'],
    api: 'not-listed',
  }),
  timeToShowNewContent: setting(CLOCK_TIME, {
    property: 'timeToShowNewContent',
    fallback: null,
    audience: 'students',
    kind: 'schedule',
    name: 'Time of new content',
    sentenceName: 'the time of new content',
    leavesCourse: 'as-setting',
    changesWhatIsSeen: ['dataText', 'questionOptions'],
    api: 'not-listed',
  }),
  currentCourseDate: setting(MANUAL_DAY, {
    property: 'manualDay',
    fallback: null,
    audience: 'students',
    kind: 'schedule',
    name: 'Current class day',
    sentenceName: 'the current class day',
    leavesCourse: 'never',
    changesWhatIsSeen: ['dataIndex'],
    api: 'not-listed',
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
