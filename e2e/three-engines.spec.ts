// The main journeys, each in Chromium, Firefox and WebKit. `npm test` lists missing engines. In Chromium, those
// with the tag @repeated repeat steps that are in login.spec.ts, my-philosophy.spec.ts, kept-answers.spec.ts,
// design-users.spec.ts, hand-back.spec.ts or pdf.spec.ts: the whole `npm test` leaves them out. In Firefox and
// WebKit they take turns.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { designItem } from '@elenchus/domain/design/design-item.ts';
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import type { BrowserTab } from './engines/browser-tab.ts';
import { ENGINE_NAMES } from './engines/engine.ts';
import { engineTest as test, isThere } from './engines/engine-test.ts';
import { interfaceOf, storedGrade, takeGradingCourse } from './support/grading-course.ts';
import { gradeFirstPaper } from './support/grading-screens.ts';
import type { KillableServer } from './support/killable-server.ts';
import { asInstructor, courseName } from './support/portal-course.ts';
import { portalQuestions, portalDesign } from './support/portal-design.ts';
import { takesRepeated } from './support/repeated-journeys.ts';
import { seedCourse } from './support/seed-course.ts';
import type { Person, SeededCourse } from './support/seed-course.ts';
import { rosterFile } from './support/users-course.ts';

const SAVED = 'All changes saved';
const YES = 'Yes, nothing could tell me otherwise.';

async function fillLogin(tab: BrowserTab, { username, password }: Person): Promise<void> {
  await tab.get('field', 'Username').fill(username);
  await tab.get('field', 'Password').fill(password);
  await tab.get('button', 'Log in').click();
}

/** Opens an address of a course and logs in there. */
async function enter(tab: BrowserTab, address: string, person: Person): Promise<void> {
  await tab.open(address);
  await fillLogin(tab, person);
  await tab.sees(`You are logged in as ${person.fullName}.`);
}

const essayIn = (tab: BrowserTab) => tab.get('textbox', portalQuestions.essay);
const dreamIn = (tab: BrowserTab) => tab.get('textbox', portalQuestions.dream);

/** A course for My Philosophy without answers. */
function portalOn(server: KillableServer): Promise<SeededCourse> {
  return seedCourse(server, { courseID: courseName(), design: portalDesign() });
}

/** The student's answers as they are stored on the server. */
async function storedAnswers(server: KillableServer, course: SeededCourse): Promise<string> {
  const api = await asInstructor(server, course);
  const { courseID, student } = course;
  const answers = await api.get(`/api/studentAnswers/${courseID}/${student.username}`);
  const text = await answers.text();
  await api.dispose();
  return text;
}

async function storedDesign(server: KillableServer, course: SeededCourse): Promise<DesignItem[]> {
  const api = await asInstructor(server, course);
  const items = (await (await api.get(`/api/courseDesign/${course.courseID}`)).json()) as unknown;
  await api.dispose();
  return items as DesignItem[];
}

/** A section with four class days on consecutive dates. */
function smallDesign(): readonly DesignItem[] {
  const names = ['Minds', 'Bodies', 'Machines', 'Animals'];
  const days = names.flatMap((dataText, index) => {
    const dataIndex = String(index + 2);
    const date = `2026-09-0${index + 1}`;
    return [
      designItem({
        dataType: 'topic',
        dataID: dataText.toLowerCase(),
        dataText,
        dataIndex,
        questionOptions: 'yes',
      }),
      designItem({
        dataType: 'courseDate',
        dataID: `on-${index}`,
        dataText: `9/${index + 1}`,
        questionLogic: date,
        dataIndex,
      }),
    ];
  });
  return [
    designItem({ dataType: 'courseTitle', dataID: '0', dataText: 'Philosophy' }),
    designItem({ dataType: 'sectionName', dataID: 'mind', dataText: 'Mind', dataIndex: '1' }),
    ...days,
  ];
}

/** Adds a question with these options, and returns its ID. */
async function addChoice(
  tab: BrowserTab,
  number: number,
  text: string,
  options: readonly string[],
): Promise<string> {
  await tab.get('button', 'Add a question').click();
  const card = tab.get('listitem', `Question ${number}`);
  await card.get('field', `Text of question ${number}`).is({ focused: true });
  await tab.type(text);
  await card.get('field', `Type of question ${number}`).choose('Radio: choose', 'Radio');
  for (const [index, option] of options.entries()) {
    await card.get('textbox', `Option ${index + 1}`).fill(option);
  }
  const id = card.get('text', /^ID \w+$/);
  return ((await id.state()).text ?? '').replace('ID ', '');
}

