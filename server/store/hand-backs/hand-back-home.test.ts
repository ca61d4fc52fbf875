// Whether an evaluation is handed back to everyone has one home, class_hand_backs. What calls get doesn't show it: the
// records of the design, and what students have, are those of a model in which each record is stored as it is sent.

import type { IsoDate } from '@elenchus/domain/base/calendar.ts';
import { designKeyText, type DesignItem } from '@elenchus/domain/design/design-item.ts';
import { diffDesign, isSameItem, type DesignChanges } from '@elenchus/domain/design/diff-design.ts';
import { restoreEverything } from '@elenchus/domain/design-versions/restore-design.ts';
import { writeHandBackTime } from '@elenchus/domain/grading/hand-back-time.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { selectOptionalDesign } from '../design/design-store.ts';
import { selectHandBacks } from './hand-back-rows-store.ts';
import type { Store } from '../open-store.ts';
import { readLog } from '../testing/audit-log.ts';
import { onEachEngine } from '../testing/engines.ts';
import {
  callModel,
  changeModel,
  isBack,
  newModel,
  seenHandBacks,
  type HandBackCall,
} from '../testing/hand-back-model.ts';
import { byKant, evaluation, NOON, person, useStore } from '../testing/test-store.ts';

const MINUTE = 60_000;
const IDS = ['MID', 'FIN'] as const;
const STUDENTS = ['sam', 'sue'] as const;
const SUES_DATE = '2031-01-01' as IsoDate;

