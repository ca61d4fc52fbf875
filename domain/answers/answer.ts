// What a student answered to one question, as it travels and is stored.

export interface Answer {
  readonly questionID: string;
  readonly questionAnswer: string;
  readonly questionEssayAnswer: string;
}

/** One kept version of an answer; submissionDate is an ISO timestamp with the course zone's offset. */
export interface AnswerVersion extends Answer {
  readonly submissionDate: string;
}

/** The text that logic looks at: the chosen options, or else the essay. */
export function answerText(answer: Answer): string {
  return answer.questionAnswer || answer.questionEssayAnswer;
}
