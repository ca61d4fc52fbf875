import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  designTabs,
  generalTabs,
  gradingModuleTabs,
  gradingPageTabs,
  restoreTab,
  scheduleTabs,
  usersTabs,
  type TabMenu,
} from './staff-menus.ts';

const on = { hasDescription: true, hasFaq: true, hasRubric: true };

function labels(menu: TabMenu): string {
  return menu.tabs.map(({ label }) => label).join(', ');
}

// tools/checks/menu-rules.test.ts compares the menus without conditions with the words of their rules.
describe('tabs in order, with their conditions', () => {
  test.each([
    [
      'VIEW-7 design with grading',
      designTabs({ usesGrading: true }),
      'General, Schedule, Questions, Users, Grading, Announcements, Reuse, History',
    ],
    [
      'VIEW-7 design without grading',
      designTabs({ usesGrading: false }),
      'General, Schedule, Questions, Users, Announcements, Reuse, History',
    ],
    [
      'VIEW-8 general, all on',
      generalTabs(on),
      'Basics, Class Sections, Course Description, FAQ, Rubric',
    ],
    [
      'VIEW-8 general without description',
      generalTabs({ ...on, hasDescription: false }),
      'Basics, Class Sections, FAQ, Rubric',
    ],
    [
      'VIEW-8 general without FAQ',
      generalTabs({ ...on, hasFaq: false }),
      'Basics, Class Sections, Course Description, Rubric',
    ],
    [
      'VIEW-8 general without rubric',
      generalTabs({ ...on, hasRubric: false }),
      'Basics, Class Sections, Course Description, FAQ',
    ],
    [
      'VIEW-9 schedule with syllabus',
      scheduleTabs({ hasSyllabus: true }),
      'Dates, Schedule Maker, Days with Questions, Syllabus Links, Course Progress',
    ],
    [
      'VIEW-9 schedule without syllabus',
      scheduleTabs({ hasSyllabus: false }),
      'Dates, Schedule Maker, Days with Questions, Course Progress',
    ],
  ])('%s', (_, menu, expected) => {
    expect(labels(menu)).toBe(expected);
  });
});

describe('which tab opens', () => {
  const withGrading = designTabs({ usesGrading: true });
  const withoutGrading = designTabs({ usesGrading: false });
  test.each([
    ['nothing remembered', withGrading, [], 'general'],
    ['remembered', withGrading, ['grading'], 'grading'],
    ['remembered, but switched off since', withoutGrading, ['grading'], 'general'],
    ['a word nobody knows', withGrading, ['toString'], 'general'],
    ['the address before the memory', withGrading, ['users', 'grading'], 'users'],
    ['an address that is not there, then the memory', withGrading, ['nowhere', 'users'], 'users'],
    ['no address, then the memory', withGrading, [null, undefined, 'users'], 'users'],
    ['users by default', usersTabs(), [], 'add'],
    ['grading module by default', gradingModuleTabs(), [], 'students'],
    ['grading page by default', gradingPageTabs({ hasSecondReadings: false }), [], 'assignments'],
    ['schedule by default', scheduleTabs({ hasSyllabus: false }), ['links'], 'dates'],
  ])('VIEW-13 %s', (_, menu, wishes, expected) => {
    expect(restoreTab(menu, wishes)).toBe(expected);
  });

  test('VIEW-13 whatever is remembered, an existing tab opens', () => {
    const menus = [
      withGrading,
      withoutGrading,
      generalTabs(on),
      usersTabs(),
      gradingPageTabs({ hasSecondReadings: false }),
    ];
    fc.assert(
      fc.property(fc.constantFrom(...menus), fc.array(fc.string()), (menu, wishes) => {
        const keys = menu.tabs.map(({ key }) => key);
        expect(keys).toContain(restoreTab(menu, wishes));
      }),
    );
  });

  test('VIEW-14 each menu names its last-visited marker', () => {
    expect(withGrading.marker).toBe('designTab');
    expect(scheduleTabs({ hasSyllabus: true }).marker).toBe('scheduleTab');
    expect(usersTabs().marker).toBe('usersTab');
    expect(gradingModuleTabs().marker).toBe('gradingTab');
    expect(gradingPageTabs({ hasSecondReadings: false }).marker).toBeNull();
  });
});
