// Sends a file of questions to be read.
import type { AnswerOf } from '@elenchus/contract/endpoint-table.ts';
import type { TemplateFormat } from '@elenchus/domain/question-files/sheet-template.ts';
import { addressOf, CallFailure, readFailure } from '../call-endpoint.ts';

export type QuestionFileReport = AnswerOf<'POST /api/questionFile/{courseID}'>;

/** The questions in a file; throws CallFailure. */
export async function sendQuestionFile(courseID: string, file: File): Promise<QuestionFileReport> {
  const body = new FormData();
  body.set('file', file);
  const address = addressOf('/api/questionFile/{courseID}', { params: { courseID } });
  const request = { method: 'POST', credentials: 'same-origin', body } as const;
  const response = await fetch(address, request).catch(() => {
    throw new CallFailure(0, 'NETWORK_ERROR', 'Couldn’t reach the server.', []);
  });
  if (!response.ok) throw await readFailure(response);
  // The server has checked its answer against the same table that this type comes from.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (await response.json()) as QuestionFileReport;
}

/** The address of the template. */
export function templateAddress(courseID: string, format: TemplateFormat): string {
  const parts = { params: { courseID }, query: { format } };
  return addressOf('/api/questionTemplate/{courseID}', parts);
}
