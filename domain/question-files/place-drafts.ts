// Turns chosen drafts into questions of a course: class day, ID, logic, held back or not (QTI-12 to QTI-15).
import { quotedText } from '../base/quoted-text.ts';
import type { CourseModel } from '../course/course-model.ts';
import type { DesignChanges } from '../design/diff-design.ts';
import { holdOf } from '../questions/held-question.ts';
import { changedQuestions, renumberQuestions } from '../questions/question-order.ts';
import { writeQuestion, type Question } from '../questions/question.ts';
import { namedClassDay } from './draft-day.ts';
import { draftLogic, type NamedInLogic } from './draft-logic.ts';
import type { QuestionDraft } from './question-draft.ts';

type PlacingCourse = Pick<CourseModel, 'questions' | 'schedule' | 'theses' | 'settings'>;

export interface DraftPlacing {
  readonly course: PlacingCourse;
  /** The chosen drafts, in the order of the file. */
  readonly drafts: readonly QuestionDraft[];
  /** Every draft of the file: logic may name one that isn't chosen. */
  readonly all: readonly QuestionDraft[];
  /** The class day of the drafts whose file names none. */
  readonly topicId: string;
  readonly isHeld: boolean;
  /** IDs with answers: a new question under such an ID would get the answers to a deleted one. */
  readonly answeredIds: readonly string[];
  /** Makes an ID that the course doesn't use, a different one each time. */
  readonly newId: () => string;
}

interface PlacedDraft {
  readonly draft: QuestionDraft;
  readonly question: Question;
  /** Changes to it that adding it to this course makes. */
  readonly notes: readonly string[];
}

interface DraftPlan {
  readonly placed: readonly PlacedDraft[];
  readonly changes: DesignChanges;
}

/** After every question that is there. */
const BEHIND = 1_000_000;

const VALID_ID = /^[\p{L}\p{N}_-]{1,40}$/u;

/** The questions that the chosen drafts become, after the questions of their class days, and the save that adds them. */
export function placeDrafts(placing: DraftPlacing): DraftPlan {
  const ids = draftIds(placing);
  const named = namesFor(placing, ids);
  const placed = placing.drafts.map((draft) => placeDraft(placing, draft, ids, named));
  return {
    placed,
    changes: changesOf(
      placing.course.questions,
      placed.map(({ question }) => question),
    ),
  };
}

/** The ID of each chosen draft: the given one if it is free and valid, or else a new one. */
function draftIds({
  course,
  drafts,
  answeredIds,
  newId,
}: DraftPlacing): ReadonlyMap<QuestionDraft, string> {
  const taken = new Set([...course.questions.map(({ id }) => id), ...answeredIds]);
  const given = new Map<QuestionDraft, string>();
  for (const draft of drafts) {
    if (!VALID_ID.test(draft.givenId) || taken.has(draft.givenId)) continue;
    taken.add(draft.givenId);
    given.set(draft, draft.givenId);
  }
  return new Map(drafts.map((draft) => [draft, given.get(draft) ?? freeId(newId, taken)]));
}

function freeId(newId: () => string, taken: Set<string>): string {
  let id = newId();
  while (taken.has(id)) id = newId();
  taken.add(id);
  return id;
}

/** Questions of the file come before those of the course; of two with one ID, the first counts. */
function namesFor(
  { course, all, drafts }: DraftPlacing,
  ids: ReadonlyMap<QuestionDraft, string>,
): NamedInLogic {
  const inFile = new Map(all.toReversed().map((draft) => [draft.givenId, draft]));
  const firstOf = new Map(drafts.toReversed().map((draft) => [draft.givenId, draft]));
  const inCourse = new Map(course.questions.map((question) => [question.id, question]));
  return {
    theses: course.theses,
    questionOf: (id) => {
      const chosen = firstOf.get(id);
      const newId = chosen && ids.get(chosen);
      if (chosen && newId !== undefined) return { ...chosen, id: newId };
      const existing = inCourse.get(id);
      const unchosen = inFile.get(id);
      // One that was added from the file before is the same question; any other only happens to have the same ID.
      return unchosen && existing?.text !== unchosen.text ? undefined : existing;
    },
  };
}

function placeDraft(
  { course, topicId, isHeld }: DraftPlacing,
  draft: QuestionDraft,
  ids: ReadonlyMap<QuestionDraft, string>,
  named: NamedInLogic,
): PlacedDraft {
  const id = ids.get(draft) ?? '';
  const { logic, note } = draftLogic(draft.logic, named);
  const day = draft.classDay === '' ? undefined : namedClassDay(course.schedule, draft.classDay);
  const notes = [
    ...(draft.givenId === '' || draft.givenId === id
      ? []
      : [`Its ID is ${id}, because ${quotedText(draft.givenId)} ${idFault(draft.givenId)}.`]),
    ...(note === null ? [] : [note]),
    ...(draft.classDay === '' || day
      ? []
      : [`No class day with questions is called ${quotedText(draft.classDay)}.`]),
    ...(draft.type === 'Contradiction' && !course.settings.hasContradictionItems
      ? ['Contradictions are turned off in this course. You can turn them on in General, Basics.']
      : []),
  ];
  const question: Question = {
    id,
    topicId: day?.id ?? topicId,
    index: null,
    type: draft.type,
    text: draft.text,
    options: draft.options,
    logic,
    // Without its logic, everyone would get a question that was meant for some students.
    ...((isHeld || note !== null) && { isHeld: true }),
  };
  return { draft, question, notes };
}

function idFault(given: string): string {
  return VALID_ID.test(given) ? 'is taken' : 'can’t be used in logic';
}

function changesOf(before: readonly Question[], added: readonly Question[]): DesignChanges {
  const days = new Set(added.map(({ topicId }) => topicId));
  const concerned = before.filter(({ topicId }) => days.has(topicId));
  // Far after the others, in the order of the file: without an index of their own they would be in the order of
  // their IDs.
  const atEnd = added.map((question, at) => ({ ...question, index: BEHIND + at }));
  const after = renumberQuestions([...concerned, ...atEnd]);
  const upserts = changedQuestions(concerned, after).flatMap((question) => {
    const written = writeQuestion(question);
    return written.ok ? [written.value] : [];
  });
  const holds = added.filter(({ isHeld }) => isHeld).map(({ id }) => holdOf(id));
  return { upserts: [...upserts, ...holds], removals: [] };
}
