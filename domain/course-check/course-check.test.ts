import { describe, expect, test } from 'vitest';
import { evaluateStudent } from '../logic/evaluate-student.ts';
import { buildLogicGraph } from '../logic/logic-graph.ts';
import { applyEdits } from '../logic/text-edit.ts';
import { answerableCourse, everyStudent } from '../logic/testing/answerable-course.ts';
import type { Question } from '../questions/question.ts';
import type { CourseContent } from '../visibility/released-course.ts';
import {
  sampleQuestion,
  sampleSection,
  sampleThesis,
  sampleTopic,
} from '../visibility/testing/sample-course.ts';
import { checkCourse, rangeOf, witnessOf } from './course-check.ts';
import { unreachableQuestionIds } from './testing/unreachable-questions.ts';
import type { CourseFinding } from './course-finding.ts';
import { reportOf } from './check-report.ts';
import { findingSentence } from './finding-sentence.ts';
import { courseNames } from '../course/course-names.ts';
import { PLANTED, PLANTED_COURSE } from './testing/planted-course.ts';

const options = Array.from({ length: 12 }, (_, index) => `Option ${index + 1}`);

/** Two class days; hume is before kant. */
function content(
  questions: readonly Question[],
  theses: CourseContent['theses'] = [],
): CourseContent {
  const schedule = {
    sections: [sampleSection('all', 1)],
    topics: [sampleTopic('hume', 2), sampleTopic('off', 3, false), sampleTopic('kant', 4)],
  };
  return { schedule, questions, theses, settings: { hasContradictionItems: true } };
}

const mind = sampleQuestion('mind', 'hume', { text: 'What is the mind?' });
const soul = sampleQuestion('soul', 'hume', { text: 'Is there a soul?', logic: '(mind, 1)' });
const wide = sampleQuestion('wide', 'hume', { text: 'Which one?', options });
const many = sampleQuestion('many', 'hume', { text: 'Which ones?', type: 'Checkbox', options });
const secret = sampleQuestion('secret', 'off', { text: 'Secret?' });
const late = sampleQuestion('late', 'kant', { text: 'Later?' });
const contradiction = sampleQuestion('clash', 'hume', {
  text: 'Both?',
  type: 'Contradiction',
  logic: '(mind, 1) & (late, 1)',
});

function sentences(course: CourseContent, about?: string): readonly string[] {
  const names = courseNames(course);
  return checkCourse(course)
    .findings.filter(({ subject }) => about === undefined || subject.id === about)
    .map((finding) => `${finding.severity}: ${findingSentence(finding, names)}`);
}

test('CHK-12 a course with nineteen unreachable questions has all nineteen found, and no other', () => {
  const check = checkCourse(PLANTED_COURSE);
  expect(Object.keys(PLANTED)).toHaveLength(19);
  expect(unreachableQuestionIds(check).toSorted()).toEqual(Object.keys(PLANTED).toSorted());
  const accused = new Set(
    check.findings.filter(({ severity }) => severity === 'error').map(({ subject }) => subject.id),
  );
  // One member of a circle is named, with the path through the others.
  expect([...accused].toSorted()).toEqual(
    Object.keys(PLANTED)
      .filter((id) => id !== 'circle-two')
      .toSorted(),
  );
});

test('CHK-12 findings are in the order of the course and of the text, the same every time', () => {
  const first = checkCourse(PLANTED_COURSE);
  expect(checkCourse(PLANTED_COURSE).findings).toEqual(first.findings);
  const rank = new Map(first.course.formulas.map(({ subject }, index) => [subject.id, index]));
  const ranks = first.findings.map(({ subject }) => rank.get(subject.id)!);
  expect(ranks).toEqual(ranks.toSorted((one, two) => one - two));
});

test('CHK-12 a course in order has no findings', () => {
  expect(checkCourse(content([mind, soul, wide, late])).findings).toEqual([]);
  expect(checkCourse(content([])).findings).toEqual([]);
});

