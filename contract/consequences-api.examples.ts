// Examples of the calls in consequences-api.ts: who gets what, and requests that succeed.
import type { consequencesApi } from './consequences-api.ts';
import { CHANGED_TITLE, SAVED_ITEMS, SAVED_QUESTION } from './design-api.examples.ts';
import type { ExamplesOf } from './endpoint.examples.ts';

export const consequencesExamples: ExamplesOf<typeof consequencesApi> = {
  'POST /api/designConsequences/{courseID}': {
    access: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 200, others: 401 },
    call: { body: { designData: [CHANGED_TITLE] } },
    seeds: [
      {
        body: {
          designData: [SAVED_QUESTION],
          removed: [{ dataType: 'question', dataID: 'whyLie' }],
        },
      },
      { body: { designData: SAVED_ITEMS.slice(0, 2), removed: [] } },
    ],
    fields: {
      'body.designData': 'list',
      'body.designData[].dataType': 'word',
      'body.designData[].dataID': 'identifier',
      'body.designData[].dataIndex': 'design number',
      'body.designData[].dataText': 'design text',
      'body.designData[].questionType': 'word',
      'body.designData[].questionOptions': 'design options',
      'body.designData[].questionLogic': 'design logic',
      'body.designData[].questionCourseDate': 'design date',
      'body.designData[].optionSteps': 'list',
      'body.designData[].optionSteps[].from': 'list',
      'body.designData[].optionSteps[].from[]': 'option',
      'body.designData[].optionSteps[].numbers': 'list',
      'body.removed': 'list',
      'body.removed[].dataType': 'word',
      'body.removed[].dataID': 'identifier',
    },
  },
};
