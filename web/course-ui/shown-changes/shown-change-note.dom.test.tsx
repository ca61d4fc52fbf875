import { act, fireEvent, screen } from '@testing-library/react';
import { gateOfDay } from '@elenchus/domain/visibility/date-gate.ts';
import { releaseCourse } from '@elenchus/domain/visibility/released-course.ts';
import { SAMPLE_COURSE, sampleAnswer } from '@elenchus/domain/visibility/testing/sample-course.ts';
import { expect, test } from 'vitest';
import { showComponent } from '../../testing/show-component.tsx';
import { AnswerSheet } from '../questions/answer-sheet.ts';
import { ShownChangeNote } from './shown-change-note.tsx';
import { questionElementId } from '../questions/question-place.ts';

const [TAB, ENTER] = ['Tab', 'Enter'];

test.each([
  ['stays while the person is elsewhere', 'doubt', ENTER, 1],
  ['stays while Tab passes by what appeared', 'free', TAB, 1],
  ['disappears when the person goes to what appeared', 'free', ENTER, 0],
])('VIEW-85 the note about a change %s', (_name, goneTo, key, left) => {
  const sheet = new AnswerSheet(releaseCourse(SAMPLE_COURSE, gateOfDay(5)), []);
  const page = (
    <>
      {['doubt', 'free'].map((id) => (
        <section key={id} id={questionElementId(id)}>
          <input aria-label={id} />
        </section>
      ))}
      <ShownChangeNote sheet={sheet} onGoTo={() => {}} />
    </>
  );
  showComponent(page, { address: '/phil-101', answers: {} });
  act(() => sheet.change(sampleAnswer('doubt', '1')));
  screen.getByText('1 question appeared: “free?”');
  fireEvent.keyDown(document.body, { key });
  fireEvent.focusIn(screen.getByLabelText(goneTo));
  expect(screen.queryAllByText('1 question appeared: “free?”')).toHaveLength(left);
});