describe('about one formula', () => {
  test.each<[string, string, string]>([
    [
      'CHK-13 malformed',
      '(mind, 1) &',
      'error: The condition of “Probe?” can’t be read. A condition is missing here: each of &, ∨ and ¬ needs one, such as (ab12c, 1) or (Dualism).',
    ],
    [
      'CHK-13 an unknown question',
      '(mind, 1) ∨ (nobody, 1)',
      'error: The condition of “Probe?” names the question nobody, which does not exist.',
    ],
    [
      'CHK-13 an unknown thesis',
      '(mind, 1) ∨ (Nihilism)',
      'error: The condition of “Probe?” names the thesis Nihilism, which doesn’t exist, so the whole condition is false.',
    ],
    [
      'CHK-13 a thesis that cannot be evaluated',
      '(mind, 1) ∨ (Endless)',
      'error: The condition of “Probe?” names the thesis Endless, which can’t be evaluated, so the whole condition is false.',
    ],
    [
      'CHK-13 an option that there is not',
      '(mind, 1) ∨ (mind, 7)',
      'error: The condition of “Probe?” asks for option 7 of “What is the mind?”, which has no such option.',
    ],
    [
      'CHK-13 a leading zero',
      '(mind, 1) ∨ (mind, 02)',
      'warning: The condition of “Probe?” asks for option 02 of “What is the mind?”. Answers have no leading zeros: write 2.',
    ],
    [
      'CHK-13 a contradiction takes no answer',
      '(mind, 1) ∨ (clash, 1)',
      'warning: The condition of “Probe?” asks for an answer to “Both?”, a contradiction, which takes none.',
    ],
    [
      'CHK-13 a class day that is switched off',
      '(mind, 1) ∨ (secret, 1)',
      'warning: The condition of “Probe?” asks for an answer to “Secret?”, which no class day shows to students.',
    ],
    [
      'CHK-13 a circle with its path',
      '(mind, 1) ∨ (probe, 1)',
      'error: These depend on each other in a circle: “Probe?” → “Probe?”.',
    ],
    [
      'CHK-14 a question of a later class day',
      '(late, 1)',
      'warning: The condition of “Probe?” asks for an answer to “Later?”, which comes on a later class day.',
    ],
    [
      'CHK-14 also through theses',
      '(mind, 1) ∨ (Ends)',
      'warning: The condition of “Probe?” asks for an answer to “Later?”, which comes on a later class day.',
    ],
    [
      'CHK-15 option 1 that is also 10',
      '(wide, 1)',
      'warning: The condition of “Probe?” asks for option 1 of “Which one?”, and is also true for options 10, 11 and 12.',
    ],
    [
      'CHK-16 two options of a Radio',
      '(mind, 1) & (mind, 2)',
      'error: “Probe?” can never show. These can’t all be true: “What is the mind?” is answered with “Yes”; “What is the mind?” is answered with “No”; “What is the mind?” has one answer only.',
    ],
    [
      'CHK-16 a question that cannot show then',
      '(soul, 1) & ¬(mind, 1)',
      'error: “Probe?” can never show. These can’t all be true: “Is there a soul?” is answered with “Yes”; “What is the mind?” is not answered with “Yes”; “Is there a soul?” shows, which depends on its own condition.',
    ],
    [
      'CHK-16 a condition that is always true',
      '(mind, 1) ∨ ¬(mind, 1)',
      'note: “Probe?” has a condition but always shows.',
    ],
  ])('%s', (_name, logic, expected) => {
    const probe = sampleQuestion('probe', 'hume', { text: 'Probe?', logic });
    const theses = [
      sampleThesis('Endless', '(Endless)'),
      sampleThesis('Ends', '(Last) & (mind, 2)'),
      sampleThesis('Last', '(late, 1)'),
    ];
    expect(
      sentences(content([mind, soul, wide, contradiction, secret, late, probe], theses), 'probe'),
    ).toEqual([expected]);
  });

  test.each([
    ['ruled out by the formula', '(wide, 1) & ¬(wide, 10) & ¬(wide, 11) & ¬(wide, 12)', 0],
    ['ruled out in another way', '(wide, 1) & ¬((wide, 10) ∨ (wide, 11) ∨ (wide, 12))', 0],
    ['of no consequence', '(wide, 1) ∨ (wide, 10) ∨ (wide, 11) ∨ (wide, 12)', 0],
    ['of consequence for one of them', '(wide, 1) & ¬(wide, 10) & ¬(wide, 11)', 1],
  ])('CHK-15 shared digits %s', (_name, logic, count) => {
    const probe = sampleQuestion('probe', 'hume', { logic });
    const { findings } = checkCourse(content([wide, probe]));
    expect(findings.filter(({ kind }) => kind === 'shared-digits')).toHaveLength(count);
  });

  test('CHK-15 for a Radio the certain formula is offered, for a Checkbox there is none', () => {
    const probes = ['wide', 'many'].map((id) =>
      sampleQuestion(`of-${id}`, 'kant', { logic: `(${id}, 2)` }),
    );
    const { findings } = checkCourse(content([wide, many, ...probes]));
    const [ofMany, ofWide] = findings;
    expect(applyEdits('(wide, 2)', ofWide!.fix!.edits)).toBe('((wide, 2) & ¬(wide, 12))');
    expect([ofMany?.kind, ofMany?.fix]).toEqual(['shared-digits', undefined]);
  });
});

