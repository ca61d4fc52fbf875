import { describe, expect, test } from 'vitest';
import type { Answer } from '@elenchus/domain/answers/answer.ts';
import type { Question } from '@elenchus/domain/questions/question.ts';
import { gateOfDay, OPEN_GATE } from '@elenchus/domain/visibility/date-gate.ts';
import {
  releaseCourse,
  type CourseContent,
  type ReleasedCourse,
} from '@elenchus/domain/visibility/released-course.ts';
import {
  SAMPLE_COURSE,
  sampleAnswer,
  sampleEssay,
  sampleQuestion,
  sampleSection,
  sampleThesis,
  sampleTopic,
} from '@elenchus/domain/visibility/testing/sample-course.ts';
import { workDocument, type WorkDocumentInput } from './work-document.ts';

const NASTY = `<script>alert("x")</script> & 'it' ||| </section>`;
const HARMLESS =
  '&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;it&#39; ||| &lt;/section&gt;';

function documentOf(differs: Partial<WorkDocumentInput>): string {
  return workDocument({
    courseTitle: 'Introduction to Philosophy',
    settings: { instructorName: 'Hannah Arendt' },
    released: releaseCourse(SAMPLE_COURSE, gateOfDay(6)),
    answers: [],
    fullName: 'Ada Byron',
    dateText: 'Wednesday, September 16, 2026',
    ...differs,
  });
}

/** A course of one section with one topic. */
function courseOf(questions: readonly Question[]): ReleasedCourse {
  const schedule = { sections: [sampleSection('one', 1)], topics: [sampleTopic('day', 2)] };
  return releaseCourse({ ...SAMPLE_COURSE, schedule, questions, theses: [] }, OPEN_GATE);
}

function questionPart(question: Question, ...answers: readonly Answer[]): string {
  const html = documentOf({ released: courseOf([question]), answers });
  return /<h3>day<\/h3>\n(?<part>[^]*)<\/section>/u.exec(html)?.groups?.['part'] ?? '';
}

describe('the document', () => {
  test('begins with title, name, course, instructor and day, and ends with a colophon', () => {
    const html = documentOf({});
    expect(html).toMatch(/^<!doctype html><html lang="en">/u);
    expect(html).toContain('<title>Ada Byron&#39;s Philosophy</title>');
    expect(html).toContain('<meta name="author" content="Ada Byron">');
    expect(html).toContain(
      '<header><h1>Ada Byron&#39;s Philosophy</h1><p>Ada Byron</p><p>Introduction to Philosophy, Hannah Arendt</p><p>Wednesday, September 16, 2026</p></header>',
    );
    expect(html).toContain(
      '<hr><p class="note">Introduction to Philosophy, Hannah Arendt. The answers as they stood on Wednesday, September 16, 2026.</p>',
    );
  });

  test('has the open sections, days and questions that show, and nothing else', () => {
    const html = documentOf({ answers: [sampleAnswer('doubt', '2')] });
    expect(tagged(html, 'h2')).toEqual(['knowledge', 'freedom']);
    expect(tagged(html, 'h3')).toEqual(['hume', 'late']);
    expect(questionsIn(html)).toEqual(['doubt?', 'essay?', 'last?']);
  });

  test('shows what an answer brings about: questions, theses held, contradictions', () => {
    const answers = [sampleAnswer('doubt', '1'), sampleAnswer('free', '1')];
    const html = documentOf({ answers });
    expect(questionsIn(html)).toEqual(['doubt?', 'essay?', 'free?', 'last?']);
    expect(html).toContain(
      '<aside><h2>Theses held</h2><dl><dt>Skeptic</dt><dd>What Skeptic says</dd></dl></aside>',
    );
    expect(html).toContain(
      '<aside><h4>Contradiction</h4><div class="essay">clash?</div><p class="note">These answers are in tension:</p><ul><li>doubt?<br>Chosen: “Yes”</li><li>free?<br>Chosen: “Yes”</li></ul></aside>',
    );
  });

  test('counts a thesis once, and only when it rests on an answer', () => {
    const theses = [
      sampleThesis('Both', '(doubt, 1) & (free, 1)'),
      sampleThesis('Idle', '¬(doubt, 1)'),
    ];
    const released = releaseCourse({ ...SAMPLE_COURSE, theses }, gateOfDay(6));
    expect(documentOf({ released })).not.toContain('Theses held');
    const answers = [sampleAnswer('doubt', '1'), sampleAnswer('free', '1')];
    expect(tagged(documentOf({ released, answers }), 'dt')).toEqual(['Both']);
  });

  test('of a course without sections says that no questions are open', () => {
    const empty: CourseContent = {
      schedule: { sections: [], topics: [] },
      questions: [],
      theses: [],
      settings: { hasContradictionItems: true },
    };
    const html = documentOf({ released: releaseCourse(empty, OPEN_GATE) });
    expect(html).toContain('<p class="note">No questions are open yet.</p>');
    expect(html).not.toContain('<section>');
  });

  test('of a course that has not begun shows nothing of it', () => {
    const html = documentOf({ released: releaseCourse(SAMPLE_COURSE, gateOfDay(null)) });
    expect(html).toContain('No questions are open yet.');
    expect(html).not.toContain('hume');
  });

  test('of a person without a name reads My Philosophy', () => {
    const html = documentOf({ fullName: ' ', settings: { instructorName: '' } });
    expect(html).toContain('<header><h1>My Philosophy</h1><p>Introduction to Philosophy</p><p>');
  });

  test('grows with the course and not faster, and lists only what was chosen when it is very long', () => {
    const half = longDocument(2500);
    const whole = longDocument(5000);
    expect(questionsIn(whole)).toHaveLength(5000);
    expect(whole.length / half.length).toBeLessThan(2.1);
    expect(whole).toContain('only the chosen options are listed');
    expect(whole).toContain('<p><strong>◉ Maybe</strong></p>');
    expect(whole).not.toContain('<ul');
  });
});

