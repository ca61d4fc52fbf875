// Evaluations, and the items that belong to one and have its ID.
import { dateFault } from './staff-setting-forms.ts';
import type { TypeFacts } from './type-facts.ts';

const OF_EVALUATION = {
  kind: 'grading',
  namedBy: 'evaluation',
  sentenceBy: 'type',
  leavesCourse: 'as-record',
  faults: 'own-rule',
  changesWhatIsSeen: 'never',
} as const;
const ID = 'the ID of an evaluation';

export const EVALUATION_ENTRIES = {
  evaluation: {
    ...OF_EVALUATION,
    audience: 'students',
    name: 'Evaluation',
    namedBy: 'text',
    sentenceName: 'the evaluation',
    sentenceBy: 'text',
    changesWhatIsSeen: 'own-rule',
    api: 'not-listed',
  },
  handBackTime: {
    ...OF_EVALUATION,
    audience: 'students',
    name: 'Time of a hand back',
    namedBy: 'type',
    sentenceName: 'a setting',
    leavesCourse: 'never',
    api: {
      id: ID,
      contents:
        "`dataText`: when it was handed back, in UTC. The server sets it. An evaluation that isn't handed back has none",
      refused: "anything that isn't a time in UTC",
    },
  },
  fairGrading: {
    ...OF_EVALUATION,
    audience: 'staff',
    name: 'Blind and fair grading of',
    sentenceName: 'blind and fair grading of an evaluation',
    api: {
      id: ID,
      contents:
        '`dataText`: a record with `hidesNames`, `namesShown`, `hasRandomOrder` and `byQuestion`, which are true or false, and `secondShare`: 0, 5, 10, 20, 50 or 100 percent. The server sets `namesShown`. Until 1.1.0: any of the words `hideNames`, `namesShown`, `randomOrder` and `byQuestion`, and one of `second5`, `second10`, `second20`, `second50` and `second100`, with commas between them',
      refused:
        'any other content; of the words, another one, one twice, or two shares of second readings',
    },
  },
  evaluationCriteria: {
    ...OF_EVALUATION,
    audience: 'own-rule',
    name: 'Criteria of',
    sentenceName: 'the criteria of an evaluation',
    api: {
      id: ID,
      contents:
        '`dataText`: a JSON list of criteria `{ id, name, levels }`; a level is `{ id, name, points, description }`',
      refused: 'anything else (CRT-1), or an ID that no evaluation has',
      audience: 'instructors and TAs; students once the evaluation is handed back',
    },
  },
  evaluationWeight: {
    ...OF_EVALUATION,
    audience: 'own-rule',
    name: 'Weight of',
    sentenceName: 'the weight of an evaluation',
    api: {
      id: ID,
      contents: '`dataText`: its share of the course grade in percent, such as `30`',
      refused: "anything that isn't above 0 and up to 100, or an ID that no evaluation has",
      audience: 'instructors and TAs; students if `courseGradeForStudents` is Yes',
    },
  },
  askingDays: {
    ...OF_EVALUATION,
    audience: 'students',
    name: 'Days to ask about grades of',
    sentenceName: 'the days in which students can ask about a grade',
    api: {
      id: ID,
      contents:
        "`dataText`: for how many days after the hand back students can ask about their grades. Without the record, they can't ask",
      refused: "anything that isn't a whole number from 1 to 365",
    },
  },
  gradingDueDate: {
    ...OF_EVALUATION,
    audience: 'staff',
    name: 'Grading due for',
    sentenceName: 'the date by which grading should be done',
    leavesCourse: 'never',
    faults: [{ field: 'dataText', faultIn: dateFault }],
    api: {
      id: ID,
      contents: '`dataText`: the day by which its grading should be done, `yyyy-mm-dd`',
      refused: "a date that can't be read",
    },
  },
  unwrittenEssays: {
    ...OF_EVALUATION,
    audience: 'staff',
    name: 'Essays left empty in',
    sentenceName: 'what happens to essays left empty',
    api: {
      id: ID,
      contents:
        '`dataText`: `zero` or `leaveOut`: what the grading desk does with essays that the student left empty when grading is marked complete. Without the record, it asks',
      refused: 'any other text',
    },
  },
} as const satisfies Record<string, TypeFacts>;
