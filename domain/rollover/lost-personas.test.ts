import { expect, test } from 'vitest';
import { designItem } from '../design/design-item.ts';
import { writeKeptPersona } from '../course/kept-persona.ts';
import { runPersonas } from './lost-personas.ts';

const question = designItem({ dataType: 'question', dataID: 'q1', questionType: 'Essay' });
const persona = writeKeptPersona({
  id: 'p',
  name: 'Skeptic',
  index: 1,
  answers: [],
  questionIds: ['q1'],
  thesisNames: [],
});

test('RLL-27 a persona that lost a question is named, and the others are counted', () => {
  expect(runPersonas([question, persona])).toEqual({ total: 1, sentences: [] });
  expect(runPersonas([persona])).toEqual({
    total: 1,
    sentences: ['The persona “Skeptic” no longer reaches 1 question.'],
  });
  expect(runPersonas([question])).toEqual({ total: 0, sentences: [] });
});
