import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  openingView,
  readViewQuery,
  viewQuery,
  viewToShow,
  type StudentView,
} from './opening-view.ts';
import { portalMenu, topMenu } from './student-menus.ts';

const bare = { title: 'Ethics', hasDescription: false, hasSyllabus: false };

describe('top menu', () => {
  test.each([
    ['both off: the title alone', {}, 'Ethics', []],
    [
      'both on',
      { hasDescription: true, hasSyllabus: true },
      'Ethics',
      ['Description', 'Syllabus', 'My Philosophy'],
    ],
    ['only the syllabus', { hasSyllabus: true }, 'Ethics', ['Syllabus', 'My Philosophy']],
    ['only the description', { hasDescription: true }, 'Ethics', ['Description', 'My Philosophy']],
    ['both off and no title', { title: ' ' }, null, ['My Philosophy']],
    ['both on and no title', { title: '', hasSyllabus: true }, null, ['Syllabus', 'My Philosophy']],
  ])('VIEW-3 %s', (_, differs, title, labels) => {
    const menu = topMenu({ ...bare, ...differs });
    expect(menu.title).toBe(title);
    expect(menu.entries.map(({ label }) => label)).toEqual(labels);
  });
});

describe('left menu of My Philosophy', () => {
  const sections = [
    { id: 's1', name: 'Knowledge' },
    { id: 's2', name: 'Freedom' },
  ];
  test.each([
    [
      'everything',
      true,
      true,
      'Knowledge, Freedom, FAQ, Rubric, Progress check, Evaluation & grades',
    ],
    ['without FAQ', false, true, 'Knowledge, Freedom, Rubric, Progress check, Evaluation & grades'],
    ['without rubric', true, false, 'Knowledge, Freedom, FAQ, Progress check, Evaluation & grades'],
    ['the least', false, false, 'Knowledge, Freedom, Progress check, Evaluation & grades'],
  ])('VIEW-4 %s', (_, hasFaq, hasRubric, labels) => {
    const settings = { hasFaq, hasRubric, rubricPlaces: ['sidebar'] as const };
    const menu = portalMenu({ sections, settings });
    expect(menu.map(({ label }) => label).join(', ')).toBe(labels);
  });
});

describe('opening view', () => {
  test.each([
    ['both off', {}, 'myphi'],
    ['both off and no title', { title: '' }, 'myphi'],
    ['only the syllabus', { hasSyllabus: true }, 'sched'],
    ['only the description', { hasDescription: true }, 'desc'],
    ['both on', { hasDescription: true, hasSyllabus: true }, 'desc'],
  ])('VIEW-5 %s', (_, differs, kind) => {
    expect(openingView({ ...bare, ...differs })).toEqual({ kind });
  });

  const choices = {
    sectionIds: new Set(['s1']),
    settings: { ...bare, hasSyllabus: true, hasFaq: true, hasRubric: true, rubricPlaces: [] },
  };
  test.each([
    ['nothing asked', null, 'sched'],
    ['an empty value', '', 'sched'],
    ['a value nobody knows', '../admin', 'sched'],
    ['a section', 'section:s1', 'section:s1'],
    ['a section that is gone', 'section:s9', 'myphi'],
    ['the FAQ', 'faq', 'faq'],
    ['a rubric that is not in the sidebar', 'rubric', 'myphi'],
    ['a description that is off', 'desc', 'sched'],
    ['progress', 'progress', 'progress'],
    ['grades', 'grades', 'grades'],
    ['My Philosophy', 'myphi', 'myphi'],
    ['a name every object has', 'constructor', 'sched'],
  ])('VIEW-6 %s in ?view=', (_, query, shown) => {
    expect(viewQuery(viewToShow(query, choices))).toBe(shown);
  });

  test('VIEW-6 the value of every view restores that view', () => {
    const section = fc.record({ kind: fc.constant('section' as const), sectionId: fc.string() });
    const plain = fc.constantFrom(
      ...(['desc', 'sched', 'myphi', 'faq', 'rubric', 'progress', 'grades'] as const),
    );
    const view: fc.Arbitrary<StudentView> = fc.oneof(
      section,
      plain.map((kind) => ({ kind })),
    );
    fc.assert(
      fc.property(view, (any) => {
        expect(readViewQuery(viewQuery(any))).toEqual(any);
      }),
    );
  });
});
