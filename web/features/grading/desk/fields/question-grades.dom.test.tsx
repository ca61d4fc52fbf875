import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { moveTo } from '../../../../lib/browser-location.ts';
import { secondPaper } from '../../../../testing/desk-course.ts';
import { showDesk } from '../../../../testing/shown-desk.tsx';
const gradeOf = (question: number) =>
  screen.findByLabelText<HTMLInputElement>(`Grade for question ${question}`);
const isShown = (name: string) => screen.findByRole('heading', { level: 1, name });
const button = (name: string) => screen.getByRole('button', { name });
const header = (): string => screen.getByRole('banner').textContent;
const noteOf = (field: HTMLElement): string =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
const allSaved = () => screen.findByText('All changes saved');

test('what is no grade stays in its field with the reason, is not saved, and can be found again', async () => {
  const { user, stored } = showDesk({});
  const grade = await gradeOf(4);
  // Eleven is not one, 1.25 not 1.2, and -1 not 1.
  for (const wrong of ['11', '1.25', '-1']) {
    await user.clear(grade);
    await user.type(grade, wrong);
    await user.tab();
    expect(grade.value).toBe(wrong);
    expect(grade.getAttribute('aria-invalid')).toBe('true');
    expect(noteOf(grade)).toBe(
      `A question grade is a number from 0 to 10 with at most one decimal. “${wrong}” isn’t saved. Clear it`,
    );
    expect(header()).toContain(
      `Not saved, the grade of question 4: “${wrong}” isn’t a valid grade.`,
    );
    expect(stored('anton', 'questionGrade', 'clock')).toBe('');
  }
  await user.click(screen.getByRole('link', { name: 'Next' }));
  await isShown('Laura Bassi');
  expect((await gradeOf(4)).value).toBe('');
  await waitFor(() =>
    expect(header()).toContain('the grade of question 4 of Anton Amo: “-1” isn’t a valid grade.'),
  );
  await user.click(button('Go there'));
  await isShown('Anton Amo');
  const again = await gradeOf(4);
  // The desk opens where it can be corrected, not at the first essay without a grade.
  expect(again.closest('article')?.hasAttribute('data-current')).toBe(true);
  expect(again.value).toBe('-1');
  await user.clear(again);
  await user.type(again, '8');
  await allSaved();
  expect(stored('anton', 'questionGrade', 'clock')).toBe('8');
  await user.tab();
  await user.tripleClick(again);
  await user.paste('85');
  expect(again.value).toBe('85');
  expect(noteOf(again)).toContain('“85” isn’t saved: the saved value is 8');
  await user.click(screen.getAllByRole('button', { name: 'Go back to 8' })[0]!);
  expect(again.value).toBe('8');
  expect(stored('anton', 'questionGrade', 'clock')).toBe('8');
});

test('what isn’t saved is named by the number that the question has for its student', async () => {
  const { user } = showDesk({ ofLaura: { doubt: '2' }, items: [secondPaper] });
  await user.type(await gradeOf(4), '11');
  await user.click(screen.getByRole('link', { name: 'Next' }));
  await isShown('Laura Bassi');
  // For her, it's the third question.
  await screen.findByLabelText(/^Question grade 3: A stopped clock/);
  await waitFor(() =>
    expect(header()).toContain('the grade of question 4 of Anton Amo: “11” isn’t a valid grade.'),
  );
  // In another evaluation it also says in which one.
  act(() => moveTo('/phil-101/grading?evaluationId=SECOND&username=anton'));
  await screen.findByText('Second paper');
  await waitFor(() =>
    expect(header()).toContain('the grade of question 4 in “First paper”: “11” isn’t a valid'),
  );
  await user.click(button('Go there'));
  await screen.findByText('First paper');
  expect((await gradeOf(4)).value).toBe('11');
});

test('GRD-94 every way to complete asks first while an essay that was written has no grade', async () => {
  const { user, stored } = showDesk({});
  await user.type(await gradeOf(4), '8');
  const ways = [
    () => user.click(button('Grading Complete')),
    () => user.keyboard('{Alt>}x{/Alt}'),
    () => user.click(button('Complete, and next ungraded')),
    () => user.keyboard('{Control>}{Enter}{/Control}'),
  ];
  for (const way of ways) {
    await way();
    const ask = within(
      await screen.findByRole('dialog', { name: 'Mark as complete without a grade?' }),
    );
    expect(ask.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Question 2: You might be dreaming/),
      expect.stringMatching(/^Question 5: What separates knowledge from a lucky guess/),
    ]);
    await user.click(ask.getByRole('button', { name: 'Grade first' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    // The first essay without a grade is the next to be graded.
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toMatch(
        /^Question grade 2: You might be dreaming/,
      ),
    );
    expect(button('Grading Complete').getAttribute('aria-pressed')).toBe('false');
  }
  expect(stored('anton', 'gradingComplete')).toBe('');
  await user.type(await gradeOf(2), '7');
  await user.type(await gradeOf(5), '9');
  await user.click(button('Grading Complete'));
  expect(button('Grading Complete').getAttribute('aria-pressed')).toBe('true');
  await waitFor(() => expect(stored('anton', 'gradingComplete')).toBe('yes'));
});

test('the rubric is one click away', async () => {
  const { user } = showDesk({
    settings: { hasRubric: 'Yes', rubric: '# Arguments\n\n- A reason\n' },
  });
  await user.click(await screen.findByRole('button', { name: 'Rubric' }));
  const rubric = within(await screen.findByRole('dialog', { name: 'Rubric' }));
  await rubric.findByRole('heading', { name: 'Arguments' });
  expect(rubric.getByRole('listitem').textContent).toBe('A reason');
  await user.click(rubric.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a grade that ends with a point loses it, also when a key opens the next student', async () => {
  const { user, stored } = showDesk({});
  const grade = await gradeOf(4);
  await user.type(grade, '7.');
  await user.keyboard('{Alt>}n{/Alt}');
  await isShown('Laura Bassi');
  await waitFor(() => expect(stored('anton', 'questionGrade', 'clock')).toBe('7'));
  await user.click(screen.getByRole('link', { name: 'Previous' }));
  await isShown('Anton Amo');
  expect((await gradeOf(4)).value).toBe('7');
});
