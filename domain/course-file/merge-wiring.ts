// Decides which new IDs and names the added parts get, and which of them the course already has (FIL-9 to FIL-11).
import { itemsOfType, type DesignItem } from '../design/design-item.ts';
import { normalizeThesisName, thesisKey } from '../logic/thesis-name.ts';
import { readTheses, type Thesis } from '../logic/thesis.ts';
import type { CourseFile, FileQuestion, FileThesis } from './course-file.ts';
import { fileQuestions } from './chosen-parts.ts';
import { questionRecord } from './file-records.ts';
import type { MergeIds } from './merge-ids.ts';
import { namedIn, rewireLogic, type Wiring } from './rewire-logic.ts';

export interface QuestionWiring {
  readonly newId: (id: string) => string;
  /** Named questions that weren't chosen, but that the course has with the same ID, type, text and options. */
  readonly present: ReadonlySet<string>;
  /** Named questions that weren't chosen and that the course doesn't have. */
  readonly missing: ReadonlySet<string>;
}

/** The IDs of chosen questions, and of the questions that the given formulas name. */
export function wireQuestions(
  items: readonly DesignItem[],
  order: {
    readonly file: CourseFile;
    readonly chosen: readonly FileQuestion[];
    readonly formulas: readonly string[];
    readonly ids: MergeIds;
  },
): QuestionWiring {
  const { file, chosen, formulas, ids } = order;
  const stored = new Map(itemsOfType(items, 'question').map((item) => [item.dataID, item]));
  const inFile = new Map(fileQuestions(file).map((question) => [question.id, question]));
  const newIds = new Map(chosen.map(({ id }) => [id, ids.question()]));
  const present = new Set<string>();
  const missing = new Set<string>();
  for (const id of namedIn(formulas).questionIds) {
    if (newIds.has(id)) continue;
    const here = stored.get(id);
    if (here && isSameQuestion(inFile.get(id), here)) present.add(id);
    else missing.add(id);
    // Another question has this ID here: the formula must not start to depend on it.
    if (here && missing.has(id)) newIds.set(id, ids.question());
  }
  return { newId: (id) => newIds.get(id) ?? id, present, missing };
}

function isSameQuestion(question: FileQuestion | undefined, here: DesignItem): boolean {
  if (question === undefined) return false;
  const there = questionRecord(question, { index: 0 });
  return (
    there.dataText === here.dataText &&
    there.questionType === here.questionType &&
    there.questionOptions === here.questionOptions
  );
}

export interface ThesisWiring {
  readonly newName: (name: string) => string;
  /** The theses to add, with the names they had. */
  readonly added: readonly FileThesis[];
  /** Theses that the course already has with the same name and meaning. */
  readonly recognized: readonly FileThesis[];
}

/** The names of theses: a thesis that means the same here is used, one that means something else gets another name. */
export function wireTheses(
  items: readonly DesignItem[],
  needed: readonly FileThesis[],
  formulas: readonly string[],
  questionId: (id: string) => string,
): ThesisWiring {
  const here = new Map(readTheses(items).map((thesis) => [thesisKey(thesis.name), thesis]));
  const inFile = new Map(needed.map(({ name }) => [thesisKey(name), name]));
  // A name that means nothing on one side must not start to mean the thesis of that name on the other.
  const unknown = new Map([
    ...namesWithoutThesis(formulas, inFile),
    ...namesWithoutThesis(formulasIn(items), here),
  ]);
  const renamed = new Map<string, string>();
  const taken = new Set([...here.keys(), ...inFile.keys(), ...unknown.keys()]);
  const rename = (name: string): void => {
    renamed.set(thesisKey(name), freeName(name, taken));
  };
  for (const [key, name] of unknown) {
    if (here.has(key) || inFile.has(key)) rename(inFile.get(key) ?? name);
  }
  const newName = (name: string): string => renamed.get(thesisKey(name)) ?? name;
  const wiring: Wiring = { questionId, thesisName: newName };
  // A thesis is the same only if the theses it names are: each renaming can lead to others.
  for (let before = -1; before !== renamed.size;) {
    before = renamed.size;
    for (const thesis of needed) {
      const other = here.get(thesisKey(thesis.name));
      if (!other || renamed.has(thesisKey(thesis.name))) continue;
      if (!isSameThesis(thesis, other, wiring)) rename(thesis.name);
    }
  }
  const isNew = ({ name }: FileThesis) =>
    renamed.has(thesisKey(name)) || !here.has(thesisKey(name));
  return {
    newName,
    added: needed.filter(isNew),
    recognized: needed.filter((each) => !isNew(each)),
  };
}

/** The names in formulas that no thesis has, by their key. */
function namesWithoutThesis(
  formulas: readonly string[],
  theses: ReadonlyMap<string, unknown>,
): [string, string][] {
  return [...namedIn(formulas).theses].filter(([key]) => !theses.has(key));
}

function formulasIn(items: readonly DesignItem[]): string[] {
  return items
    .filter(({ dataType }) => dataType === 'question' || dataType === 'thesis')
    .map(({ questionLogic }) => questionLogic);
}

function isSameThesis({ logic }: FileThesis, here: Thesis, wiring: Wiring): boolean {
  return rewireLogic(logic, wiring).trim() === here.logic.trim();
}

function freeName(name: string, taken: Set<string>): string {
  const stem = normalizeThesisName(name);
  let number = 2;
  while (taken.has(thesisKey(`${stem}${number}`))) number += 1;
  taken.add(thesisKey(`${stem}${number}`));
  return `${stem}${number}`;
}
