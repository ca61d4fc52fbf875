// The requests of one student of the proof's course.
import { PROOF_COURSE, proofCookie } from '../proof-course.ts';

export interface StudentCalls {
  save(text: string): Promise<Response>;
  /** The current essay, or the status when there is no answer to read. */
  read(): Promise<string | number>;
}

export const REFUSAL =
  'The server can’t save to its database right now. Nothing was changed. Please try again soon.';

/** Calls as a student, one essay at a time. */
export function callsAs(username: string, port: number): StudentCalls {
  const headers = { 'content-type': 'application/json', cookie: proofCookie(username) };
  const call = (path: string, options: RequestInit = {}): Promise<Response> =>
    fetch(`http://127.0.0.1:${port}/api/${path}`, { headers, ...options });
  return {
    save(questionEssayAnswer) {
      const answer = { username, questionID: 'essay', questionAnswer: '', questionEssayAnswer };
      const body = JSON.stringify({ answerData: [answer] });
      return call(`studentAnswers/update/${PROOF_COURSE}`, { method: 'POST', body });
    },
    async read() {
      const response = await call(`studentAnswers/${PROOF_COURSE}/${username}`);
      if (response.status !== 200) return response.status;
      const answers = (await response.json()) as {
        questionID: string;
        questionEssayAnswer: string;
      }[];
      const essay = answers.find(({ questionID }) => questionID === 'essay');
      return essay?.questionEssayAnswer ?? '';
    },
  };
}