/** A course in the store and in the model, with the designs that there were. */
class Trial {
  readonly #store: Store;
  readonly #course: string;
  readonly #model = newModel(
    IDS.map((each) => evaluation(each)),
    [{ usernameKey: 'sue', due: SUES_DATE }],
  );
  /** How the calls were answered, and how the model answered them. */
  readonly #answers: { readonly given: string[]; readonly expected: string[] } = {
    given: [],
    expected: [],
  };
  readonly designs: (readonly DesignItem[])[];
  now = NOON;

  constructor(store: Store, course: string) {
    this.#store = store;
    this.#course = course;
    this.designs = [this.design()];
  }

  design(): readonly DesignItem[] {
    return [...this.#model.records.values()].map(({ version: _version, ...item }) => item);
  }

  find(dataType: string, dataID: string): DesignItem | undefined {
    return this.design().find((item) => item.dataType === dataType && item.dataID === dataID);
  }

  async save(changes: DesignChanges, leavesOut = false, isStale = false): Promise<void> {
    const expecting = <Key extends Pick<DesignItem, 'dataType' | 'dataID'>>(key: Key) => {
      const version = this.#model.records.get(designKeyText(key))?.version ?? 0;
      return { ...key, expectedVersion: isStale ? version + 1 : version };
    };
    const saved = await this.#store.transact('changeDesign', {
      ...byKant(this.#course, this.now),
      upserts: changes.upserts.map(expecting),
      removals: changes.removals.map(expecting),
      confirmed: false,
      leavesOutExtended: leavesOut,
    });
    const isRefused = isStale && !this.#isSaved(changes);
    this.#answers.given.push(saved.ok ? 'ok' : saved.reason.kind);
    this.#answers.expected.push(isRefused ? 'conflict' : 'ok');
    if (!isRefused) changeModel(this.#model, changes, { at: this.now, leavesOut });
    this.designs.push(this.design());
  }

  /** Whether it would change nothing: then an outdated version is no conflict. */
  #isSaved({ upserts, removals }: DesignChanges): boolean {
    const isSame = (item: DesignItem) => {
      const present = this.find(item.dataType, item.dataID);
      return present !== undefined && isSameItem(present, item);
    };
    return upserts.every(isSame) && removals.every((key) => !this.find(key.dataType, key.dataID));
  }

  async call(call: HandBackCall): Promise<void> {
    const { id, to, since, includes } = call;
    const made = await this.#store.transact('handBack', {
      ...byKant(this.#course, this.now),
      evaluationDataID: id,
      to: to === 'everyone' ? { kind: to } : { kind: 'students', usernameKeys: to },
      since,
      includes,
    });
    this.#answers.given.push(made.ok ? 'ok' : made.reason.kind);
    this.#answers.expected.push(callModel(this.#model, call, this.now));
  }

  async stored() {
    const design = await selectOptionalDesign(this.#store, this.#course);
    const rows = await selectHandBacks(this.#store, this.#course);
    const log = await readLog(this.#store, this.#course);
    return {
      ...seenHandBacks(design?.items ?? [], rows, STUDENTS, this.now),
      version: design?.designVersion,
      answers: this.#answers.given,
      log: log
        .filter(({ action }) => action === 'evaluation.hand-back')
        .map(({ subject, before, after }) => ({ subject, before, after })),
    };
  }

  expected() {
    const { records, rows, version, log } = this.#model;
    const seen = seenHandBacks([...records.values()], rows, STUDENTS, this.now);
    return { ...seen, version, answers: this.#answers.expected, log };
  }
}

type Act = (trial: Trial) => Promise<void>;

const id = fc.constantFrom(...IDS);
const saves: fc.Arbitrary<Act> = fc
  .record({
    dataID: id,
    questionLogic: fc.constantFrom('graded', 'ungraded'),
    isRenamed: fc.boolean(),
    leavesOut: fc.boolean(),
    luck: fc.integer({ min: 0, max: 5 }),
  })
  .map(({ dataID, questionLogic, isRenamed, leavesOut, luck }) => async (trial) => {
    const item = trial.find('evaluation', dataID) ?? evaluation(dataID);
    const dataText = isRenamed ? `Named at ${trial.now}` : item.dataText;
    const changes = { upserts: [{ ...item, dataText, questionLogic }], removals: [] };
    await trial.save(changes, leavesOut, luck === 0);
  });
const removals: fc.Arbitrary<Act> = id.map((dataID) => (trial) => {
  return trial.save({ upserts: [], removals: [{ dataType: 'evaluation', dataID }] });
});
const times: fc.Arbitrary<Act> = fc
  .record({ dataID: id, minutes: fc.option(fc.integer({ min: -9, max: 9 })) })
  .map(({ dataID, minutes }) => async (trial) => {
    if (!isBack(trial.find('evaluation', dataID))) return;
    const sent = minutes === null ? [] : [writeHandBackTime(dataID, trial.now + minutes * MINUTE)];
    const key = { dataType: 'handBackTime', dataID };
    await trial.save({ upserts: sent, removals: minutes === null ? [key] : [] });
  });
const calls: fc.Arbitrary<Act> = fc
  .record({
    evaluationId: id,
    to: fc.oneof(fc.constant('everyone' as const), fc.subarray([...STUDENTS], { minLength: 1 })),
    minutes: fc.option(fc.integer({ min: 0, max: 6 })),
    includes: fc.subarray([...STUDENTS]),
  })
  .map(({ evaluationId, to, minutes, includes }) => (trial) => {
    const since = minutes === null ? null : trial.now + minutes * MINUTE;
    return trial.call({ id: evaluationId, to, since, includes });
  });
const returns: fc.Arbitrary<Act> = fc
  .record({ steps: fc.integer({ min: 1, max: 4 }), isUndo: fc.boolean() })
  .map(({ steps, isUndo }) => async (trial) => {
    const [then = [], now] = [trial.designs.at(-1 - steps), trial.design()];
    const ids = { section: () => '', topic: () => '', date: () => '', link: () => '' };
    await trial.save(
      isUndo
        ? diffDesign(now, then)
        : restoreEverything(then, now, { keepsLater: false, ids: ids as never }),
    );
  });
const act = fc.oneof(
  { weight: 4, arbitrary: saves },
  { weight: 1, arbitrary: removals },
  { weight: 1, arbitrary: times },
  { weight: 4, arbitrary: calls },
  { weight: 2, arbitrary: returns },
);

onEachEngine('hand backs to everyone', (engine) => {
  const opened = useStore(engine);

  async function startTrial(): Promise<Trial> {
    const { store, course } = opened();
    const items = IDS.map((each) => evaluation(each));
    const made = await course({ users: STUDENTS.map((key) => person(key)), items });
    const grades = IDS.map((evaluationDataID) => ({
      usernameKey: 'sue',
      evaluationDataID,
      gradingType: 'customDueDate' as const,
      questionID: 'noQuestionID',
      individualGradingData: SUES_DATE,
      comment: '',
      expectedVersion: null,
    }));
    await store.transact('saveGrades', { ...byKant(made), grades });
    return new Trial(store, made);
  }

  test('GRD-82 HBK-3 HBK-4 HBK-8 HBK-29 calls and students get what a model with every record has', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 16 }), async (acts) => {
        const trial = await startTrial();
        for (const one of acts) {
          await one(trial);
          expect(await trial.stored()).toEqual(trial.expected());
          trial.now += 2 * MINUTE;
        }
        expect(await trial.stored()).toEqual(trial.expected());
      }),
      { numRuns: engine.name === 'SQLite' ? 60 : 20 },
    );
  });
});