/** Waits for a file and returns its bytes. */
async function downloaded(folder: string, name: string): Promise<Buffer> {
  await expect.poll(() => readdir(folder), { timeout: 30_000 }).toContain(name);
  const file = path.join(folder, name);
  await expect
    .poll(async () => (await readFile(file)).subarray(-1024).toString('latin1'), {
      timeout: 30_000,
    })
    .toContain('%%EOF');
  return readFile(file);
}

type Journey = Parameters<typeof test>[2];

for (const engine of ENGINE_NAMES) {
  test.describe(engine, () => {
    // One worker starts each browser once.
    test.describe.configure({ mode: 'default' });
    test.use({ engineName: engine });
    test.skip(!isThere(engine), `There is no ${engine} on this machine.`);
    const repeated = (title: string, journey: Journey): void => {
      if (takesRepeated(engine, title)) test(`${title} @repeated`, journey);
    };

    repeated('a student logs in for the first time, and again', async ({ server, visit }) => {
      const { courseID, newcomer } = await seedCourse(server, { courseID: courseName() });
      const { tab, mayComplain } = await visit();
      mayComplain(/401/);
      await tab.open(`/${courseID}?view=myphi`);
      await fillLogin(tab, newcomer);
      await tab.get('heading', 'Choose a new password').isThere();
      const password = tab.get('field', 'New password');
      await password.is({ focused: true });
      await tab.type('ADA7');
      await tab.get('field', 'Confirm password').fill('ADA7');
      await tab.press('Enter');
      await password.is({
        focused: true,
        invalid: 'true',
        described: expect.stringContaining('Password cannot be the same as your username.'),
      });
      await password.fill('engines of reason');
      await tab.get('field', 'Confirm password').fill('engines of reason');
      await tab.get('button', 'Save and log in').click();
      await tab.get('heading', "Ada Byron's Philosophy").isThere();

      await tab.get('button', 'Log out').click();
      await tab.sees('You are not logged in.');
      await fillLogin(tab, newcomer);
      await tab.sees('That is not the password saved for that netid.');
      await fillLogin(tab, { ...newcomer, password: 'engines of reason' });
      await tab.get('heading', "Ada Byron's Philosophy").is({ focused: true });
      await tab.reload();
      await tab.sees('You are logged in as Ada Byron.');
    });

    repeated(
      'answers open questions and clash, and the contradiction can be resolved',
      async ({ server, visit }) => {
        const course = await portalOn(server);
        const { tab } = await visit();
        await enter(tab, `/${course.courseID}?view=section:knowledge`, course.student);
        await dreamIn(tab).isGone();
        const yes = tab.get('radio', YES);
        await yes.click();
        await dreamIn(tab).isThere();
        await yes.is({ checked: true, focused: true });
        const small = (await dreamIn(tab).state()).height ?? 0;
        await dreamIn(tab).fill('Nothing, it seems.\n\n\n\n\n\n\n\n\n\nOr “so” I think: naïve?');
        await expect
          .poll(async () => (await dreamIn(tab).state()).height, 'the field grows with its text')
          .toBeGreaterThan(small * 1.5);
        await tab.get('checkbox', 'What I see').click();
        const contradiction = tab.get('region', /^Contradiction: /);
        await contradiction.contains(portalQuestions.contradiction);
        await contradiction.contains('Chosen: “What I see”');
        await contradiction.get('link', portalQuestions.doubt).click();
        await yes.is({ focused: true });
        await tab.press('ArrowDown');
        await tab.get('radio', 'No.').is({ checked: true });
        await contradiction.isGone();
        await dreamIn(tab).isGone();
        await tab.get('complementary', 'What has changed').contains('Your essay is kept.');
        await tab.press('ArrowUp');
        await tab.sees(SAVED);
        await tab.reload();
        await dreamIn(tab).is({ value: expect.stringContaining('Or “so” I think: naïve?') });
        await contradiction.isThere();
        expect(await storedAnswers(server, course)).toContain('Nothing, it seems.');
      },
    );

    test('what is written without a network survives a reload and is sent later', async ({
      server,
      visit,
    }) => {
      const course = await portalOn(server);
      const { tab, network, mayComplain } = await visit();
      mayComplain(/ERR_|NetworkError|Failed to (load|fetch)|Load failed|Could not connect|CORS/);
      const address = `/${course.courseID}?view=section:freedom`;
      await enter(tab, address, course.student);
      await essayIn(tab).fill('Once I stayed.');
      await tab.sees(SAVED);
      await network.cut();
      await tab.press('End');
      await tab.type(' I could have left.');
      await tab.sees('Offline: 1 answer is kept on this device and will be sent');
      await network.restore();
      await tab.sees(SAVED);
      expect(await storedAnswers(server, course)).toContain('Once I stayed. I could have left.');

      await network.cut();
      await tab.type(' Nobody saw me.');
      await tab.sees('Offline: 1 answer is kept on this device and will be sent');
      await tab.reload();
      await essayIn(tab).isGone();
      await network.restore();
      await tab.open(address);
      const whole = 'Once I stayed. I could have left. Nobody saw me.';
      await essayIn(tab).is({ value: whole });
      await tab.sees(SAVED);
      expect(await storedAnswers(server, course)).toContain(whole);
    });

    repeated(
      'two tabs show the same answers, whichever is written in',
      async ({ server, visit }) => {
        const course = await portalOn(server);
        const { tab, openTab } = await visit();
        const address = `/${course.courseID}?view=section:freedom`;
        await enter(tab, address, course.student);
        const other = await openTab();
        await other.open(address);
        await essayIn(other).isThere();
        await tab.bringToFront();
        await essayIn(tab).fill('From the first tab.');
        await other.bringToFront();
        await essayIn(other).is({ value: 'From the first tab.' });
        await other.get('radio', 'Yes').click();
        await essayIn(other).fill('From the second tab.');
        await tab.bringToFront();
        await essayIn(tab).is({ value: 'From the second tab.' });
        await tab.get('radio', 'Yes').is({ checked: true });
        await tab.sees(SAVED);
        await other.sees(SAVED);
        expect(await storedAnswers(server, course)).toContain('From the second tab.');
      },
    );

    test('a question is designed with logic, and a class day is dragged', async ({
      server,
      visit,
    }) => {
      const course = await seedCourse(server, { courseID: courseName(), design: smallDesign() });
      const { tab } = await visit();
      const address = `/${course.courseID}/design?tab=questions&section=mind&topic=minds`;
      await enter(tab, address, course.instructor);
      const free = await addChoice(tab, 1, 'Is the will free?', ['Yes', 'No']);
      await tab.get('button', 'Add a question').click();
      const essay = tab.get('listitem', 'Question 2');
      await essay.get('field', 'Text of question 2').is({ focused: true });
      await tab.type('Free from what?');
      await essay.get('button', 'Edit logic of question 2').click();
      const logic = essay.get('textbox', 'Logic of question 2');
      await logic.is({ focused: true });
      await tab.type('(will');
      await tab.press('Enter');
      await tab.get('listbox').get('option', /Yes$/).click();
      await logic.is({ text: `(${free}, 1)` });
      await tab.type(' and not ');
      await logic.is({ text: expect.stringContaining(`(${free}, 1) & ¬`) });
      await tab.get('list', 'Remarks on this logic').isThere();
      await essay.get('button', 'Done editing').activate();
      await tab.sees('This logic condition does not look well-formed.');
      await logic.click();
      await tab.press('Control+End');
      await tab.type(`(${free}, 2)`);
      await essay.contains(
        'Shows when “Is the will free?” is answered “Yes” and “Is the will free?” is not answered “No”.',
      );
      await essay.get('button', 'Done editing').activate();
      await logic.isGone();
      await tab.sees(SAVED);
      const stored = await storedDesign(server, course);
      expect(stored.find(({ dataText }) => dataText === 'Free from what?')).toMatchObject({
        questionLogic: `(${free}, 1) & ¬ (${free}, 2)`,
      });

      await tab.get('link', 'Student view').click();
      await tab.get('textbox', 'Free from what?').isGone();
      await tab.get('radio', 'Yes').click();
      await tab.get('textbox', 'Free from what?').isThere();

      await tab.open(`/${course.courseID}/design?tab=schedule&sub=maker`);
      await tab
        .get('button', 'Move “Minds”')
        .dragTo(tab.get('button', 'Move “Machines”'), () => tab.sees('“Minds” is at row 4 of 5'));
      const order = async (): Promise<readonly string[]> =>
        (await storedDesign(server, course))
          .filter(({ dataType }) => dataType === 'topic')
          .toSorted((one, next) => Number(one.dataIndex) - Number(next.dataIndex))
          .map(({ dataText }) => dataText);
      await expect.poll(order).toEqual(['Bodies', 'Machines', 'Minds', 'Animals']);
      await tab.get('button', 'Move “Animals”').focus();
      await tab.press(' ');
      await tab.sees('“Animals” is picked up, at row 5 of 5');
      await tab.press('ArrowUp');
      await tab.sees('“Animals” is at row 4 of 5');
      await tab.press(' ');
      await expect.poll(order).toEqual(['Bodies', 'Machines', 'Animals', 'Minds']);
      const date = tab.get('field', 'Date of “Minds”');
      await date.focus();
      // Not every engine moves to the day after two digits.
      for (const value of ['2026-10-04', '2026-11-04']) {
        await tab.press('ArrowUp');
        await date.is({ value });
      }
      await tab.press('Enter');
      await tab.sees(SAVED);
    });

    repeated(
      'a roster file is read, looked at and added',
      async ({ server, visit }, { outputDir }) => {
        const course = await seedCourse(server, { courseID: courseName() });
        const { tab } = await visit();
        await enter(tab, `/${course.courseID}/design?tab=users&sub=add`, course.instructor);
        const { name, buffer } = rosterFile(40, 'a/b,Slash Inside');
        const file = path.join(outputDir, name);
        await mkdir(outputDir, { recursive: true });
        await writeFile(file, buffer);
        await tab.get('field', 'File').chooseFile(file);
        await tab.get('button', 'Upload File').click();
        await tab.sees('40 users can be added. 1 row can’t be used.');
        await tab
          .get('table', 'Rows that can’t be used')
          .contains('A netID can’t contain a slash.');
        await tab.get('button', 'Add 40 users').click();
        await tab.sees('40 users added. 1 row not used.');
        await tab.get('link', 'View & Edit Users').click();
        await tab.sees('44 users');
      },
    );

    test('the desk is used by keyboard, and words of an essay are selected', async ({
      server,
      visit,
    }) => {
      const grading = takeGradingCourse(server);
      const { tab } = await visit();
      const address = `/${grading.courseID}/grading?evaluationId=FIRST&username=anton`;
      await enter(tab, address, grading.simone);
      await tab.get('heading', 'Anton Amo').isThere();
      await tab.sees('Anton looks at the clock on the station.');
      await tab.press('?');
      await tab.get('dialog', 'Keys').contains('Next ungraded student');
      await tab.press('Escape');
      await tab.get('dialog', 'Keys').isGone();
      await tab.press('8');
      const grade = tab.get('field', /^Question grade 2: /);
      await grade.is({ focused: true, value: '8' });
      await tab.type('.5');
      await tab.press('Enter');
      await tab.get('article', /stopped clock/).is({ focused: true });
      await tab.type('10');
      await tab.press('Enter');
      await tab.type('7');
      await tab.get('region', 'Running grade').contains('85.0');
      // Comments on passages: one by keyboard, one with words that the pointer selects.
      await tab.press('Escape');
      await tab.press('m');
      await tab.get('field', 'The answer').is({ focused: true });
      for (let letter = 0; letter < 'Anton'.length; letter += 1) {
        await tab.press('Shift+ArrowRight');
      }
      await tab.press('Enter');
      await tab.get('field', /on “A/).is({ focused: true });
      await tab.type('Who?');
      await tab.press('Escape');
      await tab.selectWords('[data-essay-of="clock"]', 'stopped');
      await tab.get('button', 'Comment').click();
      await tab.get('field', /on “stopped”/).is({ focused: true });
      await tab.type('When?');
      await tab.get('field', /on “stopped”/).is({ value: 'When?' });
      await tab.press('Escape');
      await tab.press('Alt+c');
      const comments = tab.get('field', 'Comments');
      await comments.is({ focused: true });
      await tab.type('next, uncle: x');
      await comments.is({ value: 'next, uncle: x' });
      await tab.press('Escape');
      await tab.press('x');
      await tab.get('button', 'Grading Complete').is({ pressed: 'true' });
      await tab.press('n');
      await tab.get('heading', 'Laura Bassi').isThere();
      await tab.goBack();
      await tab.get('heading', 'Anton Amo').isThere();
      await tab.sees(SAVED);
      const api = await interfaceOf(server, grading, grading.instructor);
      expect(await storedGrade(api, grading, 'anton', 'examGrade')).toBe('85');
      expect(await storedGrade(api, grading, 'anton', 'comments')).toBe('next, uncle: x');
      await api.dispose();
    });

    repeated(
      'students see their grades once the work is handed back',
      async ({ server, visit }) => {
        const grading = takeGradingCourse(server);
        const api = await interfaceOf(server, grading, grading.instructor);
        await gradeFirstPaper(api, grading, ['laura']);
        await api.dispose();
        const { tab: student } = await visit();
        const laura = { ...grading.simone, username: 'laura', fullName: 'Laura Bassi' };
        await enter(student, `/${grading.courseID}?view=grades`, laura);
        await student.sees('No grades: nothing has been handed back yet.');

        const { tab } = await visit();
        const address = `/${grading.courseID}/design?tab=grading&sub=hand-back`;
        await enter(tab, address, grading.instructor);
        const first = tab.get('article', 'First paper');
        await first.get('button', 'Grading Complete').click();
        await tab.get('dialog').get('button', 'Hand it back anyway').click();
        await first.get('button', 'Grading Complete').is({ pressed: 'true' });
        await tab.sees(SAVED);

        await student.reload();
        await student.sees('81.7');
        await student.sees('Well argued.');
        await student.get('tab', 'Grading Details').click();
        await student.get('tabpanel').contains('8.17 of 10');
      },
    );

    repeated('students download the PDF of their work', async ({ server, visit }) => {
      const course = await portalOn(server);
      const { tab, downloads, mayComplain } = await visit();
      mayComplain(/Scripts may (close only|not close)|can't close the window/i);
      await enter(tab, `/${course.courseID}?view=section:freedom`, course.student);
      await essayIn(tab).fill('On paper too.');
      await tab.sees(SAVED);
      await tab.open(`/${course.courseID}/pdf`);
      const pdf = await downloaded(downloads, 'My Philosophy.pdf');
      expect(pdf.subarray(0, 5).toString('latin1')).toBe('%PDF-');
    });

    test('pages are dark where the system is, and as chosen', async ({ server, visit }) => {
      const course = await portalOn(server);
      const colors = `(() => {
        const { backgroundColor } = getComputedStyle(document.documentElement);
        const { color } = getComputedStyle(document.body);
        const light = (words) => {
          const [red, green, blue] = words.match(/[\\d.]+/g).map(Number);
          return (red + green + blue) / 3 > 127;
        };
        return {
          prefersDark: matchMedia('(prefers-color-scheme: dark)').matches,
          paperIsLight: light(backgroundColor),
          inkIsLight: light(color),
          controls: getComputedStyle(document.documentElement).colorScheme,
        };
      })()`;
      const dark = { paperIsLight: false, inkIsLight: true, controls: 'dark' };
      const light = { paperIsLight: true, inkIsLight: false, controls: 'light' };
      const { tab } = await visit('dark');
      await enter(tab, `/${course.courseID}?view=section:freedom`, course.student);
      expect(await tab.read(colors)).toEqual({ prefersDark: true, ...dark });
      await tab.get('radio', 'Light theme').click();
      await expect.poll(() => tab.read(colors)).toEqual({ prefersDark: true, ...light });
      await tab.reload();
      await essayIn(tab).isThere();
      expect(await tab.read(colors)).toEqual({ prefersDark: true, ...light });

      const { tab: day } = await visit('light');
      await enter(day, `/${course.courseID}?view=section:freedom`, course.student);
      expect(await day.read(colors)).toEqual({ prefersDark: false, ...light });
    });
  });
}