describe('a question', () => {
  const radio = sampleQuestion('q', 'day', { options: ['Yes', 'No'] });
  const essay = sampleQuestion('q', 'day', { type: 'LongAnswer', options: ['', ''] });
  const notAnswered = '<p class="unanswered">Not answered</p>';
  const asked = '<div class="question">q?</div>';

  test.each<[string, Question, readonly Answer[], string]>([
    [
      'answered by choosing one',
      radio,
      [sampleAnswer('q', '2')],
      list('one', '<li>Yes</li><li class="chosen">No</li>'),
    ],
    [
      'that had several choices before and has one now',
      radio,
      [sampleAnswer('q', '1,2')],
      list('one', '<li class="chosen">Yes</li><li>No</li>'),
    ],
    [
      'answered by choosing several',
      { ...radio, type: 'Checkbox' },
      [sampleAnswer('q', '1,2')],
      list('many', '<li class="chosen">Yes</li><li class="chosen">No</li>'),
    ],
    [
      'whose choice is stored in the other field',
      radio,
      [sampleEssay('q', '2')],
      list('one', '<li>Yes</li><li class="chosen">No</li>'),
    ],
    ['not answered', radio, [], `${list('one', '<li>Yes</li><li>No</li>')}${notAnswered}`],
    [
      'whose chosen option is gone',
      radio,
      [sampleAnswer('q', '7')],
      `${list('one', '<li>Yes</li><li>No</li>')}<p class="note">The chosen option is no longer offered.</p>`,
    ],
    [
      'with an option without a text and one of two lines',
      { ...radio, options: [' ', 'a\r\nb', 'c', ''] },
      [sampleAnswer('q', '1')],
      list('one', '<li class="chosen">Option 1, without text</li><li>a<br>b</li><li>c</li>'),
    ],
    [
      'answered with an essay',
      essay,
      [sampleEssay('q', 'One.\n\nTwo,\nand more.')],
      '<div class="essay">One.\n\nTwo,\nand more.</div>',
    ],
    ['with an essay of blanks', essay, [sampleEssay('q', ' \n ')], notAnswered],
    ['without an essay', essay, [], notAnswered],
    [
      'whose essay has one letter, which progress counts as open',
      essay,
      [sampleEssay('q', 'I')],
      '<div class="essay">I</div>',
    ],
  ])('%s', (_name, question, answers, expected) => {
    expect(questionPart(question, ...answers)).toBe(`${asked}${expected}`);
  });

  test('QST-31 QST-32 QST-33 whose text has emphasis, a link and a quotation', () => {
    const text = 'Read:\n> I *think*\n1. See [<b>](https://a.org/?a=1&b="x).';
    expect(questionPart({ ...essay, text })).toBe(
      `<div class="question">Read:<blockquote>I <em>think</em></blockquote>1. See [&lt;b&gt;](https://a.org/?a=1&amp;b=&quot;x).</div>${notAnswered}`,
    );
    const linked = { ...essay, text: '[a](https://a.org/?a=1&b=2)' };
    expect(questionPart(linked)).toContain('<a href="https://a.org/?a=1&amp;b=2">a</a>');
  });

  test('keeps the lines of its text', () => {
    const part = questionPart({ ...essay, text: 'First?\nSecond?' });
    expect(part).toContain('<div class="question">First?\nSecond?</div>');
  });
});

