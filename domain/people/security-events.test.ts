import { expect, test } from 'vitest';
import {
  eventsOfKind,
  kindOfEvent,
  SECURITY_KINDS,
  securitySentence,
  type SecurityKind,
} from './security-events.ts';

const KINDS = Object.keys(SECURITY_KINDS) as SecurityKind[];

test('USR-50 every event has one kind and a sentence of its own', () => {
  const all = KINDS.flatMap((kind) => eventsOfKind(kind).map((event) => [event, kind] as const));
  expect(all.length).toBeGreaterThan(20);
  const names = { actor: 'Ina', subject: 'Sam', detail: 'student > ta' };
  const sentences = all.map(([event]) => securitySentence(event, names));
  expect(new Set(sentences).size).toBe(all.length);
  for (const [event, kind] of all) expect(kindOfEvent(event)).toBe(kind);
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*\.( student > ta)?$/);
});

test.each([
  ['login', { actor: 'Sam' }, 'Sam logged in.'],
  ['login-failed', { subject: 'Sam' }, 'Failed login as Sam.'],
  ['login-failed', {}, 'Failed login with an unknown username.'],
  [
    'role-changed',
    { actor: 'Ina', subject: 'Sam', detail: 'student > ta' },
    'Ina changed the role of Sam from student to TA.',
  ],
  ['from-a-later-version', {}, 'from-a-later-version'],
] as const)('USR-50 the sentence for %s with %o', (event, names, sentence) => {
  expect(securitySentence(event, { actor: '', subject: '', detail: '', ...names })).toBe(sentence);
});

test('USR-50 an unknown event has no kind', () => {
  expect(kindOfEvent('toString')).toBeNull();
});
