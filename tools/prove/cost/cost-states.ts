// Lists every state of the proof of costs: courses that people filled as far as they can, and calls to the server
// in them.
import { DESIGN_STATES } from './design-states.ts';
import { by, type CostState, saveDesign } from './state-calls.ts';
import { WORK_STATES } from './work-states.ts';

const oddRequests: CostState = {
  name: 'odd requests',
  acts: [
    {
      what: '500 cookies of sessions',
      calls: (course) => {
        const more = Array.from({ length: 500 }, (_, at) => `elenchus_c-${at}=x`).join('; ');
        const call = by(course, 'ina', 'GET', 'otherCourses/COURSE');
        return [{ ...call, headers: { cookie: `${call.headers['cookie']}; ${more}` } }];
      },
    },
    {
      what: '1,500 cookies of one name',
      calls: (course) => [
        {
          ...by(course, 'ina', 'GET', 'session/COURSE'),
          headers: { cookie: `elenchus_${course}=x; `.repeat(500) },
        },
      ],
    },
    {
      what: '30 MB of brackets',
      calls: (course) => [
        {
          ...by(course, 'ina', 'POST', 'courseDesign/update/COURSE', {}),
          body: '['.repeat(31_000_000),
        },
      ],
    },
    {
      what: '30 MB of one text',
      calls: (course) => [
        saveDesign(course, [{ dataType: 'rubric', dataText: 'x'.repeat(31_000_000) }]),
      ],
    },
    {
      what: '30 MB of escaped signs',
      calls: (course) => [
        {
          ...by(course, 'ina', 'POST', 'courseDesign/update/COURSE', {}),
          body: `{"designData":"${'\\u0061'.repeat(5_000_000)}"}`,
        },
      ],
    },
    {
      what: 'a hundred reads of everyone at the same time',
      manner: 'at the same time',
      calls: (course) =>
        Array.from({ length: 100 }, () => by(course, 'ina', 'GET', 'users/COURSE')),
    },
  ],
};

export const COST_STATES: readonly CostState[] = [...WORK_STATES, ...DESIGN_STATES, oddRequests];
