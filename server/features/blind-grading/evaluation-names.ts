// The names under which staff see the students of an evaluation: their own, or pseudonyms while it is graded blind.
import { randomBytes } from 'node:crypto';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { isBlind } from '@elenchus/domain/blind-grading/hidden-names.ts';
import { looksLikePseudonym, type Pseudonym } from '@elenchus/domain/blind-grading/pseudonym.ts';
import type { Store } from '../../store/open-store.ts';
import {
  type NamingKey,
  namingKey,
  orderOf,
  personTagOf,
  pseudonymOf,
  readingPseudonymOf,
} from '../../store/blind-grading/pseudonym-digest.ts';
import { selectOptionalSetting } from '../../store/settings-store.ts';
import { selectStudentKeys } from '../../store/people/students-store.ts';
import type { CachedCourse } from '../course-cache.ts';

/** A student as the rules know them: the folded username, and the names to show if they aren't hidden. */
interface NamedStudent {
  readonly usernameKey: string;
  readonly username: string;
  readonly fullName: string;
}

export interface EvaluationNames {
  readonly isHidden: boolean;
  /** The names to send for a student. */
  shown(student: NamedStudent): Pseudonym;
  /** The folded username behind a name that was sent; undefined for a name that nobody has here. */
  keyBehind(name: string): Promise<string | undefined>;
}

/** Whom a pseudonym stands for. */
interface Unmasked extends Pseudonym {
  readonly usernameKey: string;
  readonly evaluationId: string;
}

/** How many evaluations are kept in memory. One with 1,000 students takes about 200 KB. */
const MOST_KEPT = 100;

interface Kept {
  readonly key: NamingKey;
  readonly pseudonyms: Map<string, Pseudonym>;
  readonly behind: Map<string, string>;
  readonly orders: Map<string, string>;
  readonly readings: Map<string, Pseudonym>;
  readonly tags: Map<string, string>;
}

export class PseudonymBook {
  readonly #store: Store;
  readonly #clock: () => number;
  readonly #kept = new Map<string, Kept>();
  #secret: Promise<string> | undefined;

  constructor(store: Store, clock: () => number) {
    this.#store = store;
    this.#clock = clock;
  }

