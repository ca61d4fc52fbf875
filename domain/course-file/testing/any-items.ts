import * as fc from 'fast-check';
import { DATA_TYPES } from '../../design/data-types.ts';
import { designItem } from '../../design/design-item.ts';

const texts = fc.oneof(
  fc.constantFrom('', 'Yes', 'no', 'true', '2026-09-01', '??', 'a|||b', 'b|', '(q1, 1)', 'Radio'),
  fc.constantFrom('America/New_York', '09:00', 'PM', '1,3', '7', '[{"question":"Q","answer":"A"}]'),
  fc.constantFrom('{"answers":[],"questionIds":["q1"],"thesisNames":[]}', 'ungraded', 's1,s2'),
  fc.constantFrom(
    '{"version":1,"name":"P","answers":[],"questionIds":["q1"],"thesisNames":[]}',
    '{"version":1,"from":"2026-11-26","to":"2026-11-28","reason":" \\n"}',
    '{"version":2}',
  ),
  fc.string({ maxLength: 6 }),
);

const dates = fc.constantFrom('2026-09-01', '2026-09-01T17:00', '2026-09-01T17:01', '2026-02-30');

/** The kinds with the most fields, so that each of them meets each text. */
const ENTRIES = ['question', 'thesis', 'evaluation', 'noClass', 'courseDate', 'persona'] as const;

/** Items of a course, with texts that are right, wrong and unusual for their kind. */
export const anyItems = fc.array(
  fc
    .record({
      dataType: fc.oneof(fc.constantFrom(...DATA_TYPES), fc.constantFrom(...ENTRIES)),
      dataID: fc.constantFrom('1', '0', 'q1', 'q2', 't1', 't2', 's1', 's2'),
      dataIndex: fc.constantFrom('', '1', '2', '2.5', '3', 'x'),
      dataText: texts,
      questionType: fc.oneof(texts, fc.constantFrom('t1', 't2')),
      questionOptions: texts,
      questionLogic: texts,
      questionCourseDate: fc.oneof(texts, dates, fc.constantFrom('t1', 't2')),
    })
    .map(designItem),
  { maxLength: 40 },
);