test('comments are numbered at their passages, and listed as notes below the answer', () => {
  const essay = sampleQuestion('q', 'day', { type: 'LongAnswer', options: ['', ''] });
  const text = 'Here is one <hand>.\n\nHere is another.';
  const passage = { quote: 'one <hand>', before: 'Here is ', after: '.', start: 8 };
  const lost = { quote: 'three hands & more', before: '', after: '', start: 0 };
  const about = { questionID: 'q' };
  const html = documentOf({
    released: courseOf([essay]),
    answers: [sampleEssay('q', text)],
    comments: [
      { ...about, commentID: 'all', anchor: null, comment: 'Good.' },
      { ...about, commentID: 'lost', anchor: lost, comment: 'Whose?' },
      { ...about, commentID: 'one', anchor: passage, comment: 'Is it *yours* <b>?' },
    ],
  });
  expect(html).toContain(
    '<div class="essay">Here is <u>one &lt;hand&gt;</u><sup>1</sup>.\n\nHere is another.</div>',
  );
  expect(html).toContain(
    '<aside><h4>Comments</h4><ol><li><div class="essay">Is it <em>yours</em> &lt;b&gt;?</div></li>',
  );
  expect(html).toContain(
    '<li><p class="note">On a passage that you have changed since: “three hands &amp; more”</p><div class="essay">Whose?</div></li>',
  );
  expect(html).toContain(
    '<li><p class="note">On the whole answer</p><div class="essay">Good.</div></li></ol></aside>',
  );
});

test('no text of anybody is ever markup', () => {
  const schedule = {
    sections: [{ ...sampleSection('one', 1), name: NASTY }],
    topics: [{ ...sampleTopic('day', 2), name: NASTY }],
  };
  const questions = [
    sampleQuestion('q', 'day', { text: NASTY, options: [NASTY, NASTY] }),
    sampleQuestion('e', 'day', { index: 2, type: 'LongAnswer', text: NASTY }),
    sampleQuestion('c', 'day', { index: 3, type: 'Contradiction', text: NASTY, logic: '(q, 1)' }),
  ];
  const theses = [{ ...sampleThesis('T', '(q, 1)'), name: NASTY, description: NASTY }];
  const html = documentOf({
    courseTitle: NASTY,
    settings: { instructorName: NASTY },
    released: releaseCourse({ ...SAMPLE_COURSE, schedule, questions, theses }, OPEN_GATE),
    answers: [sampleAnswer('q', '1'), sampleEssay('e', NASTY)],
    fullName: NASTY,
    dateText: NASTY,
  });
  expect(html).not.toContain('<script');
  expect(html.match(/<\/section>/gu)).toHaveLength(1);
  // Head and title 7, theses 2, names 2, choice 3, essay 2, contradiction 3, colophon 3.
  expect(html.split(HARMLESS).length - 1).toBe(22);
  expect(html.replaceAll(HARMLESS, '')).not.toMatch(/alert|\|\|\||'it'/u);
});

function list(choice: string, items: string): string {
  return `<ul class="options" data-choice="${choice}">${items}</ul>`;
}

function tagged(html: string, name: string): readonly string[] {
  const part = html.replaceAll(/<aside><h2>Theses held<\/h2>/gu, '<aside>');
  return [...part.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'gu'))].map(
    ([, text]) => text ?? '',
  );
}

function questionsIn(html: string): readonly string[] {
  return [...html.matchAll(/<div class="question">([^<]*)<\/div>/gu)].map(([, text]) => text ?? '');
}

function longDocument(count: number): string {
  const questions = Array.from({ length: count }, (_, place) =>
    sampleQuestion(`q${place}`, 'day', { index: place + 1 }),
  );
  const answers = questions.map(({ id }) => sampleAnswer(id, '3'));
  return documentOf({ released: courseOf(questions), answers });
}
