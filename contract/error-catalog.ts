// Every error the server answers, once: its code, its status and its default sentence.
import {
  COURSE_IS_CLOSED,
  COURSE_TO_BE_DELETED,
} from '@elenchus/domain/people/closed-course-sentences.ts';

interface CatalogEntry {
  readonly status: number;
  readonly sentence: string;
}

export const errorCatalog = {
  BAD_REQUEST: {
    status: 400,
    sentence: 'The server couldn’t read this request. Nothing was changed.',
  },
  INVALID_INPUT: {
    status: 400,
    sentence: 'Some of the values aren’t valid. Nothing was changed.',
  },
  LIMIT_REACHED: {
    status: 400,
    sentence: 'This would go over a limit of the server. Nothing was changed.',
  },
  QUESTION_NOT_FOUND: { status: 400, sentence: 'Question not found' },
  MISSING_TARGET_DATE: {
    status: 400,
    sentence: 'Target date is required to fetch student answers.',
  },
  NOT_LOGGED_IN: { status: 401, sentence: 'Please log in first.' },
  WRONG_PASSWORD: {
    status: 401,
    sentence:
      'That is not the password saved for that netid. You can try again, or, if you forgot your password, send an email to the instructor.',
  },
  WRONG_ADMIN_PASSWORD: { status: 401, sentence: 'Incorrect password. Please try again.' },
  FORBIDDEN: { status: 403, sentence: 'You don’t have permission to do this.' },
  COURSE_ARCHIVED: { status: 403, sentence: COURSE_IS_CLOSED },
  COURSE_CLOSED: { status: 403, sentence: COURSE_TO_BE_DELETED },
  PASSWORD_NOT_USED: {
    status: 403,
    sentence: 'This password doesn’t work here. Log in with your university account instead.',
  },
  FOREIGN_ORIGIN: {
    status: 403,
    sentence: 'This request came from another website, so it was refused.',
  },
  USER_NOT_FOUND: { status: 404, sentence: 'User not found.' },
  COURSE_NOT_FOUND: { status: 404, sentence: 'Course not found.' },
  EVALUATION_NOT_FOUND: { status: 404, sentence: 'This course has no such evaluation.' },
  NOT_FOUND: { status: 404, sentence: 'There is nothing at this address.' },
  REQUEST_TIMEOUT: {
    status: 408,
    sentence: 'The request took too long to arrive. Please try again.',
  },
  ALREADY_EXISTS: { status: 409, sentence: 'That already exists. Nothing was changed.' },
  WAS_HERE_BEFORE: {
    status: 409,
    sentence:
      'Someone with this netID was in the course before and left work. Say whether it’s the same person. Nothing was changed.',
  },
  SOMEONE_ELSE_NOW: {
    status: 409,
    sentence: 'The person was deleted, and someone else has the netID now. Nothing was saved.',
  },
  CHECK_RUNNING: {
    status: 409,
    sentence:
      'A plagiarism check is already running in this course. Wait until it finishes, or cancel it first.',
  },
  CHANGED_MEANWHILE: {
    status: 409,
    sentence: 'Someone else changed this while you were working. Nothing was overwritten.',
  },
  CONFIRMATION_NEEDED: {
    status: 409,
    sentence: 'This would delete grades, so you need to confirm it first. Nothing was changed.',
  },
  TOO_LARGE: { status: 413, sentence: 'That is too large. Nothing was changed.' },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    sentence: 'Send JSON, or a file if this call expects one.',
  },
  TOO_MANY_ATTEMPTS: {
    status: 429,
    sentence: 'Too many attempts. Please wait a few minutes and try again.',
  },
  SAVING_TOO_FAST: {
    status: 429,
    sentence:
      'You saved a lot in a short time. Please wait a moment and try again. Nothing was changed.',
  },
  HEADERS_TOO_LARGE: {
    status: 431,
    sentence: 'The address or the headers of the request are too long.',
  },
  INTERNAL_ERROR: {
    status: 500,
    sentence: 'Something went wrong on the server. Nothing was changed. Please try again.',
  },
  STORAGE_UNAVAILABLE: {
    status: 503,
    sentence:
      'The server can’t save to its database right now. Nothing was changed. Please try again soon.',
  },
  BUSY: { status: 503, sentence: 'The server is busy. Please try again in a moment.' },
  PDF_UNAVAILABLE: { status: 503, sentence: 'This server can’t make PDFs right now.' },
  SCREENS_MISSING: {
    status: 503,
    sentence: 'The screens aren’t built yet. Run "npm run build", then restart the server.',
  },
  TIMEOUT: { status: 504, sentence: 'That took too long and was stopped. Nothing was changed.' },
} as const satisfies Record<string, CatalogEntry>;

export type ErrorCode = keyof typeof errorCatalog;

/** The one shape of every answer that is not a success. */
export interface ErrorAnswer {
  readonly error: ErrorCode;
  readonly message: string;
  readonly details: readonly unknown[];
}
