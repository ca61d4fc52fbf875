// Refuses in every call what the screens refuse: empty names, malformed logic, unsafe addresses (DSN-35 to DSN-38,
// LOG-42, SCH-53).
import { criteriaFaultSentence, readCriteriaTable } from '../criteria/criteria-table.ts';
import { readWeight } from '../criteria/evaluation-weights.ts';
import type { DesignItem } from '../design/design-item.ts';
import { logicFault } from '../logic/logic-fault.ts';
import { checkThesisName, thesisRefusalSentence } from '../logic/thesis-rules.ts';
import { scheduleFaultSentence } from '../schedule/edit-schedule.ts';
import { checkLinkTitle, LONG_TITLE } from '../schedule/link-title.ts';
import { checkLinkUrl, urlFaultSentence } from '../schedule/link-url.ts';
import { personaFault } from '../course/kept-persona.ts';
import { fieldRule, recordRule, type ValueFault, type ValueRule } from './value-rule.ts';

/** A section or a class day has a name. */
export const ROW_NAME: ValueRule = fieldRule('dataText', (name) =>
  name.trim() === '' ? scheduleFaultSentence('empty-name') : null,
);

/** The logic of a question is empty or well-formed. */
export const QUESTION_LOGIC: ValueRule = {
  fields: ['questionLogic'],
  fault: ({ questionLogic }) => faultInLogic(questionLogic),
};

/** A thesis has a name that can be used in a formula. */
export const THESIS_NAME: ValueRule = fieldRule('dataText', (name) => {
  const refusal = checkThesisName(name);
  return refusal === null ? null : thesisRefusalSentence(refusal);
});

/** A thesis has well-formed logic. */
export const THESIS_LOGIC: ValueRule = {
  fields: ['questionLogic'],
  fault: ({ questionLogic }) =>
    questionLogic.trim() === ''
      ? { sentence: thesisRefusalSentence('empty-logic'), field: 'questionLogic', from: 0, to: 0 }
      : faultInLogic(questionLogic),
};

/** A syllabus link leads somewhere that is safe to open. */
export const LINK_ADDRESS: ValueRule = fieldRule('questionLogic', (address) => {
  const checked = checkLinkUrl(address);
  return checked.ok ? null : urlFaultSentence(checked.reason);
});

/** The title of a syllabus link fits on the schedule. */
export const LINK_TITLE: ValueRule = fieldRule('questionOptions', (title) =>
  checkLinkTitle(title).ok ? null : LONG_TITLE,
);

/** The content of a kept persona. */
export const PERSONA: ValueRule = recordRule(personaFault);

/** A table of criteria can be read, and its points are points. */
export const CRITERIA: ValueRule = fieldRule('dataText', (text, { dataType }) => {
  const table = readCriteriaTable(text.trim() || '[]');
  return table.ok ? null : `${dataType}: ${criteriaFaultSentence(table.reason)}`;
});

/** A weight is a percentage. */
export const WEIGHT: ValueRule = fieldRule('dataText', (text) =>
  text.trim() !== '' && readWeight(text) === null
    ? 'evaluationWeight: dataText must be a percentage above 0 and up to 100, with at most 2 decimals.'
    : null,
);

function faultInLogic(text: DesignItem['questionLogic']): ValueFault | null {
  const fault = logicFault(text);
  return fault === null ? null : { ...fault, field: 'questionLogic' };
}
