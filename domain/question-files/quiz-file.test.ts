import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MarkupElement, MarkupNode } from './markup-node.ts';
import { readQuizPackage } from './quiz-file.ts';
import { ownNotes, sharedNotes } from './shared-notes.ts';

function element(
  name: string,
  children: readonly MarkupNode[] = [],
  attributes: Readonly<Record<string, string>> = {},
): MarkupElement {
  return { name, attributes, children };
}

function parseHtml(html: string): readonly MarkupNode[] {
  return [html];
}

const TAGS =
  'presentation material mattext response_lid response_str render_choice render_fib response_label itembody choiceinteraction simplechoice prompt extendedtextinteraction matchinteraction p img blockquote unknown em'.split(
    ' ',
  );

const anything = fc.letrec<{ node: MarkupNode }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 6 },
    fc.string({ maxLength: 10 }),
    fc
      .tuple(fc.constantFrom(...TAGS), fc.array(tie('node'), { maxLength: 4 }))
      .map(([name, children]) => element(name, children)),
  ),
})).node;

const parts = fc.array(anything, { maxLength: 5 });

test('QTI-10 every item of a quiz is a draft or listed with a sentence, whatever is in it', () => {
  fc.assert(
    fc.property(
      fc.array(parts, { maxLength: 5 }),
      fc.array(parts, { maxLength: 3 }),
      (one, two) => {
        const documents = [
          {
            name: 'one.xml',
            root: element(
              'questestinterop',
              one.map((each) => element('item', each)),
            ),
          },
          ...two.map((each, at) => ({ name: `${at}.xml`, root: element('assessmentItem', each) })),
        ];
        const reading = readQuizPackage({ documents, otherFiles: [], broken: [] }, parseHtml);
        if (!reading.ok) throw new Error(reading.reason);
        const { drafts, leftOut } = reading.value;
        const places = [...drafts, ...leftOut].map(({ place }) => place);
        const expected = [...one, ...two].map((_, at) => `Question ${at + 1}`);
        expect(places.toSorted()).toEqual(expected.toSorted());
        expect(leftOut.filter(({ notes }) => notes.length === 0)).toEqual([]);
      },
    ),
    { numRuns: 300 },
  );
});

test('QTI-10 no quiz at all is refused', () => {
  const documents = [{ name: '', root: element('rss') }];
  const reading = readQuizPackage({ documents, otherFiles: [], broken: [] }, parseHtml);
  expect(reading).toEqual({ ok: false, reason: 'no-quiz' });
});

test('QTI-11 question banks, introductions, settings and QTI 3 are named', () => {
  const documents = [
    {
      name: 'a.xml',
      root: element('questestinterop', [
        element('assessment', [
          element('presentation_material', [element('mattext', ['Read this first'])]),
          element('section', [element('itemref')]),
        ]),
      ]),
    },
    { name: 'b.xml', root: element('qti-assessment-item') },
    { name: 'meta.xml', root: element('quiz', [element('title', ['Week 1'])]) },
  ];
  const reading = readQuizPackage({ documents, otherFiles: [], broken: [] }, parseHtml);
  expect(reading).toMatchObject({
    value: {
      notes: [
        'An introduction was left out: “Read this first”',
        'The quiz also takes questions from a question bank that isn’t in the file.',
        '“b.xml” is QTI 3, which can’t be read. Export the quiz as QTI 2.1 or 1.2.',
        'Settings of the quiz “Week 1” (such as dates, attempts and points) were left out.',
      ],
    },
  });
});

test('QTI-11 a note that every question has is shared, the others stay with their question', () => {
  const drafts = [{ notes: ['a', 'b'] }, { notes: ['b'] }];
  const shared = sharedNotes(drafts);
  expect(shared).toEqual(['b']);
  expect(drafts.map((draft) => ownNotes(draft, shared))).toEqual([['a'], []]);
  expect(sharedNotes([{ notes: ['a'] }])).toEqual([]);
});
