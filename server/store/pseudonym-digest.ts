// Pseudonyms and random orders, computed from a secret of the installation: the same student has the same ones in an
// evaluation, others in every other, and nobody without the secret can compute them (BLD-7, BLD-11).

import { createHmac } from 'node:crypto';
import {
  codeFrom,
  pseudonymFrom,
  type Pseudonym,
} from '@elenchus/domain/blind-grading/pseudonym.ts';

/** What the names of one evaluation are computed with. */
export interface NamingKey {
  readonly secret: string;
  readonly course: string;
  readonly evaluationId: string;
}

/** The pseudonym of a student. */
export function pseudonymOf(key: NamingKey, usernameKey: string): Pseudonym {
  return pseudonymFrom(digestOf('name', key, usernameKey));
}

/**
 * Where a student is in the random order. Computed apart from the pseudonym: an evaluation that had a random order with
 * names, and then hides them, must not have its pseudonyms in the order that people know.
 */
export function orderOf(key: NamingKey, usernameKey: string): string {
  return codeFrom(digestOf('order', key, usernameKey));
}

function digestOf(purpose: 'name' | 'order', key: NamingKey, usernameKey: string): Uint8Array {
  const ofCourse = createHmac('sha256', key.secret).update(key.course).digest();
  return createHmac('sha256', ofCourse)
    .update(JSON.stringify([purpose, key.evaluationId, usernameKey]))
    .digest();
}
