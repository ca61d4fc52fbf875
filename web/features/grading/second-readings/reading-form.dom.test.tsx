// The form of a second reading: two versions to choose between. Saving, drafts and the way to the next student are checked
// in a browser (e2e/second-reading.spec.ts).
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { readCourse } from '@elenchus/domain/course/course-model.ts';
import { GradingPlaceContext } from '../../../course-ui/grading/grading-place.ts';
import { memoryStore } from '../../../saving/queue/testing/memory-store.ts';
import {
  openReadingQueue,
  type PostReading,
} from '../../../saving/second-readings/reading-queue.ts';
import { refusedWith } from '../../../saving/queue/testing/fake-connection.ts';
import { showComponent } from '../../../testing/show-component.tsx';
import { ReadingForm } from './reading-form.tsx';
const work = { username: 'blind-2', evaluationId: 'MID' };
const theirs = { grade: '90', remark: 'From my other tab', version: 7, changedAt: 9 };

type Shown = Parameters<typeof ReadingForm>[0]['reading'];

function showForm(answer?: PostReading, reading: Shown = null) {
  const post = vi.fn<PostReading>(
    answer ??
      (async (body) => {
        if (body.expectedVersion !== 7) throw refusedWith(409, 'CHANGED_MEANWHILE', [theirs]);
        const { grade, remark = '' } = body;
        return { reading: { grade, remark, version: 8, changedAt: 10 } };
      }),
  );
  const queue = openReadingQueue({
    courseID: 'phil-101',
    username: 'tess',
    store: memoryStore(),
    post,
    onKnown: () => {},
    onLoggedOut: () => {},
  });
  const place = {
    courseID: 'phil-101',
    course: readCourse([]),
    session: { username: 'tess', fullName: 'Tess', isInstructor: false, isTA: true },
    screen: 'Grading' as const,
    part: 'second',
    hrefOf: () => '#',
  };
  const { user } = showComponent(
    <GradingPlaceContext value={place}>
      <ReadingForm
        work={work}
        personTag="a person"
        reading={reading}
        queue={queue}
        hasNext={false}
        onSaved={vi.fn<() => void>()}
      />
    </GradingPlaceContext>,
    {
      address: '/phil-101/grading',
      answers: {
        'GET /api/session/{courseID}': () => ({
          ...place.session,
          isLoggedIn: true,
          status: 'TA',
        }),
      },
    },
  );
  return { user, post };
}

test('a reading that was changed elsewhere is shown beside the typed one, and mine can be kept', async () => {
  const { user, post } = showForm();
  await user.type(await screen.findByLabelText('Your grade'), '70');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const choice = within(await screen.findByRole('alert'));
  choice.getByText(/From my other tab/);
  choice.getByText('70');
  await user.click(choice.getByRole('button', { name: 'Keep mine' }));
  await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull(), 30_000);
  expect(post.mock.calls.at(-1)?.[0]).toMatchObject({ grade: '70', expectedVersion: 7 });
});

test('without a grade nothing is sent, and the field says so', async () => {
  const { user, post } = showForm();
  await user.type(await screen.findByLabelText(/^Remark/), 'Good');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  screen.getByText('A grade is a number from 0 to 100.', { selector: '[id$=error]' });
  expect(document.activeElement).toBe(screen.getByLabelText('Your grade'));
  expect(post).not.toHaveBeenCalled();
});

test('BLD-28 a grade that is typed back while another is on its way stays as a draft', async () => {
  const underWay = Promise.withResolvers<Awaited<ReturnType<PostReading>>>();
  const { user, post } = showForm(() => underWay.promise, theirs);
  const field = await screen.findByLabelText('Your grade');
  await user.clear(field);
  await user.type(field, '70');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(post).toHaveBeenCalledOnce(), 30_000);
  await user.clear(field);
  await user.type(field, '90');
  underWay.resolve({ reading: { grade: '70', remark: theirs.remark, version: 8, changedAt: 10 } });
  await screen.findByText(/Draft/);
  expect(field).toHaveProperty('value', '90');
});
