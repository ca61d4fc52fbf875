// A copy of a student's truth for trying changes; the original stays as it is.
import { StudentTruth } from '../evaluate-student.ts';

/** A copy that can be changed alone. */
export function copyTruth({ graph, values, texts }: StudentTruth): StudentTruth {
  const copy = new StudentTruth(graph);
  copy.values.set(values);
  for (let question = 0; question < texts.length; question += 1) {
    copy.texts[question] = texts[question] ?? '';
  }
  return copy;
}
