// The settings that move the course from day to day.
import { setting } from './setting-entry.ts';
import { CLOCK_TIME, MANUAL_DAY, YES_NO } from './setting-forms.ts';

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
