import { fireEvent, screen } from '@testing-library/react';
import { readCourse } from '@elenchus/domain/course/course-model.ts';
import { expect, test } from 'vitest';
import { courseWords } from '../../../../course-ui/course-words/course-words.ts';
import { showComponent } from '../../../../testing/show-component.tsx';
import { LogicField } from './logic-field.tsx';

const nothing = (): void => undefined;

test.each([
  ['a question without logic always shows', false, 1],
  ['a contradiction without logic never shows, so nothing says that it does', true, 0],
])('%s', (_name, needsLogic, sentences) => {
  showComponent(
    <LogicField
      logic=""
      words={courseWords(readCourse([]))}
      owner="question 1"
      needsLogic={needsLogic}
      failure={undefined}
      draft={null}
      onDraft={nothing}
      onSave={nothing}
    />,
    { address: '/phil/design', answers: {} },
  );
  expect(screen.queryAllByText('Shows always.')).toHaveLength(sentences);
});

test('LOG-114 a formula that names too much is not saved, and the field says why', () => {
  const saved: string[] = [];
  const atoms = Array.from({ length: 501 }, (_, at) => `(abcde, ${at % 9})`).join(' & ');
  showComponent(
    <LogicField
      logic=""
      words={courseWords(readCourse([]))}
      owner="question 1"
      needsLogic={false}
      failure={undefined}
      draft={atoms}
      onDraft={nothing}
      onSave={(text) => saved.push(text)}
    />,
    { address: '/phil/design', answers: {} },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Done editing' }));
  expect(saved).toEqual([]);
  const sentence = 'A formula can name up to 500 answers and theses. Put parts of it into theses.';
  expect(screen.getAllByText(sentence, { exact: false }).length).toBeGreaterThan(0);
});
