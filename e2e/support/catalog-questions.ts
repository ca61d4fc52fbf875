// The question designer and the logic workbench, with everything that opens in them.
import type { CatalogEntry } from './catalog-entry.ts';
import { inCourse, press } from './catalog-entry.ts';

const TOPIC = 'topic=topic06';

function questions(query: string, title: string, more: Partial<CatalogEntry> = {}): CatalogEntry {
  return {
    visitor: 'instructor',
    name: `Questions, ${title}`,
    address: inCourse(`/design?tab=questions&${query}`),
    title,
    shows: [],
    ...more,
  };
}

function topic(name: string, shows: string, open: CatalogEntry['open'] & {}): CatalogEntry {
  return questions(`section=knowing&${TOPIC}`, 'Here is one hand', {
    name,
    shows: shows === '' ? [] : [`over ${shows}`],
    open,
  });
}

/** The first question of the class day, open for editing. */
function openQuestion(name: string, open: CatalogEntry['open'] & {}, shows = ''): CatalogEntry {
  return questions(`section=knowing&${TOPIC}&at=sce01`, 'Here is one hand', {
    name,
    shows: shows === '' ? [] : [`over ${shows}`],
    open,
    leavesTraces: true,
  });
}

/** A step that chooses an action from the menu of the first question. */
function act(action: string): CatalogEntry['open'] & {} {
  return async (page) => {
    await press('Actions for question 1')(page);
    await page.getByRole('menuitem', { name: action }).click();
  };
}

export const questionEntries: readonly CatalogEntry[] = [
  questions(`section=knowing&${TOPIC}`, 'Here is one hand', {
    name: 'Questions of a class day',
    shows: ['design questions'],
  }),
  openQuestion('A question open among the others', async (page) =>
    page.getByLabel('Text of question 1').waitFor(),
  ),
  // The next entry would close the menu that this one leaves open.
  {
    ...topic('Actions of a question', 'row-menu', press('Actions for question 1')),
    leavesTraces: true,
  },
  topic('Delete a question?', 'delete-question-dialog', act('Delete question')),
  topic(
    'Move a question to another topic',
    'move-question-dialog',
    act('Move to another class day'),
  ),
  questions('section=mindbod&topic=topic10', 'What Mary did not know', {
    name: 'Remove an option?',
    shows: ['over option-dialog'],
    open: async (page) => {
      await press('Edit question 1')(page);
      await press('Remove option 1')(page);
    },
    leavesTraces: true,
  }),
  openQuestion(
    'Who can see a question',
    async (page) => page.locator('main summary').first().click(),
    'subject-reach',
  ),
  openQuestion(
    'Logic being edited, with suggestions',
    async (page) => {
      await press('Edit logic of question 1')(page);
      const field = page.getByRole('textbox', { name: 'Logic of question 1' });
      await field.click();
      await page.keyboard.type(' & (sce');
      await page.getByRole('listbox').waitFor();
    },
    'logic-editor',
  ),
  {
    ...topic('What a change does to students', 'consequences-dialog', async (page) => {
      await press('Edit question 1')(page);
      const field = page.getByRole('textbox', { name: 'Logic of question 1' });
      const edit = page.getByRole('button', { name: 'Edit logic of question 1' });
      await field.or(edit).first().waitFor();
      if (await edit.isVisible()) await edit.click();
      await field.click();
      await page.keyboard.press('Control+a');
      await page.keyboard.press('Delete');
      await page.keyboard.type('(dou01, 2)');
      await page.keyboard.press('Escape');
      await press('Done editing')(page);
      await page.getByRole('dialog').waitFor();
    }),
    leavesTraces: true,
  },
  questions(`section=knowing&${TOPIC}&look=student`, 'Here is one hand', {
    name: 'Questions of a class day, student view',
  }),
  {
    ...topic('Class days to choose from, where there is no room for menus', '', async (page) => {
      await page.setViewportSize({ width: 640, height: 512 });
      await press(/^Choose a class day/)(page);
    }),
    shows: ['over place-picker'],
    leavesTraces: true,
  },
  questions(`section=knowing&${TOPIC}&look=student`, 'Here is one hand', {
    name: 'Student view with the answers that show the most',
    open: press('Use these answers'),
    leavesTraces: true,
  }),
  questions('section=knowing&topic=Theses', 'Theses'),
  questions('section=knowing&topic=Theses', 'Theses', {
    name: 'Delete a thesis?',
    shows: ['over theses-editor'],
    open: press('Delete thesis Dualism'),
  }),
  questions('section=knowing&topic=Theses', 'Theses', {
    name: 'Thesis being edited',
    open: press('Edit thesis Dualism'),
    leavesTraces: true,
  }),
  questions('work=check', 'Course check', {
    shows: ['workbench check', 'over reach-table'],
    open: async (page) => page.locator('main summary').first().click(),
    leavesTraces: true,
  }),
  questions('work=map', 'Map', { shows: ['workbench map'] }),
  questions('work=map&focus=question/sce01', 'Map', { name: 'Questions, Map with one in focus' }),
  questions('work=map&focus=thesis/ths01', 'Map', {
    name: 'Questions, Map with a thesis in focus',
  }),
  questions('work=map&focus=question/con01', 'Map', {
    name: 'Questions, Map in the whole window',
    open: press('Whole window'),
    leavesTraces: true,
  }),
  questions('work=map&look=table', 'Map', { name: 'Questions, Map as a table' }),
  questions('work=personas', 'Personas', {
    shows: ['workbench personas', 'over found-persona', 'over kept-personas'],
    open: async (page) => {
      await press('Save Persona 1 as a check')(page);
      await page.getByRole('region', { name: 'Saved as checks' }).locator('summary').click();
      await page
        .getByRole('region', { name: /^Found/ })
        .locator('summary')
        .first()
        .click();
    },
    leavesTraces: true,
  }),
  questions('work=personas&as=found-1', 'Persona 1', { name: 'The course as a persona sees it' }),
];
