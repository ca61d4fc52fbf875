import { cleanup, screen, waitFor } from '@testing-library/react';
import { array, assert, asyncProperty, constantFrom, oneof, record } from 'fast-check';
import { expect, test } from 'vitest';
import { byQuestion, deskEssays, deskQuestions } from '../../../../testing/desk-course.ts';
import { showDesk } from '../../../../testing/shown-desk.tsx';

const items = [byQuestion];
/** Anton isn't asked the first essay. */
const ofAnton = { doubt: '2', clock: 'Luck.', belief: 'A reason.' };
const ofLaura = { doubt: '1', dream: 'Nothing.', clock: 'Yes.' };

/** What the grade fields in the list have, by essay. */
function grades(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    deskEssays.flatMap((id) => {
      const start = deskQuestions[id].slice(0, 20);
      const field = screen
        .queryAllByRole<HTMLInputElement>('textbox', { name: /^Question grade/ })
        .find((each) => each.getAttribute('aria-label')?.includes(start));
      return field ? [[id, field.value]] : [];
    }),
  );
}

/** The essay that the line at the top names; null where it isn't shown. */
function named(): string | null {
  const words = screen.getByText(/First paper/).textContent;
  const number = /essay (\d) of 4(?! isn)/.exec(words)?.[1];
  return number === undefined ? null : (deskEssays[Number(number) - 1] ?? null);
}

function inView(): string {
  return screen.getByRole('heading', { level: 1 }).textContent;
}

test('BLD-39 a pass begins where somebody waits, also if the first student doesn’t get that essay', async () => {
  const { user, stored } = showDesk({ items, ofAnton, ofLaura });
  await screen.findByText('First paper · essay 1 of 4 isn’t shown to this student');
  await screen.findByText(/Essay 1 isn’t shown to Anton Amo/);
  await user.keyboard('n');
  await screen.findByRole('heading', { level: 1, name: 'Laura Bassi' });
  await screen.findByText('First paper · essay 1 of 4');
  await screen.findByText('1 of 1');
  await screen.findByRole('textbox', { name: /^Question grade .*You might be dreaming/ });
  await user.keyboard('8');
  await waitFor(() => expect(stored('laura', 'questionGrade', 'dream')).toBe('8'));
  // After the last student who wrote it, the first one who wrote the next essay.
  await user.keyboard('{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'Anton Amo' });
  await screen.findByText('First paper · essay 2 of 4');
  await screen.findByText('1 of 2');
});

test('BLD-42 where the question of the pass isn’t shown, keys do nothing and say so', async () => {
  const { user, serverOf } = showDesk({ items, ofAnton, ofLaura });
  await screen.findByText(/Essay 1 isn’t shown to Anton Amo/);
  const focused = document.activeElement;
  for (const key of ['9', 'g', 'l', 'c', 'm', 's']) {
    await user.keyboard(key);
    await screen.findByText('Nothing was entered: essay 1 isn’t shown here.');
    expect(document.activeElement).toBe(focused);
    expect(grades()).toEqual({ clock: '', belief: '' });
  }
  expect(serverOf('anton').records.size).toBe(0);
  // An essay that the grader goes to is named, and then graded.
  await user.keyboard('j');
  await screen.findByText('First paper · essay 2 of 4');
  await user.keyboard('7');
  await waitFor(() => expect(grades()).toEqual({ clock: '7', belief: '' }));
});

test('BLD-41 the end of a pass says what is left, and leads there', async () => {
  const { user, stored } = showDesk({ items, ofAnton, ofLaura, question: 'belief' });
  await screen.findByText('First paper · essay 3 of 4');
  await screen.findByText('This is the last one in the pass. Still without a grade:');
  await screen.findByRole('button', { name: 'Essay 2: 2 students left' });
  await user.keyboard('6');
  await waitFor(() => expect(stored('anton', 'questionGrade', 'belief')).toBe('6'));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Essay 3/ })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Essay 1: 1 student left' }));
  await screen.findByRole('heading', { level: 1, name: 'Laura Bassi' });
  await screen.findByText('First paper · essay 1 of 4');
});

const someAnswers = record({
  doubt: constantFrom('1', '2'),
  dream: constantFrom('', 'Nothing.'),
  clock: constantFrom('', 'Luck.'),
  belief: constantFrom('', 'A reason.'),
});
const someKeys = array(
  oneof(
    { arbitrary: constantFrom('1', '7', '9'), weight: 1 },
    { arbitrary: constantFrom('n', 'p', 'u', 'j', 'k', 'g', '{Escape}', '{Enter}'), weight: 1 },
  ),
  { minLength: 6, maxLength: 14 },
);

test('BLD-42 no key changes a grade of a question other than the named one', async () => {
  await assert(
    asyncProperty(
      someAnswers,
      someAnswers,
      // The first essay, which some students don't get, most often.
      constantFrom(undefined, 'dream', 'dream', ...deskEssays),
      someKeys,
      async (anton, laura, question, keys) => {
        const about = { items, ofAnton: anton, ofLaura: laura };
        const { user } = showDesk(question === undefined ? about : { ...about, question });
        await screen.findByRole('button', { name: 'Adjust' });
        /** Whether the grader has gone to another essay of this student. */
        let isGone = false;
        for (const key of keys) {
          const [student, essay, before] = [inView(), named(), grades()];
          const asked = new URLSearchParams(location.search).get('question');
          await user.keyboard(key);
          await screen.findByRole('button', { name: 'Adjust' });
          if (inView() !== student) {
            isGone = false;
            continue;
          }
          const after = grades();
          const changed = Object.keys(after).filter((id) => after[id] !== before[id]);
          expect(changed.filter((id) => id !== essay)).toEqual([]);
          // The line at the top has not left the pass for another essay by itself.
          const ofPass = asked === null || isGone ? essay : asked;
          expect(changed.filter((id) => id !== ofPass)).toEqual([]);
          isGone ||= key === 'j' || key === 'k';
        }
      },
    ).afterEach(() => {
      cleanup();
    }),
    { numRuns: 8 },
  );
}, 60_000);
