import { answersAsOf } from '@elenchus/domain/answers/answers-as-of.ts';
import { isoDateOf } from '@elenchus/domain/base/calendar.ts';
import { dueDay, type DueDate } from '@elenchus/domain/base/due-date.ts';
import { readEvaluations } from '@elenchus/domain/grading/evaluation.ts';
import { readQuestion } from '@elenchus/domain/questions/question.ts';
import { compareEssays } from '@elenchus/domain/similarity/compare-essays.ts';
import { describe, expect, test } from 'vitest';
import { demoCourse, demoSeed, type DemoCourse } from './demo-course.ts';
import { demoQuestions } from './demo-questions.ts';
import { demoStudents } from './demo-students.ts';
import { readEssay } from './essay-markup.ts';
import { essaysByStudent } from './essays-by-student.ts';
import {
  handsCopy,
  lectureQuotation,
  plantedCopies,
  riverCopy,
} from './student-essays/planted-copies.ts';
import { sentencesOf } from './passage-text.ts';
import { essayText } from './write-essay.ts';

interface StudentEssay {
  readonly username: string;
  readonly questionID: string;
  readonly text: string;
}

const timeZone = 'America/New_York';
const course = demoCourse({ today: '2026-11-15', timeZone, seed: demoSeed });

const handsPair = 'sce02: npavlid twhitf';
const quotationPair = 'mar02: fidrissi mtsai';
const riverPair = 'per03: bkess ecastel';

/** The essays of every student at the end of a day. */
function essaysOn(due: DueDate, from: DemoCourse): StudentEssay[] {
  return demoStudents.flatMap(({ username }) => {
    const own = from.answerVersions.filter((version) => version.username === username);
    return answersAsOf(own, dueDay(due))
      .filter(({ questionEssayAnswer }) => questionEssayAnswer !== '')
      .map(({ questionID, questionEssayAnswer: text }) => ({ username, questionID, text }));
  });
}

/** All that a student ever had in an essay: the parts removed later, and the last version. */
const everything: readonly StudentEssay[] = Object.entries(essaysByStudent).flatMap(
  ([username, essays]) =>
    Object.entries(essays).map(([questionID, source]) => {
      const { draft, final } = readEssay(source);
      return { username, questionID, text: `${essayText(draft)}\n\n${essayText(final)}` };
    }),
);

/** The pairs that the plagiarism check lists, question by question. */
function pairsAmong(essays: readonly StudentEssay[], from: DemoCourse): string[] {
  const questions = from.designItems.filter(({ dataType }) => dataType === 'question');
  return questions.flatMap((item) => {
    const { id, text, options } = readQuestion(item).question;
    const own = essays.filter(({ questionID }) => questionID === id);
    const { pairs } = compareEssays({
      questionTexts: [text, ...options],
      essays: own.map((essay) => essay.text),
      classSize: demoStudents.length,
    });
    return pairs.map(({ first, second }) => {
      const names = [first, second].map(({ essay }) => own[essay]?.username ?? '');
      return `${id}: ${names.toSorted().join(' ')}`;
    });
  });
}

