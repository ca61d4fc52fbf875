// A small course for tests: two open sections and a later one, as typed content.

import type { Answer } from '../../answers/answer.ts';
import type { Thesis } from '../../logic/thesis.ts';
import type { Question } from '../../questions/question.ts';
import type { Section, Topic } from '../../schedule/schedule.ts';
import type { CourseContent } from '../released-course.ts';

/** A section; its name is its id. */
export function sampleSection(id: string, index: number): Section {
  return { id, name: id, index };
}

/** A class day with questions; its name is its id. */
export function sampleTopic(id: string, index: number, hasQuestions = true): Topic {
  return { id, name: id, index, hasQuestions };
}

/** A Radio question with three options, changed by what differs. */
export function sampleQuestion(
  id: string,
  topicId: string,
  differs: Partial<Question> = {},
): Question {
  const options = ['Yes', 'No', 'Maybe'];
  return { id, topicId, index: 1, type: 'Radio', text: `${id}?`, options, logic: '', ...differs };
}

/** A thesis; its id is its name. */
export function sampleThesis(name: string, logic: string): Thesis {
  return { id: name, name, logic, description: `What ${name} says`, index: null };
}

/** A choice answer. */
export function sampleAnswer(questionID: string, questionAnswer: string): Answer {
  return { questionID, questionAnswer, questionEssayAnswer: '' };
}

/** An essay. */
export function sampleEssay(questionID: string, questionEssayAnswer: string): Answer {
  return { questionID, questionAnswer: '', questionEssayAnswer };
}

/**
 * knowledge(1): hume(2) doubt, essay; off(3) secret. freedom(4): kant(5) free, `clash`; late(6) last.
 * ending(7): end(8) final.
 */
export const SAMPLE_COURSE: CourseContent = {
  schedule: {
    sections: [
      sampleSection('knowledge', 1),
      sampleSection('freedom', 4),
      sampleSection('ending', 7),
    ],
    topics: [
      sampleTopic('hume', 2),
      sampleTopic('off', 3, false),
      sampleTopic('kant', 5),
      sampleTopic('late', 6),
      sampleTopic('end', 8),
    ],
  },
  questions: [
    sampleQuestion('doubt', 'hume'),
    sampleQuestion('essay', 'hume', { index: 2, type: 'LongAnswer', options: ['', ''] }),
    sampleQuestion('secret', 'off'),
    sampleQuestion('free', 'kant', { logic: '(doubt, 1)' }),
    sampleQuestion('clash', 'kant', {
      index: 2,
      type: 'Contradiction',
      options: ['', ''],
      logic: '(Skeptic) & (free, 1)',
    }),
    sampleQuestion('last', 'late', { logic: '¬(final, 1)' }),
    sampleQuestion('final', 'end'),
  ],
  settings: { hasContradictionItems: true },
  theses: [sampleThesis('Skeptic', '(doubt, 1)'), sampleThesis('Ender', '(final, 1)')],
};
