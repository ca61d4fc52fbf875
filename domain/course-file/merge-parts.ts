// Adds chosen parts of a course file to a course: new IDs, rewired logic, nothing that is there changes (FIL-7 to
// FIL-13).
import { ownerType } from '../criteria/criteria-items.ts';
import { designValueFault } from '../design-saves/design-value-faults.ts';
import { itemsOfType, type DesignItem } from '../design/design-item.ts';
import type { DesignChanges } from '../design/diff-design.ts';
import { normalizeThesisName } from '../logic/thesis-name.ts';
import type { CourseFile, FilePersona, FileSection } from './course-file.ts';
import { chosenSections, neededTheses, type Chosen, type MergePlace } from './chosen-parts.ts';
import { evaluationRecord, personaRecord, thesisRecord } from './file-records.ts';
import type { MergeIds } from './merge-ids.ts';
import { addedRows, type AddedRows, type Copy } from './merge-rows.ts';
import {
  wireQuestions,
  wireTheses,
  type QuestionWiring,
  type ThesisWiring,
} from './merge-wiring.ts';
import { lastIndex } from './last-index.ts';
import { rewireLogic } from './rewire-logic.ts';

interface MergeOrder {
  readonly file: CourseFile;
  readonly chosen: Chosen;
  readonly place: MergePlace;
  readonly ids: MergeIds;
}

export interface MergeReport {
  readonly sections: readonly FileSection[];
  readonly questionCount: number;
  /** Names before and after. */
  readonly theses: readonly { readonly from: string; readonly to: string }[];
  readonly recognizedTheses: readonly string[];
  /** Questions that formulas name and that weren't chosen. */
  readonly missing: readonly string[];
  /** Questions of this course that formulas name. */
  readonly present: readonly string[];
  readonly evaluations: readonly string[];
  readonly personas: readonly string[];
  /** Personas that need questions that weren't chosen. */
  readonly leftPersonas: readonly string[];
  /** Records that can't be saved, with the reason. */
  readonly refused: readonly { readonly item: DesignItem; readonly sentence: string }[];
}

/** The save that adds the chosen parts, and what it does. */
export function mergeParts(
  items: readonly DesignItem[],
  { file, chosen, place, ids }: MergeOrder,
): { readonly changes: DesignChanges; readonly report: MergeReport } {
  const sections = chosenSections(file, chosen);
  const questions = sections.flatMap(({ days }) => days.flatMap((day) => day.questions));
  const needed = neededTheses(file, chosen);
  const formulas = [...questions, ...needed].map(({ logic }) => logic);
  const wiring = wireQuestions(items, { file, chosen: questions, formulas, ids });
  const theses = wireTheses(items, needed, formulas, wiring.newId);
  const copy: Copy = { ids, wiring: { questionId: wiring.newId, thesisName: theses.newName } };
  const rows = addedRows(items, sections, place, copy);
  const personas = wiredPersonas(file, chosen, wiring, theses);
  const evaluations = addedEvaluations(file, chosen, rows, ids);
  const added = {
    evaluation: new Map(evaluations.map(({ from, item }) => [from, item.dataID])),
    question: new Map(questions.map(({ id }) => [id, wiring.newId(id)])),
  };
  const { upserts, refused } = storable([
    ...rows.items,
    ...addedTheses(items, theses, copy),
    ...evaluations.map(({ item }) => item),
    ...addedCriteria(file, added),
    ...addedPersonas(items, personas.added, ids),
  ]);
  const report: MergeReport = {
    sections,
    questionCount: itemsOfType(upserts, 'question').length,
    theses: theses.added.map(({ name }) => ({ from: name, to: theses.newName(name) })),
    recognizedTheses: theses.recognized.map(({ name }) => name),
    missing: [...wiring.missing],
    present: [...wiring.present],
    evaluations: evaluations.map(({ item }) => item.dataText),
    personas: personas.added.map(({ name }) => name),
    leftPersonas: personas.left,
    refused,
  };
  return { changes: { upserts, removals: [] }, report };
}

function addedPersonas(
  items: readonly DesignItem[],
  personas: readonly FilePersona[],
  ids: MergeIds,
): DesignItem[] {
  const last = lastIndex(items, 'persona');
  return personas.map((persona, at) =>
    personaRecord({ ...persona, id: ids.persona() }, { index: last + at + 1 }),
  );
}

/** Leaves out what the server would refuse, and the hold of a question that is left out. */
function storable(parts: readonly DesignItem[]) {
  const refused = parts.flatMap((item) => {
    const fault = designValueFault(item, []);
    return fault ? [{ item, sentence: fault.sentence }] : [];
  });
  const left = new Set(refused.map(({ item }) => item));
  const lost = new Set(itemsOfType([...left], 'question').map(({ dataID }) => dataID));
  const upserts = parts.filter(
    (item) => !left.has(item) && !(item.dataType === 'heldQuestion' && lost.has(item.dataID)),
  );
  return { upserts, refused };
}

function addedTheses(
  items: readonly DesignItem[],
  { added, newName }: ThesisWiring,
  { ids, wiring }: Copy,
): DesignItem[] {
  const last = lastIndex(items, 'thesis');
  return added.map(({ name, logic, description }, at) => {
    const thesis = {
      id: ids.thesis(),
      name: normalizeThesisName(newName(name)),
      logic: rewireLogic(logic, wiring),
      description,
    };
    return thesisRecord(thesis, { index: last + at + 1 });
  });
}

/** Evaluations get the sections that were added, and no due date: the class days have no dates yet. */
function addedEvaluations(
  { evaluations }: CourseFile,
  chosen: Chosen,
  { sectionIds }: AddedRows,
  ids: MergeIds,
): readonly { readonly from: string; readonly item: DesignItem }[] {
  return evaluations
    .filter(({ id }) => chosen.evaluations.has(id))
    .map(({ id: from, name, sections }) => ({
      from,
      item: evaluationRecord({
        id: ids.evaluation(),
        name,
        dueDate: null,
        sections: sections.flatMap((id) => sectionIds.get(id) ?? []),
      }),
    }));
}

/**
 * The criteria of the added evaluations and questions. Weights stay behind: they are shares of the other course's
 * grade.
 */
function addedCriteria(
  { otherRecords }: CourseFile,
  added: Readonly<Record<'evaluation' | 'question', ReadonlyMap<string, string>>>,
): DesignItem[] {
  return otherRecords.flatMap((item) => {
    if (item.dataType === 'evaluationWeight') return [];
    const owner = ownerType(item.dataType);
    const dataID =
      owner === 'evaluation' || owner === 'question' ? added[owner].get(item.dataID) : undefined;
    return dataID === undefined ? [] : [{ ...item, dataID }];
  });
}

function wiredPersonas(
  { personas }: CourseFile,
  chosen: Chosen,
  { newId, present }: QuestionWiring,
  { newName }: ThesisWiring,
): { readonly added: readonly FilePersona[]; readonly left: readonly string[] } {
  const wanted = personas.filter(({ id }) => chosen.personas.has(id));
  const isComplete = ({ answers, questions }: FilePersona) =>
    [...questions, ...answers.map(({ questionID }) => questionID)].every(
      (id) => chosen.questions.has(id) || present.has(id),
    );
  const added = wanted.filter(isComplete).map(({ id, name, answers, questions, theses }) => ({
    id,
    name,
    answers: answers.map((answer) => ({ ...answer, questionID: newId(answer.questionID) })),
    questions: questions.map(newId),
    theses: theses.map(newName),
  }));
  return { added, left: wanted.filter((each) => !isComplete(each)).map(({ name }) => name) };
}
