// Empty facts about evaluations, for tests to fill.
import type { EvaluationFacts } from '../evaluation-edits.ts';

export const NO_FACTS: EvaluationFacts = {
  students: new Set(),
  customDateStudents: new Map(),
  wrote: new Map(),
  answered: new Map(),
  grades: new Map(),
  counted: [],
};
