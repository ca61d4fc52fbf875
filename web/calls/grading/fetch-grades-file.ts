// The grades of the class as a file. TAs get only their own students.
import type { GradesFormat } from '@elenchus/domain/grading/grades-export.ts';
import { addressOf, CallFailure, readFailure } from '../call-endpoint.ts';

interface GradesFile {
  readonly file: Blob;
  readonly name: string;
}

/** Fetches the file; throws CallFailure otherwise. */
export async function fetchGradesFile(courseID: string, format: GradesFormat): Promise<GradesFile> {
  const address = addressOf('/api/gradesExport/{courseID}', {
    params: { courseID },
    query: { format },
  });
  const response = await fetch(address, { credentials: 'same-origin' }).catch(() => {
    throw new CallFailure(0, 'NETWORK_ERROR', 'Couldn’t reach the server.', []);
  });
  if (!response.ok) throw await readFailure(response);
  const named = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '');
  return { file: await response.blob(), name: named?.[1] ?? 'grades.csv' };
}
