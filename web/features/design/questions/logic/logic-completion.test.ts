import { describe, expect, test } from 'vitest';
import type { Question } from '@elenchus/domain/questions/question.ts';
import { courseWords } from '../../../../course-ui/course-words/course-words.ts';
import { logicCompletions } from './logic-completion.ts';

const base: Question = {
  id: 'ab12c',
  topicId: 'day',
  index: 1,
  type: 'Radio',
  text: 'Is the will free?',
  options: ['Yes', 'No'],
  logic: '',
};
const words = courseWords({
  questions: [
    base,
    { ...base, id: 'xy34z', type: 'LongAnswer', text: 'Say what knowledge is.' },
    { ...base, id: 'clash', type: 'Contradiction', text: 'These clash.' },
  ],
  theses: [
    { id: 't', name: 'Dualism', logic: '(ab12c, 1)', description: 'Two substances', index: 1 },
  ],
});

/** The caret stands where the bar is; the answer is each text with the choice taken. */
function completed(withBar: string, isAsked = false): readonly string[] {
  const caret = withBar.indexOf('|');
  const text = withBar.replace('|', '');
  const found = logicCompletions(text, caret, words, { isAsked });
  return (found?.choices ?? []).map(
    ({ insert, to }) => text.slice(0, found?.from) + insert + text.slice(to),
  );
}

describe('what is offered while a formula is typed', () => {
  test.each([
    [
      'after a parenthesis, everything but contradictions',
      '(|',
      ['(Dualism)', '(ab12c, ', '(xy34z, '],
    ],
    ['an ID that was begun', '(xy|', ['(xy34z, ']],
    ['words of the question', '(will|', ['(ab12c, ']],
    ['words of a thesis', '(subst|', ['(Dualism)']],
    ['the options of a question', '(ab12c, |', ['(ab12c, 1)', '(ab12c, 2)']],
    ['an option that was begun', '(ab12c, 2|', ['(ab12c, 2)']],
    ['no second closing parenthesis', '(ab12c, |)', ['(ab12c, 1)', '(ab12c, 2)']],
    ['no options of an essay', '(xy34z, |', []],
    ['no options of an unknown question', '(nobody, |', []],
    ['a name without its parenthesis', '(ab12c, 1) & Dual|', ['(ab12c, 1) & (Dualism)']],
    ['no second one behind a name', '(Dual|) & ', ['(Dualism) & ']],
    ['nothing for a connective', '(ab12c, 1) an|', []],
    ['nothing at an empty place', '(ab12c, 1) & |', []],
  ])('%s', (_, text, expected) => {
    expect(completed(text)).toEqual(expected);
  });

  test('everything at an empty place when it is asked for', () => {
    expect(completed('|', true)).toEqual(['(Dualism)', '(ab12c, ', '(xy34z, ']);
  });

  test('each choice says in words what it stands for', () => {
    expect(logicCompletions('(ab12c, ', 8, words)?.choices[0]).toMatchObject({
      label: '1',
      detail: 'Yes',
    });
    expect(logicCompletions('(ab', 3, words)?.choices[0]?.detail).toBe('Is the will free?');
  });
});
