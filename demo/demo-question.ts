// The shape in which the demo course's questions are written down, and their flat records.
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import { designItem } from '@elenchus/domain/design/design-item.ts';

type DemoQuestionType = 'Radio' | 'Checkbox' | 'LongAnswer' | 'Contradiction';

export interface DemoQuestion {
  readonly id: string;
  readonly classDay: number;
  readonly type: DemoQuestionType;
  readonly text: string;
  readonly options: readonly string[];
  readonly logic: string;
}

type Extras = { readonly logic?: string };

function choiceQuestion(type: 'Radio' | 'Checkbox') {
  return (
    id: string,
    classDay: number,
    text: string,
    options: readonly string[],
    { logic = '' }: Extras = {},
  ): DemoQuestion => ({ id, classDay, type, text, options, logic });
}

/** A question with one answer to choose. */
export const radio = choiceQuestion('Radio');

/** A question with any number of answers to choose. */
export const checkbox = choiceQuestion('Checkbox');

/** A question to answer in writing. */
export function essay(
  id: string,
  classDay: number,
  text: string,
  { logic = '' }: Extras = {},
): DemoQuestion {
  return { id, classDay, type: 'LongAnswer', text, options: [], logic };
}

/** A tension between answers, shown while its logic is true. */
export function contradiction(
  id: string,
  classDay: number,
  text: string,
  logic: string,
): DemoQuestion {
  return { id, classDay, type: 'Contradiction', text, options: [], logic };
}

/** The flat record of a question, given its topic and its place within the topic. */
export function questionItem(question: DemoQuestion, topicID: string, place: number): DesignItem {
  return designItem({
    dataType: 'question',
    dataID: question.id,
    dataIndex: String(place),
    dataText: question.text,
    questionType: question.type,
    questionOptions: question.options.join('|||'),
    questionLogic: question.logic,
    questionCourseDate: topicID,
  });
}
