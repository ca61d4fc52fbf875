// Limits how many due dates one extension can change. Each is compared with the student's answers and grades, in one
// transaction, for which everyone else's saves wait.

const MOST_DATES = 3000;

/** The refusal of an extension for that many students and evaluations; undefined when it is small enough. */
export function tooManyDatesSentence(students: number, evaluations: number): string | undefined {
  const dates = students * evaluations;
  if (dates <= MOST_DATES) return undefined;
  const [most, asked] = [MOST_DATES, dates].map((count) => count.toLocaleString('en'));
  return `An extension can change up to ${most} due dates at once. This one is about ${asked}. Choose fewer students. Nothing was changed.`;
}
