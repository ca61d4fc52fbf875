// Whatever somebody types stays text on every screen of the catalogue: the demo course with an attack in each of its texts.
import { EMPTY_COURSE } from './support/catalogue-entry.ts';
import { makeDemoHostile } from './support/hostile-demo.ts';
import { complainOfDialogs, lookForHarm, marksOn } from './support/hostile-look.ts';
import { expect, expectNoSidewaysScroll } from './support/journey.ts';
import { screenCatalogue } from './support/screen-catalogue.ts';
import { expectWell, forgetProvoked, screensTest } from './support/screens-test.ts';

const test = screensTest.extend<object, { readonly isHostile: boolean }>({
  isHostile: [
    async ({ server }, use) => {
      await makeDemoHostile(server);
      await use(true);
    },
    { scope: 'worker', auto: true },
  ],
});
// One after another: each worker would start a server of its own.
test.describe.configure({ mode: 'default', timeout: 600_000 });

/** Whose screens they are, and what must have been seen there as text in the end. */
const COURSE_TEXTS =
  'title instructor description section topic date question option essay-question contradiction faq faq-answer rubric';
const WALKS = [
  {
    title: 'strangers and students read hostile text as text',
    areas: ['public', 'student'],
    marks: `${COURSE_TEXTS} person answer evaluation comment`,
  },
  {
    title: 'who designs reads hostile text as text',
    areas: ['design', 'questions'],
    marks: `${COURSE_TEXTS} person thesis thesis-description`,
  },
  {
    title: 'who grades reads hostile text as text',
    areas: ['grading', 'gradingPage', 'desk'],
    marks:
      'title person section topic question option essay-question answer contradiction evaluation comment',
  },
] as const;

for (const { title, areas, marks } of WALKS) {
  test(title, async ({ page, server, complaints }) => {
    const all = areas.flatMap((area) => [...screenCatalogue[area]]);
    // A course without texts has nothing to be hostile.
    const entries = all.filter(({ address }) => !address.startsWith(`/${EMPTY_COURSE}`));
    const seen = new Set<string>();
    complainOfDialogs(page, complaints);
    await expectWell(page, server, entries, async (view) => {
      for (const mark of await marksOn(view)) seen.add(mark);
      await expectNoSidewaysScroll(view);
      return lookForHarm(view);
    });
    expect(marks.split(' ').filter((mark) => !seen.has(mark))).toEqual([]);
    forgetProvoked(complaints);
  });
}
