import { expect, test } from 'vitest';
import { reportOf } from '@elenchus/domain/course-check/check-report.ts';
import { checkCourse } from '@elenchus/domain/course-check/course-check.ts';
import { readCourse } from '@elenchus/domain/course/course-model.ts';
import { designItem } from '@elenchus/domain/design/design-item.ts';
import { runCourseCheck } from '../../course-check/run-course-check.ts';
import { onEachEngine } from '../../store/testing/engines.ts';
import { useApp } from '../../testing/test-app.ts';

const CHECK = 'GET /api/courseCheck/{courseID}';

onEachEngine('the check of a course', (engine) => {
  const app = useApp(engine);

  test('finds what the browser finds, and again after a change', async () => {
    const course = await app().course();
    const ina = await course.as('ina');
    const read = async () => readCourse(await ina.ask('GET /api/courseDesign/{courseID}'));
    const before = await read();
    expect(await ina.ask(CHECK)).toEqual(reportOf(checkCourse(before), before));
    const never = designItem({
      dataType: 'question',
      dataID: 'never',
      dataText: 'Who could see this?',
      questionType: 'LongAnswer',
      questionCourseDate: before.questions[0]?.topicId ?? '',
      questionLogic: '(nobody, 1)',
    });
    await ina.ask('POST /api/courseDesign/update/{courseID}', { body: { designData: [never] } });
    const after = await read();
    const answer = await ina.ask(CHECK);
    expect(answer).toEqual(reportOf(checkCourse(after), after));
    const sentences = answer.findings.map(({ sentence }) => sentence).join(' ');
    expect(sentences).toContain('“Who could see this?” can never show.');
  });
});

test('a check that takes too long is stopped, and the next one works', async () => {
  const content = readCourse([]);
  expect(await runCourseCheck(content, 0)).toEqual({ ok: false, reason: 'timeout' });
  expect(await runCourseCheck(content)).toEqual({ ok: true, value: { findings: [], ranges: [] } });
});
