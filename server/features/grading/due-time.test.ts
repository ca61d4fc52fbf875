// An evaluation that is due at a time of day: which text counts for it, in every call that reads one.
import { answersAsOf, workLimit } from '@elenchus/domain/answers/answers-as-of.ts';
import { dueDateOf } from '@elenchus/domain/base/due-date.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { timeZoneOf } from '@elenchus/domain/base/zoned-time.ts';
import { readCourse } from '@elenchus/domain/course/course-model.ts';
import { designItem, type DesignItem } from '@elenchus/domain/design/design-item.ts';
import { applyChanges } from '@elenchus/domain/design/diff-design.ts';
import { gradingGate } from '@elenchus/domain/course/course-gate.ts';
import { gradeCounts } from '@elenchus/domain/progress/progress-class.ts';
import { releaseCourse } from '@elenchus/domain/visibility/released-course.ts';
import { expect, test } from 'vitest';
import { changeBy } from '../../store/logs/audit-store.ts';
import { selectHistory } from '../../store/testing/whole-history.ts';
import { onEachEngine } from '../../store/testing/engines.ts';
import { type TestApp, type TestCourse, useApp } from '../../testing/test-app.ts';
import { COURSE_ITEMS, NOON, PEOPLE, person } from '../../testing/test-course.ts';

const DESK = 'POST /api/gradingDesk/{courseID}';
const AS_OF = 'GET /api/examAnswers/{courseID}/{username}';
const UPDATE = 'POST /api/courseDesign/update/{courseID}';
const SAVE = 'POST /api/studentGrades/update/{courseID}';
const CONSEQUENCES = 'POST /api/designConsequences/{courseID}';
const HISTORY = 'GET /api/gradeHistory/{courseID}';
const ZONE = timeZoneOf('America/New_York');
const DUE = '2026-09-10T17:00';

const timed = designItem({
  dataType: 'evaluation',
  dataID: 'FIVE',
  dataText: 'Due at five',
  questionCourseDate: DUE,
  questionOptions: 'ethics',
  questionLogic: 'ungraded',
});
const ITEMS: readonly DesignItem[] = [...COURSE_ITEMS, timed];

function local(time: string): number {
  return Date.parse(`${time}-04:00`);
}

async function write(
  app: TestApp,
  course: TestCourse,
  username: string,
  saves: readonly (readonly [time: string, text: string])[],
  questionID = 'whyLie',
): Promise<void> {
  for (const [time, text] of saves) {
    const at = local(time);
    const isEssay = questionID === 'whyLie';
    const [questionAnswer, questionEssayAnswer] = isEssay ? ['', text] : [text, ''];
    await app.store.transact('saveAnswers', {
      course: course.id,
      usernameKey: foldName(username),
      at,
      timeZone: ZONE,
      answers: [{ questionID, questionAnswer, questionEssayAnswer, editedAt: at }],
    });
  }
}

function record(username: string, gradingType: 'customDueDate' | 'questionGrade', data: string) {
  const questionID = gradingType === 'questionGrade' ? 'whyLie' : 'noQuestionID';
  return {
    usernameKey: foldName(username),
    evaluationDataID: 'FIVE',
    gradingType,
    questionID,
    individualGradingData: data,
    comment: '',
    expectedVersion: null,
  };
}

