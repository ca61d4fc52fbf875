// What a change of the design would do to the class. It writes nothing.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { consequencesApi } from '@elenchus/contract/consequences-api.ts';
import { readCourse } from '@elenchus/domain/course/course-model.ts';
import {
  designConsequences,
  neededAnswers,
  type ClassConsequences,
  type DesignConsequences,
} from '@elenchus/domain/consequences/design-consequences.ts';
import { evaluationQuestions } from '@elenchus/domain/consequences/evaluation-edits.ts';
import { asksForStoredValues, switchedOff } from '@elenchus/domain/consequences/switched-off.ts';
import { writtenQuestions } from '@elenchus/domain/consequences/written-work.ts';
import { designKeyText, type DesignItem } from '@elenchus/domain/design/design-item.ts';
import { applyChanges } from '@elenchus/domain/design/diff-design.ts';
import type { GroupedAnswer } from '@elenchus/domain/logic/grouped-answers.ts';
import { fail } from '../../http/failure.ts';
import type { Call, HandlersOf } from '../../http/handler.ts';
import { selectClassAnswers, selectClassOfCourse } from '../../store/class/class-answers-store.ts';
import { chunksOf } from '../../store/engine/sql.ts';
import { NO_VALUES, selectStoredValues } from '../../store/consequences/stored-values-store.ts';
import { selectEvaluationFacts } from '../../store/consequences/evaluation-facts-store.ts';
import { followingOf, type FollowingItem } from '../../store/questions/followed-answers-store.ts';
import { selectWrittenWork } from '../../store/consequences/written-work-store.ts';
import { ClassPlan } from './class-on-dates.ts';
import { designRefusal, limitRefusal } from '../design/design-refusal.ts';
import type { Services } from '../services.ts';

const NAME = 'POST /api/designConsequences/{courseID}';

/** The handler of the consequences of a change. */
export function consequencesHandlers(services: Services): HandlersOf<typeof consequencesApi> {
  return { [NAME]: (call) => consequencesOf(services, call) };
}

async function consequencesOf({ store, courses }: Services, call: Call<typeof NAME>) {
  const { params, body, now } = call;
  const { designData: upserts, removed: removals } = body;
  const cached = await courses.get(params.courseID);
  if (!cached) return fail('COURSE_NOT_FOUND');
  // Thousands of items take their time to be read, and again to be compared.
  await nextTurn();
  const limit = limitRefusal(cached.items, upserts, removals);
  if (limit) return limit;
  const change = { course: params.courseID, upserts, removals, present: cached.items };
  const refusal = await designRefusal({ store }, change);
  if (refusal) return refusal;
  await nextTurn();
  const after = readCourse(applyChanges(cached.items, { upserts, removals }));
  const following = followingIn(upserts, cached.items);
  const edit = { before: cached.model, after, nowEpochMs: now, following };
  const [people, values, written] = await Promise.all([
    selectClassOfCourse(store, params.courseID),
    asksForStoredValues(edit) ? selectStoredValues(store, params.courseID) : NO_VALUES,
    selectWrittenWork(store, params.courseID, writtenQuestions(edit)),
  ]);
  const stored = { switchedOff: switchedOff(edit, values), written };
  if (people.hasAnswers.length === 0)
    return wire({ ...NOTHING, classSize: people.students.length, ...stored });
  const plan = new ClassPlan(edit, people);
  const { timeZone } = after.settings;
  await nextTurn();
  const needed = neededAnswers(edit, plan.dates);
  const { pastDates: dates, pastCustomDates: customDates } = plan;
  const wanted = { ...needed, dates, customDates };
  const [answers, facts] = await Promise.all([
    selectClassAnswers(store, params.courseID, wanted),
    selectEvaluationFacts(store, params.courseID, evaluationQuestions(edit), timeZone),
  ]);
  const present: GroupedAnswer[] = [];
  for (const some of chunksOf(answers.present, 100)) {
    for (const group of some) present.push(plan.grouped(group));
    await nextTurn();
  }
  const input = plan.input(present, answers, facts);
  await nextTurn();
  return wire({ ...designConsequences(edit, input), ...stored });
}

/** The questions whose stored answers would follow their options. */
function followingIn(upserts: readonly FollowingItem[], stored: readonly DesignItem[]) {
  const wanted = upserts.filter(({ dataType }) => dataType === 'question');
  const items = new Map(wanted.length > 0 ? stored.map((item) => [designKeyText(item), item]) : []);
  const found = wanted.flatMap((item) => followingOf(item, items.get(designKeyText(item))));
  return new Map(found.map(({ questionID, numbers }) => [questionID, numbers]));
}

const NOTHING: ClassConsequences = {
  students: 0,
  classSize: 0,
  questions: [],
  changedAnswers: [],
  evaluations: [],
  evaluationEdits: [],
};

function wire(consequences: DesignConsequences) {
  const { questions, changedAnswers, evaluations, evaluationEdits } = consequences;
  return {
    ...consequences,
    evaluationEdits: [...evaluationEdits],
    questions: [...questions],
    changedAnswers: [...changedAnswers],
    evaluations: [...evaluations],
    switchedOff: [...consequences.switchedOff],
    written: [...consequences.written],
  };
}
