import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { criteriaChanges } from '@elenchus/domain/criteria/course-criteria.ts';
import { showDesk } from '../../../../testing/shown-desk.tsx';

function criterion(id: string, name: string, ...points: readonly number[]) {
  const names = ['High', 'Middle', 'Low'];
  const levels = points.map((each, at) => ({
    id: `${id}${at}`,
    name: names[at] ?? '',
    points: each,
    description: each === 3 ? 'One gap' : '',
  }));
  return { id, name, levels };
}

/** Out of 10. */
const table = [criterion('a', 'Position', 4, 3, 1), criterion('b', 'Reasons', 6, 3)];
const items = criteriaChanges({ kind: 'evaluation', id: 'FIRST' }, table).upserts;

const criteriaOf = (what: string) => screen.findByRole('region', { name: `Criteria for ${what}` });
const level = (region: HTMLElement, group: string, name: RegExp) =>
  within(within(region).getByRole('group', { name: group })).getByRole<HTMLInputElement>('radio', {
    name,
  });
const gradeField = (label: string) => screen.findByLabelText<HTMLInputElement>(label);

test('CRT-8 a level fills the grade, and a typed grade stays and is marked', async () => {
  const { user, stored } = showDesk({ items });
  const region = await criteriaOf('question 4');
  const grade = await gradeField('Grade for question 4');
  await user.click(level(region, 'Position', /High/));
  expect(grade.value).toBe('4');
  expect(region.textContent).toContain('4 of 10 points so far; 1 criterion is open.');
  await user.click(level(region, 'Reasons', /Middle/));
  expect(grade.value).toBe('7');
  expect(region.textContent).toContain('4 + 3 = 7 of 10 points.');
  await waitFor(() => expect(stored('anton', 'criterionLevels', 'clock')).toBe('a:a0,b:b1'));
  await waitFor(() => expect(stored('anton', 'questionGrade', 'clock')).toBe('7'));
  await user.clear(grade);
  await user.type(grade, '7.5');
  expect(region.textContent).toContain('The grade 7.5 differs from the criteria.');
  await user.click(level(region, 'Position', /Middle/));
  expect(grade.value).toBe('7.5');
  expect(level(region, 'Position', /Middle 3 pts One gap/).checked).toBe(true);
  await user.click(within(region).getByRole('button', { name: 'Use 6' }));
  expect(grade.value).toBe('6');
  expect(region.textContent).not.toContain('differs');
  await user.click(within(region).getByRole('button', { name: 'Clear levels' }));
  expect(grade.value).toBe('');
  // The other essays use the same table and have their own levels.
  expect(level(await criteriaOf('question 5'), 'Position', /High/).checked).toBe(false);
  await waitFor(() => expect(stored('anton', 'questionGrade', 'clock')).toBe(''));
  await waitFor(() => expect(stored('anton', 'criterionLevels', 'clock')).toBe(''));
});

test('CRT-8 keys alone: L goes to the levels, arrows choose', async () => {
  const { user, stored } = showDesk({ items, settings: { questionByQuestionGrading: 'No' } });
  const region = await criteriaOf('the exam');
  await user.keyboard('l');
  await waitFor(() => expect(document.activeElement).toBe(level(region, 'Position', /High/)));
  await user.keyboard('{ArrowRight}');
  expect((await gradeField('Grade')).value).toBe('30');
  await user.tab();
  await user.keyboard(' ');
  expect((await gradeField('Grade')).value).toBe('90');
  await waitFor(() => expect(stored('anton', 'examGrade')).toBe('90'));
  await waitFor(() => expect(stored('anton', 'criterionLevels')).toBe('a:a1,b:b0'));
});

test('CRT-11 with letter grades, levels fill in nothing', async () => {
  const settings = { questionByQuestionGrading: 'No', numericVsLetterManualGrades: 'Letter' };
  const { user } = showDesk({ items, settings });
  const region = await criteriaOf('the exam');
  await user.click(level(region, 'Position', /High/));
  expect((await gradeField('Grade')).value).toBe('');
  expect(region.textContent).toContain('Enter the letter grade yourself.');
});

test('CRT-6 a conflict about levels is shown in words', async () => {
  const { user, serverOf, stored } = showDesk({ items });
  const region = await criteriaOf('question 4');
  serverOf('anton').save('karl', {
    username: 'anton',
    evaluationDataID: 'FIRST',
    gradingType: 'criterionLevels',
    questionID: 'clock',
    individualGradingData: 'b:b1',
    comment: '',
    expectedVersion: 0,
    confirmed: true,
  });
  await user.click(level(region, 'Position', /High/));
  const alert = await within(region).findByRole('alert');
  expect(alert.textContent).toContain('Reasons: Middle (3)');
  expect(alert.textContent).toContain('Position: High (4)');
  await user.click(within(alert).getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(stored('anton', 'criterionLevels', 'clock')).toBe('a:a0'));
});

test('CRT-25 marking complete names criteria without a level, and leads to them', async () => {
  const { user, stored } = showDesk({ items, settings: { questionByQuestionGrading: 'No' } });
  const region = await criteriaOf('the exam');
  await user.click(level(region, 'Position', /High/));
  await user.click(screen.getByRole('button', { name: 'Grading Complete' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('Mark as complete with open criteria?');
  expect(dialog.textContent).toContain('“Reasons” has no level yet');
  await user.click(within(dialog).getByRole('button', { name: 'Choose levels first' }));
  const next = level(region, 'Reasons', /High/);
  await waitFor(() => expect(document.activeElement).toBe(next));
  await user.click(next);
  await user.click(screen.getByRole('button', { name: 'Grading Complete' }));
  await waitFor(() => expect(stored('anton', 'gradingComplete')).toBe('yes'));
});

test('CRT-25 an essay without a grade is named once, for that', async () => {
  const { user, stored } = showDesk({ items });
  const region = await criteriaOf('question 4');
  await user.click(level(region, 'Position', /High/));
  await user.click(screen.getByRole('button', { name: 'Grading Complete' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('Mark as complete without a grade?');
  expect(dialog.textContent).toContain('Question 5: What separates knowledge');
  expect(dialog.textContent).not.toContain('Question 4: A stopped clock');
  expect(dialog.textContent).toContain('Question 4: “Reasons” has no level yet');
  expect(dialog.textContent).not.toContain('Question 5: “');
  await user.click(within(dialog).getByRole('button', { name: 'Mark as complete anyway' }));
  await waitFor(() => expect(stored('anton', 'gradingComplete')).toBe('yes'));
});
