import { addDays, isoDateOf } from '@elenchus/domain/base/calendar.ts';
import { DEFAULT_TIME_ZONE, instantOfLocalTime } from '@elenchus/domain/base/zoned-time.ts';
import { readCourse } from '@elenchus/domain/course/course-model.ts';
import { designItem, type DesignItem } from '@elenchus/domain/design/design-item.ts';
import { expect, test } from 'vitest';
import { deskWork, sectionsInSight } from './desk-work.ts';

const today = isoDateOf('2026-11-15');
const now = instantOfLocalTime({ date: today, minutes: 720 }, DEFAULT_TIME_ZONE);
const due = addDays(today, -10);

function row(dataType: string, dataID: string, index: number, more: Partial<DesignItem> = {}) {
  return designItem({ dataType, dataID, dataText: dataID, dataIndex: String(index), ...more });
}

function day(id: string, index: number, daysBefore: number): readonly DesignItem[] {
  return [
    row('topic', id, index, { questionOptions: 'yes' }),
    row('courseDate', `on-${id}`, index, { questionLogic: addDays(today, -daysBefore) }),
  ];
}

function question(id: string, topic: string, questionType: string, questionLogic = '') {
  const place = { questionCourseDate: topic, questionType, questionLogic };
  return row('question', id, 1, { ...place, questionOptions: 'yes|||no' });
}

const items = [
  designItem({ dataType: 'hasContradictionItems', dataID: '1', dataText: 'Yes' }),
  designItem({ dataType: 'usesAutomaticProgress', dataID: '1', dataText: 'Yes' }),
  designItem({
    dataType: 'timeToShowNewContent',
    dataID: '1',
    dataText: '01:00',
    questionOptions: 'AM',
  }),
  row('sectionName', 'one', 1),
  ...day('early', 2, 30),
  ...day('late', 3, 5),
  row('sectionName', 'two', 4),
  ...day('other', 5, 2),
  question('choice', 'early', 'Radio'),
  question('hidden', 'early', 'LongAnswer', '(choice, 2)'),
  question('clash', 'early', 'Contradiction', '(choice, 1)'),
  question('essay', 'early', 'LongAnswer'),
  question('after', 'late', 'LongAnswer'),
  question('elsewhere', 'other', 'LongAnswer'),
];
const course = readCourse(items);

const chosen = { questionID: 'choice', questionAnswer: '1', questionEssayAnswer: '' };
const evaluation = { sectionIds: ['one'] };
const shownIn = (work: Pick<ReturnType<typeof deskWork>, 'sections'>) =>
  work.sections.flatMap(({ topics }) =>
    topics.flatMap(({ questions }) => questions.map(({ id }) => id)),
  );

test('only what had come by the date, belongs to the sections and shows by its logic is there', () => {
  const work = deskWork(course, evaluation, [chosen], due, now);
  expect(shownIn(work)).toEqual(['choice', 'clash', 'essay']);
  expect(work.hasAnswers).toBe(true);
});

test('VIS-25 a contradiction is neither shown nor counted while contradiction items are off', () => {
  const off = readCourse(items.filter(({ dataType }) => dataType !== 'hasContradictionItems'));
  const work = deskWork(off, evaluation, [chosen], due, now);
  expect(shownIn(work)).toEqual(['choice', 'essay']);
  expect(work.counts.unresolvedContradictions).toBe(0);
  expect(deskWork(course, evaluation, [chosen], due, now).counts.unresolvedContradictions).toBe(1);
});

test('questions are numbered, contradictions are not, and essays are what is graded', () => {
  const work = deskWork(course, evaluation, [chosen], due, now);
  expect([...work.numbers]).toEqual([
    ['choice', 1],
    ['essay', 2],
  ]);
  expect(work.essays.map(({ question: { id }, number }) => [id, number])).toEqual([['essay', 2]]);
});

test('a later date opens what came later', () => {
  expect(shownIn(deskWork(course, evaluation, [chosen], today, now))).toContain('after');
});

test('without answers there is nothing written, and without sections nothing at all', () => {
  expect(deskWork(course, evaluation, [], due, now).hasAnswers).toBe(false);
  expect(deskWork(course, { sectionIds: [] }, [chosen], due, now).sections).toEqual([]);
});

test('in sight when it opens: everything down to the second question below the current one', () => {
  const more = ['a', 'b', 'c', 'd'].map((id) => question(id, 'early', 'LongAnswer'));
  const { sections } = deskWork(
    readCourse([...items, ...more]),
    { sectionIds: ['one', 'two'] },
    [chosen],
    today,
    now,
  );
  const all = shownIn({ sections });
  const first = shownIn({ sections: sectionsInSight({ sections }, null) });
  expect(first).toEqual(all.slice(0, 3));
  const inSight = sectionsInSight({ sections }, 'a');
  expect(shownIn({ sections: inSight })).toEqual(all.slice(0, all.indexOf('a') + 3));
  expect(inSight.map(({ section }) => section.id)).toEqual(['one']);
  const last = sectionsInSight({ sections }, 'elsewhere');
  expect(shownIn({ sections: last })).toEqual(all);
  expect(last.map(({ section }) => section.id)).toEqual(['one', 'two']);
});
