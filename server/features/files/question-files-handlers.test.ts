// Reading files of questions over HTTP. The access matrix proves who may.
import { expect, test } from 'vitest';
import { engines } from '../../store/testing/engines.ts';
import { useApp } from '../../testing/test-app.ts';

const app = useApp(engines[0]!);

function form(name: string, content: string) {
  const head = `--x\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
  return {
    payload: `${head}${content}\r\n--x--\r\n`,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  };
}

test('a spreadsheet is read and nothing is saved', async () => {
  const course = await app().course();
  const ina = await course.as('ina');
  const design = await ina.call('GET /api/courseDesign/{courseID}');
  const file = form(
    'a.csv',
    'ID,Type,Question,Option 1,Option 2\nq1,One choice,Why?,a,b\n,Riddle,Who?',
  );
  const answer = await ina.call('POST /api/questionFile/{courseID}', file);
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    drafts: [
      {
        place: 'Row 2',
        givenId: 'q1',
        type: 'Radio',
        text: 'Why?',
        options: ['a', 'b'],
        logic: '',
        classDay: '',
        notes: [],
      },
    ],
    leftOut: [
      {
        place: 'Row 3',
        label: 'Who?',
        notes: [
          'The type “Riddle” isn’t known. Use One choice, Several choices, Essay or Contradiction.',
        ],
      },
    ],
    notes: [],
    answeredIds: [],
  });
  expect((await ina.call('GET /api/courseDesign/{courseID}')).body).toEqual(design.body);
});

test('QTI-14 the answer names the IDs under which there are answers, also to a deleted question', async () => {
  const course = await app().course();
  const [ina, sam] = [await course.as('ina'), await course.as('sam')];
  await sam.ask('POST /api/studentAnswers/update/{courseID}', {
    body: {
      answerData: [{ username: 'sam', questionID: 'duty1', questionEssayAnswer: 'An essay.' }],
    },
  });
  await ina.ask('POST /api/courseDesign/delete/{courseID}', {
    body: { dataType: 'question', dataID: 'duty1' },
  });
  const file = form('a.csv', 'ID,Type,Question\nduty1,Essay,Why?\nfree1,Essay,Who?');
  const answer = await ina.call('POST /api/questionFile/{courseID}', file);
  expect(answer.body).toMatchObject({ answeredIds: ['duty1'] });
});

test.each([
  ['another kind of file', 'a.pdf', 'x', 400],
  ['XML that isn’t well-formed', 'a.xml', '<questestinterop>', 400],
  ['a spreadsheet without headings', 'a.csv', 'x', 400],
])('%s gets a sentence', async (_name, name, content, status) => {
  const ina = await (await app().course()).as('ina');
  const answer = await ina.call('POST /api/questionFile/{courseID}', form(name, content));
  expect(answer.status).toBe(status);
  expect(answer.error.message).toMatch(/^[A-Z].*\.$/u);
});

test('no file at all gets a sentence', async () => {
  const ina = await (await app().course()).as('ina');
  const answer = await ina.call('POST /api/questionFile/{courseID}', {});
  expect([answer.status, answer.error.message]).toEqual([400, 'No file selected']);
});

test.each([
  ['xlsx', 'PK'],
  ['csv', '\u{FEFF}ID,Type,Question'],
] as const)('the template as .%s is a file to download', async (format, beginning) => {
  const ina = await (await app().course()).as('ina');
  const answer = await ina.call('GET /api/questionTemplate/{courseID}', { query: { format } });
  expect(answer.status).toBe(200);
  expect(answer.response.headers['content-disposition']).toBe(
    `attachment; filename="questions-template.${format}"`,
  );
  expect(answer.response.body.startsWith(beginning)).toBe(true);
});
