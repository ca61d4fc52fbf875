import { callEndpoint } from '../../api/call-endpoint.ts';
import type { PostAnswers } from '../../saving/answers/answer-transport.ts';

/** Posts answers to the server of this page. */
export function answerPoster(courseID: string): PostAnswers {
  return (body, options) =>
    callEndpoint('POST /api/studentAnswers/update/{courseID}', {
      params: { courseID },
      body,
      ...options,
    });
}
