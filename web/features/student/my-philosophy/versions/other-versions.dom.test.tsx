import { screen, waitFor } from '@testing-library/react';
import { OPEN_GATE } from '@elenchus/domain/visibility/date-gate.ts';
import { releaseCourse } from '@elenchus/domain/visibility/released-course.ts';
import {
  SAMPLE_COURSE,
  sampleQuestion,
} from '@elenchus/domain/visibility/testing/sample-course.ts';
import { expect, test } from 'vitest';
import { AnswerSheet } from '../../../../course-ui/questions/answer-sheet.ts';
import { openAnswerQueue, shownAnswers } from '../../../../saving/answers/answer-queue.ts';
import { memoryStore } from '../../../../saving/queue/testing/memory-store.ts';
import { showComponent } from '../../../../testing/show-component.tsx';
import { OtherVersions } from './other-versions.tsx';
import { SaveBoard } from '../saves/save-board.ts';
import { SavingContext } from '../saves/saving-context.ts';

const question = sampleQuestion('essay', 'hume', { type: 'LongAnswer' });
const course = { ...SAMPLE_COURSE, questions: [question], theses: [] };
const released = releaseCourse(course, OPEN_GATE);
const START = `It begins ${'in the same way '.repeat(30)}and then: `;

/** Below the essay: the version of this device, which another device has overwritten with a later one. */
function showOverwritten() {
  const sheet = new AnswerSheet(released, []);
  const queue = openAnswerQueue({
    courseID: 'c',
    username: 'ada',
    store: memoryStore(),
    post: async ({ answerData }) => ({
      saved: answerData.map(({ questionID }) => ({ questionID, editedAt: Date.now() })),
      outdated: [],
    }),
  });
  queue.subscribe(() => sheet.receive(shownAnswers(queue.state())));
  queue.mergeServerAnswers([
    {
      questionID: 'essay',
      questionAnswer: '',
      questionEssayAnswer: `${START}home.`,
      editedAt: 20,
    },
  ]);
  queue.putAside({
    key: 'essay',
    value: { questionAnswer: '', questionEssayAnswer: `${START}train.` },
    editedAt: 10,
    tab: 'here',
    reason: 'superseded',
  });
  const board = new SaveBoard(queue, (id) => id);
  const shown = showComponent(
    <SavingContext value={{ queue, sheet, board }}>
      <OtherVersions questionId="essay" />
    </SavingContext>,
    { address: '/c?view=section:s', answers: {} },
  );
  const essay = () => sheet.answerOf('essay')?.questionEssayAnswer;
  const others = () => queue.state().superseded.map(({ value }) => value['questionEssayAnswer']);
  return { ...shown, queue, essay, others };
}

const button = (name: string) => screen.getByRole('button', { name });

test('ANS-54 the words that differ are shown, without the long part that is the same', () => {
  showOverwritten();
  const text = document.querySelector('[data-set-aside]')?.textContent ?? '';
  expect(text).toContain('[only in your current answer: home.]');
  expect(text).toContain('[only in this version: train.]');
  expect(screen.queryByText(/It begins/u, { selector: 'span' })).toBeNull();
});

test('ANS-54 deleting the other version can be undone', async () => {
  const { user, others } = showOverwritten();
  await user.click(button('Delete this copy'));
  expect(others()).toEqual([]);
  expect(document.activeElement).toBe(button('Undo'));
  await user.click(button('Undo'));
  expect(others()).toEqual([`${START}train.`]);
  expect(document.activeElement).toBe(document.querySelector('[data-set-aside]'));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('ANS-54 using the other version can be undone', async () => {
  const { user, essay, others } = showOverwritten();
  await user.click(button('Use this version instead'));
  expect(essay()).toBe(`${START}train.`);
  expect(others()).toEqual([]);
  await user.click(button('Undo'));
  await waitFor(() => expect(essay()).toBe(`${START}home.`));
  expect(others()).toEqual([`${START}train.`]);
});

test('ANS-54 what was written after using the other version is kept when that is undone', async () => {
  const { user, queue, essay, others } = showOverwritten();
  await user.click(button('Use this version instead'));
  queue.editAnswer('essay', { questionEssayAnswer: `${START}train. And more.` });
  await user.click(button('Undo'));
  expect(essay()).toBe(`${START}home.`);
  expect(others()).toEqual([`${START}train. And more.`]);
});
