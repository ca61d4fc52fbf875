import { expect, test } from 'vitest';
import { PLAIN_GRADING } from '../blind-grading/fair-grading.ts';
import { writeFairGrading } from '../blind-grading/fair-grading-record.ts';
import { writeKeptPersona } from '../course/kept-persona.ts';
import { designItem, type DesignItem } from '../design/design-item.ts';
import { noClassItem } from '../schedule/no-class.ts';
import { changeWords } from './change-words.ts';

const EVALUATION = designItem({ dataType: 'evaluation', dataID: 'E', dataText: 'Paper 1' });

const oldDays = (reason: string, from: string, to = from) =>
  designItem({
    dataType: 'noClass',
    dataID: 'n',
    dataText: reason,
    questionLogic: from,
    questionCourseDate: to,
  });
const days = (reason: string, from: string, to = from) =>
  noClassItem({ id: 'n', from, to, reason });
const persona = (name: string, questionIds: readonly string[] = []) =>
  writeKeptPersona({ id: 'p', index: 1, name, answers: [], questionIds, thesisNames: [] });
const oldPersona = designItem({
  dataType: 'persona',
  dataID: 'p',
  dataIndex: '1',
  dataText: 'Skeptic',
  questionOptions: '{"answers":[],"questionIds":[],"thesisNames":[]}',
});
const fair = (dataText: string) => designItem({ dataType: 'fairGrading', dataID: 'E', dataText });

test.each<[string, DesignItem | null, DesignItem | null, string[]]>([
  ['days', null, days('Fair', '2026-11-26'), ['Days without class “Fair” added.']],
  ['days of 1.1.0', oldDays('Fair', '2026-11-26'), null, ['Days without class “Fair” deleted.']],
  [
    'another reason',
    oldDays('Fair', '2026-11-26'),
    days('Feast', '2026-11-26'),
    ['Days without class “Feast”: changed from “Fair” to “Feast”.'],
  ],
  [
    'other days',
    days('Fair', '2026-11-26'),
    days('Fair', '2026-11-26', '2026-11-28'),
    ['Days without class “Fair”: moved to Nov 26 – 28.'],
  ],
  [
    'the same days in the shape of today',
    oldDays('Fair', '2026-11-26'),
    days('Fair', '2026-11-26'),
    [],
  ],
  [
    'days that can’t be read',
    days('Fair', 'soon'),
    days('Fair', '2026-11-26'),
    ['Days without class “Fair”: changed.'],
  ],
  ['a persona', null, persona('Skeptic'), ['Persona “Skeptic” added.']],
  ['a persona of 1.1.0', null, oldPersona, ['Persona “Skeptic” added.']],
  [
    'a renamed persona',
    oldPersona,
    persona('Cynic'),
    ['Persona “Cynic”: changed from “Skeptic” to “Cynic”.'],
  ],
  [
    'what a persona reaches',
    oldPersona,
    persona('Skeptic', ['q1']),
    ['Persona “Skeptic”: changed.'],
  ],
  ['the same persona in the shape of today', oldPersona, persona('Skeptic'), []],
  [
    'a newer persona',
    null,
    { ...oldPersona, dataText: '{"version":2}', questionOptions: '' },
    ['Unnamed persona added.'],
  ],
  [
    'fair grading',
    fair('hideNames'),
    writeFairGrading('E', { ...PLAIN_GRADING, hidesNames: true, secondShare: 10 }),
    ['Blind and fair grading of “Paper 1”: names hidden, second reading of 10% of the students.'],
  ],
])('HIS-7 %s', (_what, before, after, sentences) => {
  const items = after ? [EVALUATION, after] : [EVALUATION];
  const words = changeWords([{ before, after }], items);
  expect(words.map(({ sentence }) => sentence)).toEqual(sentences);
});
