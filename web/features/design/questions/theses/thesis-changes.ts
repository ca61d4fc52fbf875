// What the thesis designer saves: a thesis, and with a new name every formula that uses it.
import type { CourseModel } from '@elenchus/domain/course/course-model.ts';
import { accept, refuse, type Result } from '@elenchus/domain/base/result.ts';
import type { DesignChanges } from '@elenchus/domain/design/diff-design.ts';
import { renameThesisEdits } from '@elenchus/domain/logic/rename-thesis.ts';
import { applyEdits } from '@elenchus/domain/logic/text-edit.ts';
import { writeThesis, type Thesis } from '@elenchus/domain/logic/thesis.ts';
import { normalizeThesisName } from '@elenchus/domain/logic/thesis-name.ts';
import { checkThesis, type ThesisRefusal } from '@elenchus/domain/logic/thesis-rules.ts';
import { writeQuestion } from '@elenchus/domain/questions/question.ts';

type Course = Pick<CourseModel, 'questions' | 'theses'>;

/** The save of a new or changed thesis, or why it is refused. */
export function thesisSave(course: Course, draft: Thesis): Result<DesignChanges, ThesisRefusal> {
  const checked = checkThesis(draft, course.theses);
  if (!checked.ok) return refuse(checked.reason);
  const thesis = checked.value;
  const before = course.theses.find(({ id }) => id === thesis.id);
  if (!before || normalizeThesisName(before.name) === thesis.name) {
    return accept({ upserts: [writeThesis(thesis)], removals: [] });
  }
  const follow = (logic: string): string =>
    applyEdits(logic, renameThesisEdits(logic, before.name, thesis.name));
  const questions = course.questions.flatMap((question) => {
    const logic = follow(question.logic);
    const written = logic === question.logic ? null : writeQuestion({ ...question, logic });
    return written?.ok ? [written.value] : [];
  });
  const theses = course.theses
    .filter(({ id, logic }) => id !== thesis.id && follow(logic) !== logic)
    .map((other) => writeThesis({ ...other, logic: follow(other.logic) }));
  const own = writeThesis({ ...thesis, logic: follow(thesis.logic) });
  return accept({ upserts: [own, ...questions, ...theses], removals: [] });
}

/** A thesis with nothing in it yet, at the end of the list. */
export function newThesis(theses: readonly Thesis[], id: string): Thesis {
  const last = theses.reduce((highest, { index }) => Math.max(highest, index ?? 0), 0);
  return { id, name: '', logic: '', description: '', index: last + 1 };
}