describe('the plagiarism check of the demo course', () => {
  const [first, second, third] = readEvaluations(course.designItems).evaluations.map(
    ({ dueDate }) => dueDate ?? isoDateOf('2026-01-01'),
  );

  test.each([
    ['the first due date', first, [handsPair]],
    ['the second due date', second, [handsPair, quotationPair, riverPair]],
    ['the third due date', third, [handsPair, quotationPair, riverPair]],
  ])('finds only the planted passages at %s', (_, date, expected) => {
    expect(pairsAmong(essaysOn(date ?? isoDateOf(''), course), course)).toEqual(expected);
  });

  test.each([
    ['2026-11-18', 'America/New_York', demoSeed],
    ['2027-03-18', 'Europe/Stockholm', demoSeed],
    ['2026-12-26', 'Pacific/Auckland', 8],
  ])('finds the same on %s in %s with seed %i', (today, zone, seed) => {
    const there = demoCourse({ today, timeZone: zone, seed });
    expect(pairsAmong(essaysOn(isoDateOf(today), there), there)).toEqual([
      handsPair,
      quotationPair,
      riverPair,
    ]);
  });

  test('would find no more among everything that was ever struck out', () => {
    expect(pairsAmong(everything, course)).toEqual([handsPair, quotationPair, riverPair]);
  });

  test('shows the pasted passages whole, and the one with a changed word in two pieces', () => {
    expect(sharedWords('per03')).toEqual([riverCopy.copy.split(' ').length]);
    expect(sharedWords('sce02')).toHaveLength(2);
    expect(Math.min(...sharedWords('sce02'))).toBeGreaterThan(14);
    expect(sharedWords('mar02')).toEqual([lectureQuotation.text.split(' ').length]);
  });
});

function finalText(username: string, questionID: string): string {
  return essayText(readEssay(essaysByStudent[username]?.[questionID] ?? '').final);
}

/** The lengths of the passages that students share in their last versions, by question. */
function sharedWords(questionID: string): number[] {
  const own = everything.filter((essay) => essay.questionID === questionID);
  const essays = own.map(({ username }) => finalText(username, questionID));
  const { pairs } = compareEssays({ questionTexts: [], essays, classSize: demoStudents.length });
  return pairs.flatMap(({ passages }) => passages.map(({ words }) => words));
}

function plain(sentence: string): string {
  return (sentence.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}

describe('the essays', () => {
  // Short phrases such as "Was it free?" come from the questions. Six words in a row count as copied.
  test('of two students never share a whole sentence, planted passages apart', () => {
    const planted = new Set(
      [riverCopy.copy, handsCopy.original, handsCopy.copy, lectureQuotation.text]
        .flatMap(sentencesOf)
        .map(plain),
    );
    const owner = new Map<string, string>();
    const shared = everything.flatMap(({ username, text }) =>
      sentencesOf(text.replaceAll(/\s+/g, ' ')).filter((sentence) => {
        const key = plain(sentence);
        const before = owner.get(key) ?? username;
        owner.set(key, before);
        return before !== username && !planted.has(key) && key.split(' ').length > 5;
      }),
    );
    expect(shared).toEqual([]);
  });

  test('contain the planted passages where they should', () => {
    for (const { questionID, author, copier, original, copy } of plantedCopies) {
      expect(finalText(author, questionID)).toContain(original);
      expect(finalText(copier, questionID)).toContain(copy);
    }
    for (const username of lectureQuotation.students) {
      expect(finalText(username, lectureQuotation.questionID)).toContain(lectureQuotation.text);
    }
  });

  test('all answer a question that their writer saw, and none is left in the drawer', () => {
    const saved = new Set(
      course.answerVersions
        .filter(({ questionEssayAnswer }) => questionEssayAnswer !== '')
        .map(({ username, questionID }) => `${username} ${questionID}`),
    );
    const written = everything.map(({ username, questionID }) => `${username} ${questionID}`);
    expect(written.toSorted()).toEqual([...saved].toSorted());
    const asked = new Set(
      demoQuestions.filter(({ type }) => type === 'LongAnswer').map(({ id }) => id),
    );
    expect(everything.filter(({ questionID }) => !asked.has(questionID))).toEqual([]);
  });

  test('are whole in the history once they are due', () => {
    const due = readEvaluations(course.designItems).evaluations[1]?.dueDate ?? isoDateOf('');
    const cut = essaysOn(due, course)
      .filter(({ username, questionID }) => `${username} ${questionID}` !== 'cbeaum ind02')
      .filter(({ username, questionID, text }) => text !== finalText(username, questionID));
    expect(cut.map(({ username, questionID }) => `${username} ${questionID}`)).toEqual([]);
  });
});
