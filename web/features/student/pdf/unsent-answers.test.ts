import { expect, test } from 'vitest';
import { type EditedAnswer, versionOf } from '../../../saving/answers/answer-queue.ts';
import { PLAIN_WIRE } from '../../../saving/queue/queue-wire.ts';
import { emptyQueue, type Unsent } from '../../../saving/queue/queue-state.ts';
import { stepQueue } from '../../../saving/queue/queue-step.ts';
import { loadUnsent, withUnsent } from './unsent-answers.ts';

const { encode } = PLAIN_WIRE;
const NOW = 1_000_000;

function onServer(questionID: string, text: string, editedAt: number): EditedAnswer {
  return { questionID, questionAnswer: '', questionEssayAnswer: text, editedAt };
}

/** What a tab stores after loading an answer, or none, and after the person typed. */
function typed(tab: string, text: string, at: number, loaded?: EditedAnswer): Unsent {
  const versions = loaded ? [versionOf(loaded)] : [];
  const opened = stepQueue(emptyQueue(tab), { type: 'received', versions }, at, encode).state;
  const value = { questionAnswer: '', questionEssayAnswer: text };
  const kept = stepQueue(opened, { type: 'edited', key: 'q', value }, at, encode).state.unsent.get(
    'q',
  );
  if (!kept) throw new Error('The queue has kept nothing.');
  return kept;
}

const saved = onServer('q', 'saved', 10);

test.each<[string, readonly EditedAnswer[], readonly Unsent[], Record<string, string>]>([
  ['only the server has answers', [saved], [], { q: 'saved' }],
  ['only the device has answers', [], [typed('a', 'typed', 10)], { q: 'typed' }],
  [
    'typing went on after the save',
    [saved, onServer('p', 'other', 5)],
    [typed('a', 'saved and more', 20, saved)],
    { q: 'saved and more', p: 'other' },
  ],
  [
    'another device was later',
    [onServer('q', 'later', 30)],
    [typed('a', 'earlier', 20, saved)],
    { q: 'later' },
  ],
  [
    'the text was saved while it was being read',
    [onServer('q', 'typed', 20)],
    [typed('a', 'typed', 20)],
    { q: 'typed' },
  ],
  [
    'two tabs have typed',
    [saved],
    [typed('a', 'one', 20, saved), typed('b', 'two', 25, saved)],
    { q: 'two' },
  ],
  ['an essay was emptied', [saved], [typed('a', '', 20, saved)], { q: '' }],
])('%s', (_name, server, unsent, expected) => {
  const merged = withUnsent(server, { unsent, setAside: [] }, NOW);
  expect(
    Object.fromEntries(merged.map((answer) => [answer.questionID, answer.questionEssayAnswer])),
  ).toEqual(expected);
});

test('a browser without a database has nothing to add', async () => {
  expect(await loadUnsent('phil-101', 'ada')).toEqual({ unsent: [], setAside: [] });
});
