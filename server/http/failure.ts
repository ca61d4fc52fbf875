// An answer that is not a success, as a value that handlers return.
import {
  errorCatalogue,
  type ErrorAnswer,
  type ErrorCode,
} from '@elenchus/contract/error-catalogue.ts';

interface FailureOptions {
  /** A sentence that fits better than the catalogue's. */
  readonly message?: string;
  readonly details?: readonly unknown[];
  readonly headers?: Readonly<Record<string, string>>;
}

export class Failure {
  readonly code: ErrorCode;
  readonly status: number;
  readonly body: ErrorAnswer;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, options: FailureOptions = {}) {
    const { status, sentence } = errorCatalogue[code];
    this.code = code;
    this.status = status;
    this.body = {
      error: code,
      message: options.message ?? sentence,
      details: options.details ?? [],
    };
    this.headers = options.headers ?? {};
  }
}

/** A failure of the catalogue, with the details of this case. */
export function fail(code: ErrorCode, options: FailureOptions = {}): Failure {
  return new Failure(code, options);
}
