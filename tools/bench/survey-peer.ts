// The same rules in survey-core, the model behind SurveyJS: calculated values and visibleIf.
import type { Answer } from '@elenchus/domain/answers/answer.ts';
import { Model } from 'survey-core';
import type { BenchLogic, BenchDefinition, Rule } from './logic-course.ts';
import type { LogicPeer } from './logic-peer.ts';

type SurveyData = Readonly<Record<string, string | readonly string[]>>;

/** One survey that takes each student's data in turn. */
export function surveyPeer({ definitions }: BenchLogic): LogicPeer<SurveyData> {
  const questions = definitions.filter(({ kind }) => kind === 'question');
  const checkboxes = new Set(
    questions.filter(({ type }) => type === 'Checkbox').map(({ name }) => name),
  );
  const survey = new Model({
    calculatedValues: definitions.map(({ name, rule }) => ({
      name: `holds_${name}`,
      expression: rule ? expressionOf(rule) : 'true',
    })),
    elements: questions.map(elementOf),
  });
  const all = survey.getAllQuestions();
  return {
    name: 'survey-core',
    read: (answers) => dataOf(answers, checkboxes),
    visible: (data) => {
      survey.data = data;
      return all.filter((question) => question.isVisible).map((question) => question.name);
    },
  };
}

function dataOf(answers: readonly Answer[], checkboxes: ReadonlySet<string>): SurveyData {
  const data: Record<string, string | readonly string[]> = {};
  for (const { questionID, questionAnswer } of answers) {
    if (questionAnswer === '') continue;
    data[questionID] = checkboxes.has(questionID) ? questionAnswer.split(',') : questionAnswer;
  }
  return data;
}

function elementOf({ name, type, optionCount }: BenchDefinition): object {
  return {
    type: type === 'Radio' ? 'radiogroup' : 'checkbox',
    name,
    choices: Array.from({ length: optionCount }, (_, index) => String(index + 1)),
    visibleIf: `{holds_${name}} = true`,
  };
}

function expressionOf(rule: Rule): string {
  switch (rule.op) {
    case 'atom':
      return `({holds_${rule.questionId}} = true and {${rule.questionId}} contains '${rule.option}')`;
    case 'thesis':
      return `({holds_${rule.name}} = true)`;
    case 'not':
      return `!${expressionOf(rule.part)}`;
    case 'and':
    case 'or':
      break;
  }
  return `(${rule.parts.map(expressionOf).join(` ${rule.op} `)})`;
}