  /** What computes the pseudonyms of an evaluation elsewhere, for instance in the thread of the reports. */
  async keyOf(course: string, evaluationId: string): Promise<NamingKey> {
    return (await this.#keptOf(course, evaluationId)).key;
  }

  /** Pseudonyms of an evaluation, whether or not it hides names now. */
  async pseudonyms(
    course: string,
    evaluationId: string,
  ): Promise<(usernameKey: string) => Pseudonym> {
    const kept = await this.#keptOf(course, evaluationId);
    return (usernameKey) => pseudonymIn(kept, usernameKey);
  }

  /** Where a student is in the random order of an evaluation. */
  async orders(course: string, evaluationId: string): Promise<(usernameKey: string) => string> {
    const { key, orders } = await this.#keptOf(course, evaluationId);
    return (usernameKey) => {
      const order = orders.get(usernameKey) ?? orderOf(key, usernameKey);
      orders.set(usernameKey, order);
      return order;
    };
  }

  /** Pseudonyms in the second readings of an evaluation. No other call knows them. */
  async readings(
    course: string,
    evaluationId: string,
  ): Promise<(usernameKey: string) => Pseudonym> {
    const { key, readings } = await this.#keptOf(course, evaluationId);
    return (usernameKey) => {
      const made = readings.get(usernameKey) ?? readingPseudonymOf(key, usernameKey);
      readings.set(usernameKey, made);
      return made;
    };
  }

  /** The tag of a person's work, under the name by which the caller knows the person (USR-115). */
  async personTag(
    course: string,
    evaluationId: string,
    shownUsername: string,
    person: string,
  ): Promise<string> {
    const { key, tags } = await this.#keptOf(course, evaluationId);
    const about = JSON.stringify([foldName(shownUsername), person]);
    const tag = tags.get(about) ?? personTagOf(key, shownUsername, person);
    tags.set(about, tag);
    return tag;
  }

  /** The student whom a pseudonym stands for in one of these evaluations. */
  async unmask(
    course: string,
    evaluationIds: readonly string[],
    username: string,
  ): Promise<Unmasked | undefined> {
    const name = username.trim().toLowerCase();
    if (!looksLikePseudonym(name)) return undefined;
    for (const evaluationId of evaluationIds) {
      const kept = await this.#keptOf(course, evaluationId);
      const usernameKey = kept.behind.get(name);
      if (usernameKey !== undefined) {
        return { ...pseudonymIn(kept, usernameKey), usernameKey, evaluationId };
      }
    }
    return this.#unmaskNewcomer(course, evaluationIds, name);
  }

  /** Students whom this process hasn't sent yet: after a start, or named by another process. */
  async #unmaskNewcomer(
    course: string,
    evaluationIds: readonly string[],
    name: string,
  ): Promise<Unmasked | undefined> {
    if (evaluationIds.length === 0) return undefined;
    const keys = await selectStudentKeys(this.#store, course);
    for (const evaluationId of evaluationIds) {
      const kept = await this.#keptOf(course, evaluationId);
      for (const usernameKey of keys) pseudonymIn(kept, usernameKey);
      const usernameKey = kept.behind.get(name);
      if (usernameKey !== undefined) {
        return { ...pseudonymIn(kept, usernameKey), usernameKey, evaluationId };
      }
    }
    return undefined;
  }

  async #keptOf(course: string, evaluationId: string): Promise<Kept> {
    const place = JSON.stringify([course, evaluationId]);
    const known = this.#kept.get(place);
    if (known) return known;
    const secret = await this.#readSecret();
    const key = namingKey(secret, course, evaluationId);
    const kept: Kept = {
      key,
      pseudonyms: new Map(),
      behind: new Map(),
      orders: new Map(),
      readings: new Map(),
      tags: new Map(),
    };
    this.#kept.set(place, kept);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return kept;
  }

  #readSecret(): Promise<string> {
    this.#secret ??= this.#findSecret().catch((error: unknown) => {
      this.#secret = undefined;
      throw error;
    });
    return this.#secret;
  }

  async #findSecret(): Promise<string> {
    const name = 'pseudonymSecret';
    const found = await selectOptionalSetting(this.#store, name);
    if (found !== undefined) return found;
    const value = randomBytes(32).toString('base64url');
    await this.#store.transact('setSettingOnce', { name, value, at: this.#clock() });
    // Of several processes that make one at once, the first is stored.
    return (await selectOptionalSetting(this.#store, name)) ?? value;
  }
}

function pseudonymIn({ key, pseudonyms, behind }: Kept, usernameKey: string): Pseudonym {
  const known = pseudonyms.get(usernameKey);
  if (known) return known;
  const made = pseudonymOf(key, usernameKey);
  pseudonyms.set(usernameKey, made);
  behind.set(made.username, usernameKey);
  return made;
}

/** The evaluations that have or had pseudonyms: text that was typed under one is still saved after a hand-back. */
export function maskedEvaluationIds({ model }: Pick<CachedCourse, 'model'>): readonly string[] {
  return [...model.fairGradings].flatMap(([id, { hidesNames }]) => (hidesNames ? [id] : []));
}

/** The names of one evaluation's students, as staff get them. */
export async function evaluationNames(
  { pseudonyms }: { readonly pseudonyms: PseudonymBook },
  cached: Pick<CachedCourse, 'course' | 'model'>,
  evaluationId: string,
): Promise<EvaluationNames> {
  const isHidden = isBlind(cached.model, evaluationId);
  const nameOf = isHidden ? await pseudonyms.pseudonyms(cached.course, evaluationId) : undefined;
  return {
    isHidden,
    shown: ({ usernameKey, username, fullName }) =>
      nameOf ? nameOf(usernameKey) : { username, fullName },
    keyBehind: async (name) =>
      (await pseudonyms.unmask(cached.course, [evaluationId], name))?.usernameKey,
  };
}
