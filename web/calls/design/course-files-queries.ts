// Course files, and other courses of the same person.
import { queryOptions } from '@tanstack/react-query';
import type { AnswerOf } from '@elenchus/contract/endpoint-table.ts';
import { addressOf, callEndpoint, CallFailure, readFailure } from '../call-endpoint.ts';
import { courseKey } from '../course-keys.ts';

/** A design from which parts can be added. */
type OtherDesign = AnswerOf<'POST /api/courseFile/read/{courseID}'>;

/** The other courses in which this browser is logged in as an instructor. */
export function otherCoursesQuery(courseID: string) {
  return queryOptions({
    queryKey: courseKey(courseID, 'other-courses'),
    queryFn: ({ signal }) =>
      callEndpoint('GET /api/otherCourses/{courseID}', { params: { courseID }, signal }),
    // The person may have logged in to another course in another tab.
    refetchOnWindowFocus: 'always',
    staleTime: 0,
  });
}

/** The design of another course of the same person. */
export function fetchOtherDesign(courseID: string, from: string): Promise<OtherDesign> {
  return callEndpoint('GET /api/otherCourses/design/{courseID}', {
    params: { courseID },
    query: { from },
  });
}

/** The design in a course file. Nothing is stored. */
export async function sendCourseFile(courseID: string, file: File): Promise<OtherDesign> {
  const address = addressOf('/api/courseFile/read/{courseID}', { params: { courseID } });
  // The server has checked its answer against the same table that this type comes from.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (await sendFile(address, file, {})) as OtherDesign;
}

/** Creates a course from a file. */
export async function importCourse(
  fields: Readonly<Record<string, string>>,
  file: File,
): Promise<AnswerOf<'POST /api/admin/import-course'>> {
  const made = await sendFile('/api/admin/import-course', file, fields);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return made as AnswerOf<'POST /api/admin/import-course'>;
}

async function sendFile(
  address: string,
  file: File,
  fields: Readonly<Record<string, string>>,
): Promise<unknown> {
  const body = new FormData();
  // The server reads the fields before the file.
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set('file', file);
  const response = await reach(
    fetch(address, { method: 'POST', credentials: 'same-origin', body }),
  );
  if (!response.ok) throw await readFailure(response);
  return response.json();
}

/** The course as a file. */
export async function fetchCourseFile(courseID: string): Promise<Blob> {
  const address = addressOf('/api/courseFile/{courseID}', { params: { courseID } });
  const response = await reach(fetch(address, { credentials: 'same-origin' }));
  if (!response.ok) throw await readFailure(response);
  return response.blob();
}

function reach(call: Promise<Response>): Promise<Response> {
  return call.catch(() => {
    throw new CallFailure(0, 'NETWORK_ERROR', 'Couldn’t reach the server.', []);
  });
}
