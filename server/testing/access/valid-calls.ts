// Makes the calls of the examples: one for every endpoint that succeeds in the test course for a caller with permission.
import {
  EMPTY_COURSE_FILE,
  FORM_TYPE,
  newName,
  type Role,
} from '@elenchus/contract/endpoint.examples.ts';
import type { EndpointName } from '@elenchus/contract/endpoint-table.ts';
import { exampleTable } from '@elenchus/contract/endpoint-table.examples.ts';
import { writeCourseFile } from '../../course-files/write-course-file.ts';
import { type AccessRow, USERNAMES } from './access-table.ts';
import type { CallParts } from '../test-client.ts';

const EMPTY_COURSE = await writeCourseFile([]);

/** A form with a course file, after the fields of a new course. */
export function courseFileForm(bytes: Uint8Array, courseID = 'unused'): Buffer {
  const fields = { courseID, instructorFullName: 'New Instructor', instructorUserID: 'newi' };
  const heads = Object.entries(fields).map(
    ([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head =
    '--x\r\ncontent-disposition: form-data; name="file"; filename="a.elenchus.zip"\r\n\r\n';
  return Buffer.concat([Buffer.from(heads.join('') + head), bytes, Buffer.from('\r\n--x--\r\n')]);
}

/** What an example sends, whatever its endpoint. */
interface AnyCall {
  readonly query?: object | undefined;
  readonly body?:
    | object
    | null
    | undefined
    | ((about: string, self: string, course: string) => object);
  readonly form?: string;
}

/** The parts of a call as this role about the user of this row. */
export function partsOf(
  { endpoint, target }: Pick<AccessRow, 'endpoint' | 'target'>,
  role: Role,
  course = '',
): CallParts<EndpointName> {
  const about = { self: USERNAMES[role], sue: 'sue', unknown: 'nowhere', '-': 'sue' }[target];
  const { query, body, form }: AnyCall = exampleTable[endpoint].call ?? {};
  const sent = typeof body === 'function' ? body(about, USERNAMES[role], course) : body;
  return {
    params: { username: about, evaluationId: 'OPEN' },
    ...(sent !== undefined && { body: sent as never }),
    ...(query !== undefined && { query: query as never }),
    ...(form !== undefined && {
      payload: payloadOf(form),
      headers: { 'content-type': FORM_TYPE },
    }),
  };
}

function payloadOf(form: string): string | Buffer {
  return form === EMPTY_COURSE_FILE ? courseFileForm(EMPTY_COURSE, newName('made')) : form;
}