onEachEngine('an evaluation due at a time', (engine) => {
  const app = useApp(engine);

  test('DUE-9 DUE-14 counts what was saved before that time, and shows what was changed later that day', async () => {
    const course = await app().course({ items: ITEMS });
    await write(app(), course, 'sam', [['2026-09-10T09:00:00', '1']], 'mayLie');
    await write(app(), course, 'sam', [
      ['2026-09-10T16:58:00', 'Because.'],
      ['2026-09-10T16:59:59.999', 'Because I must.'],
      ['2026-09-10T17:00:00', 'Because I must and will.'],
    ]);
    const ina = await course.as('ina');
    const params = { username: 'sam' };
    const body = { username: 'sam', evaluationDataID: 'FIVE', tab: 'tab-1' };
    const { work } = (await ina.ask(DESK, { body })).student;
    expect(work?.targetDate).toBe(DUE);
    const essay = work?.answers.find(({ questionID }) => questionID === 'whyLie');
    expect(essay?.questionEssayAnswer).toBe('Because I must.');
    expect(work?.revisions).toMatchObject([
      { questionID: 'whyLie', before: 'Because I must.', daysLate: 0 },
    ]);
    const query = { evaluationId: 'FIVE' };
    expect((await ina.ask(AS_OF, { params, query })).answers).toEqual(work?.answers);
    const sam = await course.as('sam');
    expect((await sam.ask(AS_OF, { params, query })).answers).toEqual(work?.answers);
  });

  test('DUE-10 a custom due date ends at the same time', async () => {
    const course = await app().course({ items: ITEMS });
    await write(app(), course, 'sam', [
      ['2026-09-10T16:00:00', 'Early.'],
      ['2026-09-11T16:00:00', 'Early. More.'],
      ['2026-09-11T17:00:00', 'Early. More. Too late.'],
    ]);
    const ina = await course.as('ina');
    const body = {
      username: 'sam',
      evaluationDataID: 'FIVE',
      gradingType: 'customDueDate',
      individualGradingData: '2026-09-11',
    };
    await ina.ask(SAVE, { body });
    const params = { username: 'sam' };
    const found = await ina.ask(AS_OF, { params, query: { evaluationId: 'FIVE' } });
    expect(found.targetDate).toBe('2026-09-11T17:00');
    expect(found.answers.map((answer) => answer.questionEssayAnswer)).toEqual(['Early. More.']);
  });

  test('DUE-2 a time that is not on the quarter hour is refused, and changes nothing', async () => {
    const course = await app().course({ items: ITEMS });
    const ina = await course.as('ina');
    const designData = [{ ...timed, questionCourseDate: '2026-09-10T17:05' }];
    expect(await ina.refused(UPDATE, { body: { designData } })).toMatchObject({
      status: 400,
      message: expect.stringContaining('Enter a due time on the quarter hour'),
    });
  });

  test('DUE-12 another time deletes the grades after confirmation, like another date', async () => {
    const course = await app().course({ items: ITEMS });
    await app().store.transact('saveGrades', {
      ...changeBy(course.id, 'ina', NOON),
      grades: [record('sam', 'questionGrade', '8')],
    });
    const ina = await course.as('ina');
    const designData = [{ ...timed, questionCourseDate: '2026-09-10' }];
    expect(await ina.refused(UPDATE, { body: { designData, confirmed: false } })).toMatchObject({
      status: 409,
      error: 'CONFIRMATION_NEEDED',
    });
    await ina.ask(UPDATE, { body: { designData } });
    const { entries } = await ina.ask(HISTORY, { query: { kinds: 'due-date' } });
    expect(entries).toMatchObject([{ before: DUE, after: '2026-09-10' }]);
  });

  test('CHK-24 CHK-27 the consequences of an edit equal those of each student', async () => {
    const names = Array.from({ length: 24 }, (_, place) => `s${place}`);
    const users = [...PEOPLE, ...names.map((name) => person(name))];
    const course = await app().course({ items: ITEMS, users });
    const clock = ['16:30:00', '16:59:59', '17:00:00', '17:20:00', '23:00:00'];
    for (const [place, name] of names.entries()) {
      const day = place % 5 === 0 ? '2026-09-08' : '2026-09-10';
      const first = [`2026-09-07T12:00:00`, place % 2 ? '1' : ''] as const;
      const second = [`${day}T${clock[place % 5] ?? ''}`, place % 3 ? '2' : '1'] as const;
      await write(app(), course, name, [...(place % 4 ? [first] : []), second], 'mayLie');
    }
    await app().store.transact('saveGrades', {
      ...changeBy(course.id, 'ina', NOON),
      grades: names
        .filter((_, place) => place % 5 === 0)
        .map((name) => record(name, 'customDueDate', '2026-09-08')),
    });
    const ina = await course.as('ina');
    const edited = ITEMS.filter(({ dataID }) => dataID === 'whyLie').map((item) => ({
      ...item,
      questionType: 'Radio',
      questionOptions: 'One|||Two',
      questionLogic: '(mayLie, 2)',
    }));
    const before = readCourse(ITEMS);
    const after = readCourse(applyChanges(ITEMS, { upserts: edited, removals: [] }));
    let counted = 0;
    const wroteBetween = new Set<string>();
    for (const [place, name] of names.entries()) {
      const due = dueDateOf(place % 5 === 0 ? '2026-09-08T17:00' : DUE);
      const history = await selectHistory(app().store, course.id, name);
      const then = answersAsOf(history, workLimit(due, ZONE));
      const counts = [before, after].map((model) =>
        JSON.stringify(
          gradeCounts(
            {
              course: releaseCourse(model, gradingGate(model, due, NOON)),
              sectionIds: ['ethics'],
              hasContradictionItems: model.settings.hasContradictionItems,
            },
            then,
          ),
        ),
      );
      if (counts[0] !== counts[1]) counted += 1;
      const isLater = history.some(({ submissionDate }) => {
        const at = Date.parse(submissionDate);
        return at >= local('2026-09-10T17:00:00') && at < local('2026-09-10T22:00:00');
      });
      if (place % 5 !== 0 && isLater) wroteBetween.add(name);
    }
    expect(counted).toBeGreaterThan(0);
    expect(wroteBetween.size).toBeGreaterThan(0);
    const found = await ina.ask(CONSEQUENCES, { body: { designData: edited } });
    expect(found.evaluations.find(({ evaluationId }) => evaluationId === 'FIVE')).toMatchObject({
      students: counted,
    });
    const moved = [{ ...timed, questionCourseDate: '2026-09-10T22:00' }];
    const redated = await ina.ask(CONSEQUENCES, { body: { designData: moved } });
    expect(redated.evaluationEdits).toMatchObject([
      { kind: 'later', evaluationId: 'FIVE', students: wroteBetween.size },
    ]);
  });
});
