// Pseudonyms and random orders, computed from a secret of the installation: the same student has the same ones in an
// evaluation, others in every other, and nobody without the secret can compute them (BLD-7, BLD-11).

import { createHmac } from 'node:crypto';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import {
  codeFrom,
  pseudonymFrom,
  type Pseudonym,
} from '@elenchus/domain/blind-grading/pseudonym.ts';

/** What the names of one evaluation are computed with. */
export type NamingKey = Uint8Array;

/** The key of an evaluation, from the secret of the installation. */
export function namingKey(secret: string, course: string, evaluationId: string): NamingKey {
  const ofCourse = createHmac('sha256', secret).update(course).digest();
  return createHmac('sha256', ofCourse).update(evaluationId).digest();
}

/** The pseudonym of a student. */
export function pseudonymOf(key: NamingKey, usernameKey: string): Pseudonym {
  return pseudonymFrom(digestOf(key, 'name', usernameKey));
}

/**
 * Where a student is in the random order. Computed apart from the pseudonym: an evaluation that had a random order with
 * names, and then hides them, must not have its pseudonyms in the order that people know.
 */
export function orderOf(key: NamingKey, usernameKey: string): string {
  return codeFrom(digestOf(key, 'order', usernameKey));
}

/**
 * The pseudonym of a student in the second readings of the evaluation, whose order is also the order of the sample.
 * Computed apart from the others: first graders who see pseudonyms or a random order mustn't see who is in the sample,
 * and a second reader mustn't find the first grade under the same pseudonym.
 */
export function readingPseudonymOf(key: NamingKey, usernameKey: string): Pseudonym {
  return pseudonymFrom(digestOf(key, 'second reading', usernameKey));
}

/**
 * What a call about a student's work gives a grader, and gets back with what the grader saves: it is another one once
 * someone else has the netID (USR-115). It contains the name that was sent with it, so that nobody finds the student behind
 * a pseudonym by it.
 */
export function personTagOf(key: NamingKey, shownUsername: string, person: string): string {
  const about = JSON.stringify([foldName(shownUsername), person]);
  return Buffer.from(digestOf(key, 'person', about))
    .toString('base64url')
    .slice(0, 22);
}

type Purpose = 'name' | 'order' | 'second reading' | 'person';

function digestOf(key: NamingKey, purpose: Purpose, usernameKey: string): Uint8Array {
  return createHmac('sha256', key).update(`${purpose} ${usernameKey}`).digest();
}
