// Questions from spreadsheets and quiz files: reading only. The design screens save what the person chooses.
import type { ErrorCode } from '@elenchus/contract/error-catalog.ts';
import type { questionFilesApi } from '@elenchus/contract/question-files-api.ts';
import { fail, Failure } from '../../http/failure.ts';
import { type HandlersOf, CustomAnswer } from '../../http/handler.ts';
import {
  questionFileLimits,
  type QuestionFileProblem,
  questionFileSentence,
  readQuestionFile,
} from '../../question-files/read-question-file.ts';
import { templateFile } from '../../question-files/template-file.ts';
import { selectAnswerGroups } from '../../store/answers/answers-store.ts';
import type { Services } from '../services.ts';
import { uploadedFile } from '../uploaded-file.ts';

/** The problems that aren't simply invalid input. */
const CODES: Readonly<Partial<Record<QuestionFileProblem, ErrorCode>>> = {
  'too-large': 'TOO_LARGE',
  'too-many-files': 'TOO_LARGE',
  timeout: 'TIMEOUT',
  busy: 'BUSY',
};

/** The handlers of the endpoints for files of questions. */
export function questionFilesHandlers({ store }: Services): HandlersOf<typeof questionFilesApi> {
  return {
    'GET /api/questionTemplate/{courseID}': async ({ query }) => {
      const { name, type, bytes } = templateFile(query.format);
      const headers = {
        'content-type': type,
        'content-disposition': `attachment; filename="${name}"`,
      };
      return new CustomAnswer(200, headers, bytes);
    },
    'POST /api/questionFile/{courseID}': async ({ request, params }) => {
      const file = await uploadedFile(request, questionFileLimits.bytes);
      if (file instanceof Failure) return file;
      const reading = await readQuestionFile(file);
      if (!reading.ok) {
        const message = questionFileSentence(reading.reason, file);
        return fail(CODES[reading.reason] ?? 'INVALID_INPUT', { message });
      }
      const { drafts, leftOut, notes } = reading.value;
      return {
        drafts: drafts.map((draft) => ({
          ...draft,
          options: [...draft.options],
          notes: [...draft.notes],
        })),
        leftOut: leftOut.map((item) => ({ ...item, notes: [...item.notes] })),
        notes: [...notes],
        answeredIds: await answeredAmong(store, params.courseID, drafts),
      };
    },
  };
}

/** The IDs in a file that have answers. A new question under such an ID would get them. */
async function answeredAmong(
  store: Services['store'],
  course: string,
  drafts: readonly { readonly givenId: string }[],
): Promise<string[]> {
  const ids = [...new Set(drafts.map(({ givenId }) => givenId))].filter((id) => id !== '');
  if (ids.length === 0) return [];
  const groups = await selectAnswerGroups(store, course, ids);
  return [...new Set(groups.map(({ questionID }) => questionID))];
}
