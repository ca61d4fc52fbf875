import { countWords } from '@elenchus/domain/word-counts/word-count.ts';
import { addDays, daysBetween, isoDateOf, weekdayOf } from '@elenchus/domain/base/calendar.ts';
import { instantOfLocalTime, localDate, timeZoneOf } from '@elenchus/domain/base/zoned-time.ts';
import { courseDayInput, currentDayIndex } from '@elenchus/domain/course-day/current-day.ts';
import { readCourseSettings } from '@elenchus/domain/design/course-settings.ts';
import { designKeyText } from '@elenchus/domain/design/design-item.ts';
import { readFaq } from '@elenchus/domain/design/faq.ts';
import { readProgressSettings } from '@elenchus/domain/design/progress-settings.ts';
import { computeExamGrade } from '@elenchus/domain/grading/exam-grade.ts';
import { readEvaluations } from '@elenchus/domain/grading/evaluation.ts';
import { gradeKeyText, readGradeRecord } from '@elenchus/domain/grading/grade-record.ts';
import { readGradeBook } from '@elenchus/domain/grading/student-evaluation.ts';
import { evaluateStudent } from '@elenchus/domain/logic/evaluate-student.ts';
import { readTheses } from '@elenchus/domain/logic/thesis.ts';
import { readUser } from '@elenchus/domain/people/user.ts';
import { readQuestion } from '@elenchus/domain/questions/question.ts';
import { checkLinkUrl } from '@elenchus/domain/schedule/link-url.ts';
import { readSchedule, scheduleChanges } from '@elenchus/domain/schedule/schedule-codec.ts';
import { gateOfDay } from '@elenchus/domain/visibility/date-gate.ts';
import { releaseCourse, type ReleasedCourse } from '@elenchus/domain/visibility/released-course.ts';
import { describe, expect, test } from 'vitest';
import type { DemoAnswerVersion } from './answer-histories.ts';
import { demoCourse, demoSeed, type DemoCourse } from './demo-course.ts';
import { EVALUATION_IDS } from './demo-evaluations.ts';
import { demoStudents } from './demo-students.ts';
import { firstComments, secondComments } from './grader-comments.ts';
import { plantedCopies } from './student-essays/planted-copies.ts';

const today = '2026-11-15';
const timeZone = 'America/New_York';
const course = demoCourse({ today, timeZone, seed: demoSeed });

const itemsOf = (dataType: string, from = course) =>
  from.designItems.filter((item) => item.dataType === dataType);
const byQuestion = (from: DemoCourse) =>
  new Map(itemsOf('question', from).map((item) => [item.dataID, readQuestion(item).question]));

/** The last text of each essay. */
function finalEssays(from: DemoCourse): { username: string; questionID: string; text: string }[] {
  const last = new Map<string, { username: string; questionID: string; text: string }>();
  for (const { username, questionID, questionEssayAnswer: text } of from.answerVersions) {
    if (text !== '') last.set(`${username} ${questionID}`, { username, questionID, text });
  }
  return [...last.values()];
}

function timeOf(version: DemoAnswerVersion | undefined): number {
  return Date.parse(version?.submissionDate ?? '');
}

function historyOf(name: string, question: string): DemoAnswerVersion[] {
  return course.answerVersions.filter(
    ({ username, questionID }) => username === name && questionID === question,
  );
}