function tension(id: string, logic: string): Question {
  return sampleQuestion(id, 'hume', { type: 'Contradiction', text: `${id}?`, logic });
}

test('CHK-16 a contradiction that never or always shows, and theses that never or always hold', () => {
  const theses = [
    sampleThesis('Never', '(mind, 1) & (mind, 2)'),
    sampleThesis('Always', '(Never) ∨ ¬(Never)'),
  ];
  expect(
    sentences(
      content(
        [mind, tension('dead', '(Never)'), tension('loud', '(mind, 1) ∨ ¬(mind, 1)')],
        theses,
      ),
    ),
  ).toEqual([
    'warning: The contradiction “dead?” can never show. This can’t happen: (Never).',
    'note: The contradiction “loud?” shows for everyone, whatever they answer.',
    'warning: The thesis Never can never hold. These can’t all be true: “What is the mind?” is answered with “Yes”; “What is the mind?” is answered with “No”; “What is the mind?” has one answer only.',
    'warning: The thesis Always always holds, whatever is answered.',
  ]);
});

test('CHK-17 theses that are equivalent, exclude each other or follow, link by link', () => {
  const theses = [
    sampleThesis('Yes', '(mind, 1)'),
    sampleThesis('Soul', '(soul, 1) ∨ (soul, 2)'),
    sampleThesis('Strong', '(soul, 1)'),
    sampleThesis('No', '(mind, 2)'),
    sampleThesis('Same', '¬¬(mind, 1)'),
  ];
  expect(sentences(content([mind, soul], theses))).toEqual([
    'note: The thesis Yes and the thesis No can never hold together.',
    'note: The thesis Yes and the thesis Same always hold together. You may need only one of them.',
    'note: Anyone who holds the thesis Soul also holds the thesis Yes.',
    'note: Anyone who holds the thesis Strong also holds the thesis Soul.',
  ]);
});

test('CHK-13 a second thesis of one name is named', () => {
  const theses = [
    sampleThesis('Mind', '(mind, 1)'),
    { ...sampleThesis('MIND', '(mind, 2)'), id: 'second' },
  ];
  expect(sentences(content([mind], theses))).toEqual([
    'warning: There is more than one thesis with the name MIND; only the first is used.',
  ]);
});

test('CHK-18 long texts are cut between words, and a question without text is named by its id', () => {
  const text = 'Word '.repeat(40).trim();
  const long = sampleQuestion('long', 'hume', { text, logic: '(bare, 9)' });
  expect(sentences(content([sampleQuestion('bare', 'hume', { text: ' ' }), long]))).toContain(
    `error: “${'Word '.repeat(16).trim()}…” can never show. This can’t happen: question bare is answered with option 9.`,
  );
});

test('CHK-3 every question that can show has a witness: the fewest answers, and the evaluator shows it', () => {
  const wrong: unknown[] = [];
  const sizes = new Map<number, number>();
  for (let seed = 1; seed <= 1000; seed += 1) {
    const course = answerableCourse(seed);
    // A contradiction without logic is unfinished, so students don't get it.
    if (course.questions.some(({ type, logic }) => type === 'Contradiction' && logic === ''))
      continue;
    const whole = content(
      course.questions.map((question) =>
        sampleQuestion(question.id, 'hume', {
          ...question,
          type: question.type as Question['type'],
        }),
      ),
      course.theses.map(({ name, logic }) => sampleThesis(name, logic)),
    );
    const check = checkCourse(whole);
    const graph = buildLogicGraph(course);
    const students = everyStudent(graph, course, 300);
    if (!students) continue;
    for (const { id } of course.questions) {
      const subject = { kind: 'question', id } as const;
      const found = witnessOf(check, subject);
      const shows = students.filter((answers) => evaluateStudent(graph, answers).isShown(id));
      const least = Math.min(...shows.map((answers) => answers.length));
      const size = found?.kind === 'changes' ? found.answers.length : Infinity;
      const isShown =
        found?.kind === 'changes'
          ? evaluateStudent(graph, found.answers).isShown(id)
          : least === Infinity;
      if (size !== least || !isShown) wrong.push({ seed, id, found, least });
      if ((rangeOf(check, subject) === 'never') !== (least === Infinity)) wrong.push({ seed, id });
      sizes.set(least, (sizes.get(least) ?? 0) + 1);
    }
  }
  expect(wrong).toEqual([]);
  expect(sizes.get(1)).toBeGreaterThan(100);
  expect(sizes.get(2)).toBeGreaterThan(15);
});

