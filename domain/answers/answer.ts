// A student's answer to one question, as it is sent and stored.

export interface Answer {
  readonly questionID: string;
  readonly questionAnswer: string;
  readonly questionEssayAnswer: string;
  /** The texts of chosen options that were removed since; the numbers are those of the current options (QST-102). */
  readonly removedOptions?: readonly string[] | undefined;
}

/** One kept version of an answer; submissionDate is an ISO timestamp with the course zone's offset. */
export interface AnswerVersion extends Answer {
  readonly submissionDate: string;
}

/** The text that logic uses: the chosen options, or else the essay. */
export function answerText(answer: Answer): string {
  return answer.questionAnswer || answer.questionEssayAnswer;
}
