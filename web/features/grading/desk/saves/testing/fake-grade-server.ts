// A grading screen without a browser: its saves, and a server in memory that keeps versions as the real one does.
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { GRADING_TYPES, type GradingType } from '@elenchus/domain/grading/grade-record.ts';
import {
  connectionLost,
  FakeConnection,
  refusedWith,
} from '../../../../../saving/queue/testing/fake-connection.ts';
import { memoryStore } from '../../../../../saving/queue/testing/memory-store.ts';
import { saveWords } from '../../../../../saving/save-words.ts';
import { fieldKey, type WireGrade } from '../../../../../saving/grades/grade-field.ts';
import { GradeSaves } from '../grade-saves.ts';
import type { FieldConflict } from '../shown-field.ts';
import type { GradeToPost, PostGrade } from '../../../../../saving/grades/grade-queue.ts';

export const work = { username: 'ada', evaluationId: 'FIRST' };
export const comments = fieldKey(work, 'comments');
export const clock = fieldKey(work, 'questionGrade', 'clock');

/** A server in memory that keeps versions as the real one does. */
export class FakeServer extends FakeConnection {
  readonly records = new Map<string, WireGrade>();
  /** Saves, but its answer does not arrive. */
  isMute = false;
  saves = 0;
  /** Whether a due date asked to keep the grades of unchanged answers. */
  hasKept = false;
  /** Students who are somebody else's now. */
  readonly forbidden = new Set<string>();
  /** As of which due dates the saved grades were read. */
  readonly readDates: (string | undefined)[] = [];
  /** When the answers of the saved grades were read. */
  readonly readMoments: (number | undefined)[] = [];
  /** Who has the netID now; undefined if it doesn't matter. */
  personTag: string | undefined;
  #version = 100;

  save(by: string, { confirmed: _confirmed, keepUnchanged, ...sent }: GradeToPost): WireGrade {
    const { expectedVersion, readAsOf, readAt, personTag, agreedGrades: _agreed, ...record } = sent;
    if (personTag !== (this.personTag ?? personTag)) {
      throw refusedWith(409, 'SOMEONE_ELSE_NOW', [], 'Someone else has the netID now.');
    }
    this.readDates.push(readAsOf);
    this.readMoments.push(readAt);
    this.hasKept ||= keepUnchanged === true;
    const key = JSON.stringify([record.gradingType, record.questionID]);
    const standing = this.records.get(key);
    const isSame =
      standing?.comment === record.comment &&
      standing.individualGradingData === record.individualGradingData;
    if (standing && isSame) return standing;
    if (expectedVersion !== (standing?.version ?? 0)) {
      throw refusedWith(409, 'CHANGED_MEANWHILE', [standing ?? null]);
    }
    this.saves += 1;
    this.#version += 1;
    const stamp = { version: this.#version, changedBy: by, changedAt: this.#version };
    this.records.set(key, { ...record, ...stamp });
    return { ...record, ...stamp };
  }

  /** Somebody writes without looking. */
  force(by: string, record: Omit<GradeToPost, 'expectedVersion'>): void {
    const key = JSON.stringify([record.gradingType, record.questionID]);
    const expectedVersion = this.records.get(key)?.version ?? 0;
    this.save(by, { ...record, expectedVersion });
  }

  postBy(by: string): PostGrade {
    return async (body) => {
      this.reach();
      if (this.forbidden.has(body.username)) {
        throw refusedWith(403, 'FORBIDDEN', [], 'No permission.');
      }
      const deletedGrades = body.gradingType === 'customDueDate' ? this.#deletedBy(body) : 0;
      const record = this.save(by, body);
      if (deletedGrades > 0) this.deleteQuestionGrades();
      if (this.isMute) throw connectionLost();
      // A due date that is taken away leaves no record.
      const isGone = body.gradingType === 'customDueDate' && record.individualGradingData === '';
      if (isGone) this.records.delete(JSON.stringify(['customDueDate', 'noQuestionID']));
      return { record: isGone ? { ...record, version: 0 } : record, deletedGrades };
    };
  }

  /** A new due date takes the question grades away. */
  deleteQuestionGrades(): void {
    for (const [key, { gradingType }] of this.records) {
      if (gradingType === 'questionGrade') this.records.delete(key);
    }
  }

  dueDate(): string {
    const key = JSON.stringify(['customDueDate', 'noQuestionID']);
    return this.records.get(key)?.individualGradingData ?? '';
  }

  /** How many grades a new date deletes; refused until somebody agrees. */
  #deletedBy({ individualGradingData, confirmed, agreedGrades }: GradeToPost): number {
    if (individualGradingData === this.dueDate()) return 0;
    const grades = [...this.records.values()].filter(
      (one) => one.gradingType === 'questionGrade' && one.individualGradingData !== '',
    ).length;
    const isAgreed = confirmed && grades <= (agreedGrades ?? grades);
    if (grades > 0 && !isAgreed) throw refusedWith(409, 'CONFIRMATION_NEEDED', [{ grades }]);
    return grades;
  }

  grade(questionID: string): string | undefined {
    return this.records.get(JSON.stringify(['questionGrade', questionID]))?.individualGradingData;
  }

  comment(): string | undefined {
    return this.records.get(JSON.stringify(['comments', 'noQuestionID']))?.comment;
  }
}

export const commentRecord = (comment: string): Omit<GradeToPost, 'expectedVersion'> => ({
  username: 'ada',
  gradingType: 'comments',
  questionID: 'noQuestionID',
  individualGradingData: '',
  comment,
  evaluationDataID: 'FIRST',
});

export const opened: GradeSaves[] = [];

export function openSaves(
  server: FakeServer,
  { grader = 'simone', store = memoryStore(), courseID = `phil-${opened.length}` } = {},
): GradeSaves {
  const saves = new GradeSaves({
    courseID,
    grader,
    post: server.postBy(grader),
    onLoggedOut: () => {},
    store,
  });
  opened.push(saves);
  load(saves, server);
  return saves;
}

export function load(saves: GradeSaves, server: FakeServer): void {
  saves.hearAll(work, [...server.records.values()], saves.now());
}

export const wordsOf = (saves: GradeSaves): string =>
  saveWords(saves.queueState(), { one: 'change', many: 'changes', nameOf: (key) => key }).text;
export const isSaved = (saves: GradeSaves): Promise<void> =>
  vi.waitFor(() => expect(wordsOf(saves)).toBe('All changes saved'), 30_000);
export const conflictOf = (saves: GradeSaves, key: string): Promise<FieldConflict> =>
  vi.waitFor(() => {
    const { conflict } = saves.field(key);
    if (!conflict) throw new Error('There is no conflict yet.');
    return conflict;
  }, 30_000);

/** A page that is seen and never left, as the saves need one. */
export function useStillPage(): void {
  beforeEach(() => {
    vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: () => {} });
    vi.stubGlobal('addEventListener', () => {});
  });
  afterEach(() => {
    for (const saves of opened.splice(0)) saves.close();
    vi.unstubAllGlobals();
  });
}

/** The grading type of that name. */
export function gradingTypeOf(text: string): GradingType {
  const found = GRADING_TYPES.find((type) => type === text);
  if (!found) throw new Error(`${text} is no grading type.`);
  return found;
}
