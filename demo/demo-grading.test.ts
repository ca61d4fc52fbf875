import { localDate, timeZoneOf } from '@elenchus/domain/base/zoned-time.ts';
import { gradingTable, readCourseCriteria } from '@elenchus/domain/criteria/course-criteria.ts';
import { criteriaScore, gradeOfScore } from '@elenchus/domain/criteria/criteria-score.ts';
import { hasPlaceholder } from '@elenchus/domain/comment-bank/comment-placeholders.ts';
import { readComment } from '@elenchus/domain/comment-bank/saved-comment.ts';
import {
  readEvaluationWeights,
  weightTotal,
} from '@elenchus/domain/criteria/evaluation-weights.ts';
import { readCourseSettings } from '@elenchus/domain/design/course-settings.ts';
import { followingDates } from '@elenchus/domain/extensions/accommodated-dates.ts';
import { readChosenLevels } from '@elenchus/domain/grading/chosen-levels.ts';
import { gradeKeyText } from '@elenchus/domain/grading/grade-record.ts';
import { readEvaluations } from '@elenchus/domain/grading/evaluation.ts';
import { readHandBackTimes } from '@elenchus/domain/grading/hand-back-time.ts';
import { readGradeBook } from '@elenchus/domain/grading/student-evaluation.ts';
import { readSchedule } from '@elenchus/domain/schedule/schedule-codec.ts';
import { describe, expect, test } from 'vitest';
import { commentLists } from './comment-bank.ts';
import { classDays } from './course-outline.ts';
import { demoCourse, demoSeed } from './demo-course.ts';
import { demoCriteria, levelsForGrade } from './demo-criteria.ts';
import { EVALUATION_IDS } from './demo-evaluations.ts';
import { demoAccommodation, personalDueDate } from './demo-extensions.ts';
import { layTerm } from './demo-term.ts';

const timeZone = 'America/New_York';
const zone = timeZoneOf(timeZone);
// A week: the due dates are between three and nine days before today.
const days = ['15', '16', '17', '18', '19', '20', '21'].map((day) => `2026-11-${day}`);

describe.each(days)('the grading on %s', (today) => {
  const course = demoCourse({ today, timeZone, seed: demoSeed });
  const { grading, gradeRecords, designItems } = course;
  const term = layTerm(today, classDays.length);
  const handedBack = readHandBackTimes(designItems).get(EVALUATION_IDS.reason) ?? 0;

  test('has every grade once, after its due date and not after today begins', () => {
    const saved = grading.sessions.flatMap(({ records }) => records);
    expect(saved.map(gradeKeyText).toSorted()).toEqual(gradeRecords.map(gradeKeyText).toSorted());
    for (const { username, evaluationId, at, records } of grading.sessions) {
      if (records.some(({ gradingType }) => gradingType === 'customDueDate')) continue;
      const isFirst = evaluationId === EVALUATION_IDS.reason;
      const due = personalDueDate(term, username, isFirst ? 0 : 1);
      expect([due < localDate(at, zone), localDate(at, zone) <= today]).toEqual([true, true]);
      expect(at).toBeLessThan(isFirst ? handedBack : Infinity);
    }
  });

  test('has questions about grades after the hand-back, and nothing from today', () => {
    const times = grading.messages.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(Math.min(...times)).toBeGreaterThan(handedBack);
    for (const at of [...times, grading.announcement.at]) {
      expect(localDate(at, zone) < today).toBe(true);
    }
  });

  test('counts the accommodation as the product does', () => {
    const { username: usernameKey, accommodation } = demoAccommodation;
    const { evaluations } = readEvaluations(designItems);
    const dated = { evaluations, schedule: readSchedule(designItems) };
    const dates = followingDates(dated, [{ usernameKey, ...accommodation }], []);
    const dateOf = (id: string) => dates.find((one) => one.evaluationDataID === id)?.date;
    const { reason, mind, portfolio } = EVALUATION_IDS;
    expect([reason, mind, portfolio].map(dateOf)).toEqual(
      ([0, 1, 2] as const).map((index) => personalDueDate(term, usernameKey, index)),
    );
  });
});

test('levels give every grade from 4 to 10, and none below', () => {
  const grades = Array.from({ length: 13 }, (_, step) => 4 + step / 2);
  for (const grade of grades) {
    const levels = readChosenLevels(levelsForGrade(grade, demoSeed, 'ada why03') ?? '-');
    expect(levels.ok && gradeOfScore(criteriaScore(demoCriteria, levels.value), 10)).toBe(grade);
  }
  expect(levelsForGrade(3.5, demoSeed, 'ada why03')).toBeNull();
});

test('every grade of the first evaluation from 4 on is the sum of its levels', () => {
  const { designItems, gradeRecords } = demoCourse({ today: '2026-11-17', timeZone, seed: 1 });
  const gradesOf = readGradeBook(gradeRecords);
  const evaluationId = EVALUATION_IDS.reason;
  const settings = readCourseSettings(designItems);
  const chosen = gradeRecords.filter(({ gradingType }) => gradingType === 'criterionLevels');
  expect(chosen.length).toBeGreaterThan(100);
  for (const { username, questionID: questionId, individualGradingData } of chosen) {
    const criteria = readCourseCriteria(designItems);
    const table = gradingTable(criteria, settings, { evaluationId, questionId });
    const levels = readChosenLevels(individualGradingData);
    const score = criteriaScore(table?.table ?? [], levels.ok ? levels.value : new Map());
    expect(gradeOfScore(score, 10)).toBe(
      gradesOf(username, evaluationId).questionGrades.get(questionId),
    );
  }
  expect(weightTotal(readEvaluationWeights(designItems).values())).toBe(100);
});

test('saved comments can be saved, and some take the name of the student', () => {
  const all = commentLists.flatMap(({ comments }) => comments);
  expect(all.filter((comment) => !readComment(comment).ok)).toEqual([]);
  expect(all.filter(({ text }) => hasPlaceholder(text)).length).toBeGreaterThan(2);
});
