// Finds the class day that a file names: by its name, its number in the schedule, its date or its ID (QTI-12).
import { foldName } from '../base/name-folding.ts';
import { scheduleRows, type Schedule, type Topic } from '../schedule/schedule.ts';

/** The class day with questions that a text names, or undefined. */
export function namedClassDay(schedule: Schedule, written: string): Topic | undefined {
  const days = scheduleRows(schedule).filter((row) => row.kind === 'topic');
  const key = foldName(written.trim());
  const found =
    days.find(({ topic }) => foldName(topic.name.trim()) === key) ??
    days.find(
      ({ date }) => date !== null && (date.isoDate === key || foldName(date.label) === key),
    ) ??
    days.find(({ id }) => id === written.trim()) ??
    (/^\d{1,4}$/u.test(key) ? days[Number(key) - 1] : undefined);
  return found?.topic.hasQuestions === true ? found.topic : undefined;
}
