// An answer that is not a success, as a value that handlers return.
import {
  errorCatalog,
  type ErrorAnswer,
  type ErrorCode,
} from '@elenchus/contract/error-catalog.ts';

interface FailureOptions {
  /** A sentence that fits better than the catalog's. */
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
    const { status, sentence } = errorCatalog[code];
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

/** A failure of the catalog, with the details of this case. */
export function fail(code: ErrorCode, options: FailureOptions = {}): Failure {
  return new Failure(code, options);
}
