import { screen } from '@testing-library/react';
import { ANSWER_TEXT_LIMIT } from '@elenchus/domain/answers/answer-codec.ts';
import { OPEN_GATE } from '@elenchus/domain/visibility/date-gate.ts';
import { releaseCourse } from '@elenchus/domain/visibility/released-course.ts';
import {
  SAMPLE_COURSE,
  sampleEssay,
  sampleQuestion,
} from '@elenchus/domain/visibility/testing/sample-course.ts';
import { expect, test } from 'vitest';
import { AnswerSheet } from '../../../../course-ui/questions/answer-sheet.ts';
import { EssayQuestion } from '../../../../course-ui/questions/essay-question.tsx';
import { showComponent } from '../../../../testing/show-component.tsx';
import { CutTextNote } from './cut-text-note.tsx';

const released = releaseCourse(SAMPLE_COURSE, OPEN_GATE);

/** An essay with room for 5 more characters. */
function showEssay() {
  const essay = sampleEssay('essay', 'x'.repeat(ANSWER_TEXT_LIMIT - 5));
  const sheet = new AnswerSheet(released, [essay]);
  const { user } = showComponent(
    <>
      <EssayQuestion
        question={sampleQuestion('essay', 'hume', { type: 'LongAnswer' })}
        sheet={sheet}
        onAnswer={(answer) => sheet.change(answer)}
        hrefOf={() => '#'}
        onGoTo={() => undefined}
      />
      <CutTextNote questionId="essay" />
    </>,
    { address: '/c', answers: {} },
  );
  return { user, field: screen.getByRole<HTMLTextAreaElement>('textbox') };
}

test('a text that is pasted and does not fit is not cut in silence', async () => {
  const { user, field } = showEssay();
  await user.click(field);
  await user.paste('Seven..');
  expect(field.value).toHaveLength(ANSWER_TEXT_LIMIT);
  expect(await screen.findByText(/^The end of the text that you added is missing\./)).toBeTruthy();
  await user.keyboard('{Backspace}');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a text that just fits is not called cut', async () => {
  const { user, field } = showEssay();
  await user.click(field);
  await user.paste('Five.');
  expect(screen.getByRole('alert').textContent).toContain('This answer is full.');
});