test('CHK-3 a thesis has a witness too, also for not holding', () => {
  const check = checkCourse(content([mind, soul], [sampleThesis('Soul', '¬(soul, 1)')]));
  const subject = { kind: 'thesis', id: 'Soul' } as const;
  expect(witnessOf(check, subject)).toMatchObject({ answers: [] });
  const failing = witnessOf(check, subject, false);
  expect(
    failing?.kind === 'changes' &&
      failing.answers.map(({ questionID, questionAnswer }) => `${questionID} ${questionAnswer}`),
  ).toEqual(['mind 1', 'soul 1']);
  expect(witnessOf(check, { kind: 'thesis', id: 'nobody' })).toBeUndefined();
});

test('CHK-12 chains of 5,000 questions and a formula of 10,000 atoms are checked', () => {
  const chain = Array.from({ length: 5000 }, (_, index) =>
    sampleQuestion(`q${index}`, 'hume', { index, logic: index === 0 ? '' : `(q${index - 1}, 1)` }),
  );
  const dead = [sampleQuestion('d0', 'kant', { logic: '(mind, 1) & (mind, 2)' })].concat(
    Array.from({ length: 2000 }, (_, index) =>
      sampleQuestion(`d${index + 1}`, 'kant', { logic: `(d${index}, 1)` }),
    ),
  );
  const atoms = Array.from({ length: 10_000 }, (_, index) => `¬(essay, ${index})`);
  const essay = sampleQuestion('essay', 'hume', { type: 'LongAnswer', options: [] });
  const wideFormula = sampleQuestion('atoms', 'kant', { logic: atoms.join(' & ') });
  const check = checkCourse(content([mind, essay, ...chain, ...dead, wideFormula]));
  expect(unreachableQuestionIds(check)).toHaveLength(2001);
  expect(rangeOf(check, { kind: 'question', id: 'q4999' })).toBe('sometimes');
  expect(rangeOf(check, { kind: 'question', id: 'atoms' })).toBe('sometimes');
  const last = check.findings.find(({ subject }) => subject.id === 'd2000') as CourseFinding & {
    kind: 'never-shown';
  };
  expect(last.contradiction?.conditions).toHaveLength(2);
});

test.each<[string, Partial<Question>, string]>([
  ['a question without text', { text: '\n ' }, 'Question odd is unfinished: it has no text.'],
  [
    'a choice without options',
    { options: ['', ' '] },
    '“odd?” is unfinished: it has no options with text.',
  ],
  [
    'a choice with one option',
    { options: ['Yes', ''] },
    '“odd?” is unfinished: it has only one option with text.',
  ],
  [
    'a contradiction without logic',
    { type: 'Contradiction', logic: ' ' },
    'The contradiction “odd?” is unfinished: a contradiction needs logic.',
  ],
])('CHK-43 %s is an error', (_, differs, sentence) => {
  const odd = sampleQuestion('odd', 'hume', differs);
  expect(sentences(content([mind, odd]))).toEqual([`error: ${sentence} Students don’t get it.`]);
});

test('CHK-43 CHK-44 a condition that refers to a question students do not get', () => {
  const bare = sampleQuestion('bare', 'hume', { text: '' });
  const held = sampleQuestion('held', 'hume', { isHeld: true });
  const asks = sampleQuestion('asks', 'hume', { logic: '(bare, 1) ∨ (held, 1) ∨ (mind, 1)' });
  const check = checkCourse(content([mind, bare, held, asks]));
  expect(check.findings.map(({ kind, severity, subject }) => [severity, kind, subject.id])).toEqual(
    [
      ['warning', 'unfinished-question', 'asks'],
      ['warning', 'held-question', 'asks'],
      ['error', 'unfinished', 'bare'],
      ['note', 'held-back', 'held'],
    ],
  );
  expect(
    reportOf(check, content([mind, bare, held, asks])).ranges.map(({ range }) => range),
  ).toEqual(['sometimes', 'always', 'unfinished', 'held']);
});

test('CHK-44 questions that are held back together, such as those of a file, are only noted', () => {
  const held = sampleQuestion('held', 'hume', { isHeld: true });
  const asks = sampleQuestion('asks', 'hume', { isHeld: true, logic: '(held, 1)' });
  const { findings } = checkCourse(content([held, asks]));
  expect(findings.map(({ kind, subject }) => [kind, subject.id])).toEqual([
    ['held-back', 'held'],
    ['held-back', 'asks'],
  ]);
});