describe('the design', () => {
  test.each([
    ['sectionName', 6],
    ['topic', 24],
    ['courseDate', 24],
    ['question', 45],
    ['thesis', 8],
    ['evaluation', 3],
    ['faq', 1],
  ])('has as many %s records as promised', (dataType, count) => {
    expect(itemsOf(dataType)).toHaveLength(count);
  });

  test('has no two records with one key', () => {
    const keys = course.designItems.map(designKeyText);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('has questions that read back without a problem, in topics that have questions', () => {
    const topics = readSchedule(course.designItems).topics;
    const open = new Set(topics.filter((topic) => topic.hasQuestions).map(({ id }) => id));
    for (const item of itemsOf('question')) {
      expect(readQuestion(item).problems).toEqual([]);
      expect(open).toContain(item.questionCourseDate);
    }
    const used = new Set(itemsOf('question').map((item) => item.questionCourseDate));
    expect(open).toEqual(used);
  });

  test('has IDs of the right shape', () => {
    for (const { dataID } of itemsOf('question')) expect(dataID).toMatch(/^[a-z0-9]{5}$/);
    for (const type of ['topic', 'courseDate', 'sectionName']) {
      for (const { dataID } of itemsOf(type)) expect(dataID).toMatch(/^[a-z0-9]{7}$/);
    }
    for (const { dataID } of itemsOf('evaluation')) expect(dataID).toMatch(/^[A-Z]+$/);
    for (const { dataID } of itemsOf('syllabusLinkItem')) expect(dataID).toMatch(/^\d{13}$/);
  });

  test('has sections and topics in one sequence from 1, and each date at its topic', () => {
    const { sections, topics, dates } = readSchedule(course.designItems);
    const sequence = [...sections, ...topics].map(({ index }) => index).sort((a, b) => a - b);
    expect(sequence).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
    expect(sections[0]?.index).toBe(1);
    expect(dates.map(({ index }) => index)).toEqual(topics.map(({ index }) => index));
    expect(scheduleChanges(course.designItems, readSchedule(course.designItems)).upserts).toEqual(
      [],
    );
  });

  test('is a full course: texts, flags, FAQ, links of every kind', () => {
    const settings = readCourseSettings(course.designItems);
    expect(settings.title).toBe('Introduction to Philosophy');
    expect(settings.description.length).toBeGreaterThan(1000);
    expect(settings.rubricPlaces).toHaveLength(3);
    expect([settings.hasTAs, settings.hasFaq, settings.hasContradictionItems]).toEqual([
      true,
      true,
      true,
    ]);
    const faq = readFaq(course.designItems);
    expect(faq.state === 'readable' && faq.entries.length).toBe(8);
    const links = itemsOf('syllabusLinkItem');
    expect(new Set(links.map(({ dataText }) => dataText))).toEqual(
      new Set(['reading', 'video', 'lecturenotes', 'html']),
    );
    const addresses = links.map(({ questionLogic }) => questionLogic);
    expect(addresses.filter((url) => !url.startsWith('https://') || !checkLinkUrl(url).ok)).toEqual(
      [],
    );
  });

  test('has the first evaluation handed back, the second past its date, the third to come', () => {
    const { evaluations, unreadable } = readEvaluations(course.designItems);
    expect(unreadable).toEqual([]);
    expect(evaluations.map(({ handedBack }) => handedBack)).toEqual([true, false, false]);
    expect(evaluations.map(({ dueDate }) => (dueDate ?? '') < today)).toEqual([true, true, false]);
    const sections = evaluations.flatMap(({ sectionIds }) => sectionIds);
    expect(sections.toSorted()).toEqual(
      itemsOf('sectionName')
        .map(({ dataID }) => dataID)
        .toSorted(),
    );
  });
});

describe('the people', () => {
  test('are an instructor, two TAs, thirty students and a guest, all readable', () => {
    const count = (status: string) => course.users.filter((user) => user.status === status).length;
    expect([count('instructor'), count('ta'), count('student'), count('guest')]).toEqual([
      1, 2, 30, 1,
    ]);
    const unreadable = course.users.filter((user) => !readUser({ ...user, password: 'set' }).ok);
    expect(unreadable).toEqual([]);
    expect(new Set(course.users.map(({ username }) => username)).size).toBe(34);
    expect(
      course.users.filter(({ status }) => status === 'student').map(({ username }) => username),
    ).toContain('ada');
  });

  test('include names with an apostrophe, with a final s and beyond ASCII, and initial passwords', () => {
    const names = demoStudents.map(({ fullname }) => fullname);
    expect(names.some((name) => name.includes("'"))).toBe(true);
    expect(names.some((name) => name.endsWith('s'))).toBe(true);
    expect(names.filter((name) => /[^\x20-\x7e]/.test(name)).length).toBeGreaterThan(4);
    const initial = course.users.filter((user) => user.initialPassword).map((user) => user.status);
    expect(initial).toContain('student');
    expect(initial).toContain('ta');
  });

  test('and texts name no living public figure', () => {
    const living =
      /Chalmers|Dennett|Singer|Nussbaum|Sandel|Appiah|Nagel|Frank Jackson|Kripke|Žižek|Butler, Judith|Chomsky|Obama|Trump|Biden|Musk|Swift|Rowling|Thunberg|Dawkins|Peterson/;
    const everything = JSON.stringify(course);
    expect(everything.match(living)?.[0]).toBeUndefined();
  });
});

describe.each([
  ['Sunday', '2026-11-15', 'America/New_York'],
  ['Monday', '2026-11-16', 'America/New_York'],
  ['Tuesday', '2026-11-17', 'America/New_York'],
  ['Wednesday', '2026-04-01', 'America/New_York'],
  ['Thursday', '2027-03-18', 'Europe/Stockholm'],
  ['Friday', '2028-02-25', 'Asia/Tokyo'],
  ['Saturday', '2026-12-26', 'Pacific/Auckland'],
])('on a %s (%s, %s)', (weekday, day, zone) => {
  const there = demoCourse({ today: day, timeZone: zone, seed: demoSeed });
  const dates = readSchedule(there.designItems).dates.map(({ isoDate }) =>
    isoDateOf(isoDate ?? ''),
  );

  test('about 60% of the class days are past, two a week', () => {
    expect(weekdayOf(isoDateOf(day))).toBe(weekday);
    const past = dates.filter((date) => date <= day).length;
    expect(past / dates.length).toBeGreaterThan(0.55);
    expect(past / dates.length).toBeLessThan(0.65);
    const gaps = dates.slice(1).map((date, index) => daysBetween(dates[index] ?? date, date));
    expect(new Set(gaps)).toEqual(new Set([2, 5]));
  });

  test('the history is in the order of time and ends before today', () => {
    const times = there.answerVersions.map(({ submissionDate }) => Date.parse(submissionDate));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    const end = instantOfLocalTime({ date: isoDateOf(day), minutes: 0 }, timeZoneOf(zone));
    expect(times.at(-1)).toBeLessThan(end);
    expect(times.at(-1)).toBeGreaterThan(end - 3 * 86_400_000);
  });

  test('the date part of every version is the local date', () => {
    for (const { submissionDate } of there.answerVersions) {
      expect(submissionDate.slice(0, 10)).toBe(
        localDate(Date.parse(submissionDate), timeZoneOf(zone)),
      );
    }
  });

  test('every answer was to a question that was open and shown at that moment', () => {
    expect(answersOutOfPlace(there, zone)).toEqual([]);
  });

  test('every chosen option exists', () => {
    const questions = byQuestion(there);
    for (const { questionID, questionAnswer } of there.answerVersions) {
      if (questionAnswer === '') continue;
      const question = questions.get(questionID);
      const numbers = questionAnswer.split(',').map(Number);
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
      expect(Math.min(...numbers)).toBeGreaterThan(0);
      expect(Math.max(...numbers)).toBeLessThanOrEqual(question?.options.length ?? 0);
      expect(question?.type === 'Checkbox' || numbers.length === 1).toBe(true);
    }
  });
});

/** The versions that the product itself would not have accepted when they were written. */
function answersOutOfPlace(from: DemoCourse, zone: string): string[] {
  const schedule = readSchedule(from.designItems);
  const content = {
    schedule,
    questions: [...byQuestion(from).values()],
    theses: readTheses(from.designItems),
    settings: { hasContradictionItems: true },
  };
  const progress = readProgressSettings(from.designItems);
  const opened = new Map<number | null, ReleasedCourse>();
  const answers = new Map<string, Map<string, DemoAnswerVersion>>();
  return from.answerVersions.flatMap((version) => {
    const now = Date.parse(version.submissionDate);
    const day = currentDayIndex(courseDayInput(progress, schedule, timeZoneOf(zone), now));
    const released = opened.get(day) ?? releaseCourse(content, gateOfDay(day));
    opened.set(day, released);
    const own = answers.get(version.username) ?? new Map<string, DemoAnswerVersion>();
    answers.set(version.username, own);
    const isShown = evaluateStudent(released.graph, [...own.values()]).isShown(version.questionID);
    own.set(version.questionID, version);
    return isShown ? [] : [`${version.username} ${version.questionID} ${version.submissionDate}`];
  });
}

describe('the answers', () => {
  const essays = finalEssays(course);

  test('are many, of very different lengths, and no two essays are alike', () => {
    const lengths = essays.map(({ text }) => countWords(text)).sort((a, b) => a - b);
    expect(essays.length).toBeGreaterThan(200);
    expect(lengths[0]).toBeLessThan(40);
    expect(lengths.at(Math.floor(lengths.length / 10))).toBeLessThan(100);
    expect(lengths.at(Math.floor(lengths.length / 2))).toBeGreaterThan(150);
    expect(lengths.at(-1)).toBeGreaterThan(500);
    expect(lengths.at(-1)).toBeLessThanOrEqual(700);
    expect(new Set(essays.map(({ text }) => text)).size).toBe(essays.length);
  });

  test('contain no trace of how they are written down', () => {
    const trace = /[{}|[\]]|undefined|^[+-]| {2}|\+\}|-\]/;
    const versions = course.answerVersions.map(({ questionEssayAnswer }) => questionEssayAnswer);
    expect(versions.filter((text) => trace.test(text))).toEqual([]);
  });

  test('grow over several days, and some choices change later', () => {
    const days = (username: string, questionID: string) =>
      new Set(
        course.answerVersions
          .filter((version) => version.username === username && version.questionID === questionID)
          .map(({ submissionDate }) => submissionDate.slice(0, 10)),
      ).size;
    expect(days('ada', 'why03')).toBe(3);
    expect(days('mibarra', 'sce02')).toBeGreaterThan(2);
    const choices = course.answerVersions.filter(({ questionAnswer }) => questionAnswer !== '');
    const first = new Set(choices.map(({ username, questionID }) => `${username} ${questionID}`));
    expect(choices.length - first.size).toBeGreaterThan(6);
  });

  test('are missing here and there, and one student has written nothing', () => {
    const writers = new Set(course.answerVersions.map(({ username }) => username));
    expect(
      demoStudents.filter(({ username }) => !writers.has(username)).map(({ username }) => username),
    ).toEqual(['epruitt']);
    expect(essays.some(({ text }) => !/[.?!"”]$/u.test(text))).toBe(true);
    expect(essays.filter(({ questionID }) => questionID === 'sce02').length).toBeLessThan(29);
  });

  test('of one question are at least five minutes apart', () => {
    const last = new Map<string, DemoAnswerVersion>();
    const close = course.answerVersions.flatMap((version) => {
      const key = `${version.username} ${version.questionID}`;
      const before = last.get(key);
      last.set(key, version);
      const gap = before
        ? Date.parse(version.submissionDate) - Date.parse(before.submissionDate)
        : Infinity;
      return gap < 300_000 ? [key] : [];
    });
    expect(close).toEqual([]);
  });

  test.each(plantedCopies)(
    'of $copier to $questionID grow a little at a time and then jump by the whole passage',
    ({ questionID, author, copier, original, copy }) => {
      const history = historyOf(copier, questionID);
      const index = history.findIndex((version) => version.questionEssayAnswer.includes(copy));
      const sizes = history.map(({ questionEssayAnswer }) => countWords(questionEssayAnswer));
      const steps = sizes.map((size, step) => size - (sizes[step - 1] ?? 0));
      expect(history[index - 1]?.questionEssayAnswer).not.toContain(copy.slice(0, 40));
      expect(steps[index]).toBe(countWords(copy));
      expect(steps[index]).toBeGreaterThan(44);
      expect(Math.max(...steps.toSpliced(index, 1))).toBeLessThan(45);
      const written = historyOf(author, questionID).find(({ questionEssayAnswer }) =>
        questionEssayAnswer.includes(original),
      );
      expect(timeOf(written)).toBeLessThan(timeOf(history[index]));
    },
  );

  test('change in the last sitting where the student thought again', () => {
    const texts = historyOf('ecastel', 'sce02').map((version) => version.questionEssayAnswer);
    const last = texts.pop() ?? '';
    expect(texts.some((text) => text.includes('I accept both premises.'))).toBe(true);
    expect(last).not.toContain('I accept both premises.');
    expect(last).toContain("I've changed my answer.");
    // The end of the draft stays while the beginning is rewritten.
    expect(texts.at(-1)).toContain("I've changed my answer.");
    expect(texts.at(-1)).toContain('a lot more than people do now.');
  });

  test('differ between the due date and now for one student', () => {
    const due = itemsOf('evaluation')[0]?.questionCourseDate ?? '';
    const late = course.answerVersions.filter(
      ({ username, questionID }) => username === 'cbeaum' && questionID === 'ind02',
    );
    expect(late.some(({ submissionDate }) => submissionDate.slice(0, 10) <= due)).toBe(true);
    expect(late.at(-1)?.submissionDate.slice(0, 10)).toBe(addDays(isoDateOf(due), 2));
  });

  test('leave some contradictions unresolved and show some resolved', () => {
    const graphCourse = releaseCourse(
      {
        schedule: readSchedule(course.designItems),
        questions: [...byQuestion(course).values()],
        theses: readTheses(course.designItems),
        settings: { hasContradictionItems: true },
      },
      { currentDay: null, ignoresDate: true },
    );
    const unresolved = demoStudents.flatMap(({ username }) => {
      const own = course.answerVersions.filter((version) => version.username === username);
      const truth = evaluateStudent(graphCourse.graph, own);
      return truth
        .shownQuestionIds()
        .filter((id) => id.startsWith('con'))
        .map((id) => `${username} ${id}`);
    });
    expect(unresolved).toEqual(
      expect.arrayContaining([
        'hgoldf con01',
        'bkess con01',
        'bkess con02',
        'bkess con03',
        'jlin22 con02',
      ]),
    );
    expect(unresolved).not.toContain('zhartm con01');
    expect(unresolved).not.toContain('ktanabe con03');
    expect(unresolved).not.toContain('tnguyen7 con02');
  });
});

describe('the grades', () => {
  const { reason: first, mind: second, portfolio: third } = EVALUATION_IDS;
  const gradesOf = readGradeBook(course.gradeRecords);

  test('are records that the product reads, each once', () => {
    for (const record of course.gradeRecords)
      expect(readGradeRecord(record)).toEqual({ ok: true, value: record });
    const keys = course.gradeRecords.map(gradeKeyText);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('are complete with a comment for everyone in the first evaluation, and plausible', () => {
    const grades = demoStudents.map(({ username }) => gradesOf(username, first));
    expect(grades.every(({ complete, comments }) => complete && comments.length > 60)).toBe(true);
    const numbers = grades.map(({ examGrade }) =>
      examGrade?.kind === 'number' ? examGrade.value : NaN,
    );
    expect(Math.max(...numbers)).toBeLessThanOrEqual(100);
    expect(Math.min(...numbers)).toBe(0);
    expect(numbers.filter((value) => value >= 60).length).toBeGreaterThan(20);
    expect(new Set(numbers).size).toBeGreaterThan(12);
  });

  test('are partly there for the second evaluation and not begun for the third', () => {
    const done = demoStudents.filter(({ username }) => gradesOf(username, second).complete);
    expect(done.map(({ username }) => username).toSorted()).toEqual(
      Object.keys(secondComments).toSorted(),
    );
    expect(gradesOf('ktanabe', second)).toMatchObject({ complete: false, comments: '' });
    expect(gradesOf('ktanabe', second).questionGrades.size).toBe(1);
    expect(course.gradeRecords.some(({ evaluationDataID }) => evaluationDataID === third)).toBe(
      false,
    );
  });

  test('follow the formula', () => {
    const settings = readCourseSettings(course.designItems);
    for (const { username } of demoStudents) {
      for (const evaluation of [first, second]) {
        const graded = gradesOf(username, evaluation);
        const value = computeExamGrade(graded, settings);
        expect(graded.examGrade).toEqual(value === null ? null : { kind: 'number', value });
      }
    }
  });

  test('come with comments written for every student, and with two personal due dates', () => {
    expect(Object.keys(firstComments).toSorted()).toEqual(
      demoStudents.map(({ username }) => username).toSorted(),
    );
    const personal = course.gradeRecords.filter(
      ({ gradingType }) => gradingType === 'customDueDate',
    );
    expect(personal.map(({ username }) => username).toSorted()).toEqual(['fidrissi', 'tmokoe']);
  });
});

describe('the generator', () => {
  test('gives the same course for the same input', () => {
    expect(demoCourse({ today, timeZone, seed: demoSeed })).toEqual(course);
  });

  test('gives another history for another seed, with the same promises', () => {
    const other = demoCourse({ today, timeZone, seed: 8 });
    expect(other.answerVersions).not.toEqual(course.answerVersions);
    expect(answersOutOfPlace(other, timeZone)).toEqual([]);
  });
});
