import { designItem } from '@elenchus/domain/design/design-item.ts';
import { applyChanges } from '@elenchus/domain/design/diff-design.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStore } from '../../../saving/queue/testing/memory-store.ts';
import { DesignEditor } from './design-editor.ts';
import type { DesignState } from '../design-state.ts';
import { shownItems } from './shown-design.ts';

const title = (dataText: string) => designItem({ dataType: 'courseTitle', dataID: '0', dataText });

let server = [title('Ethics'), designItem({ dataType: 'faq', dataID: 'courseFAQ' })];

function openEditor(): DesignEditor {
  const editor: DesignEditor = new DesignEditor(
    {
      courseID: 'phil',
      username: 'simone',
      store: memoryStore(),
      calls: {
        load: async () => server,
        update: async ({ designData }) => {
          server = applyChanges(server, { upserts: designData, removals: [] });
          return { deletedGrades: 0 };
        },
        remove: async () => ({ deletedGrades: 0 }),
      },
      // As on the page: a saved item is loaded again as a new object with the same content.
      onSaved: (entries) => editor.receive(structuredClone(shownItems(server, entries))),
    },
    server,
  );
  return editor;
}

beforeEach(() => {
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: () => {} });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** How often each part was another object when the editor had something new. */
function countChanges(editor: DesignEditor) {
  const parts = ['course', 'items', 'saveState', 'undoLabel', 'question'] as const;
  const counts = Object.fromEntries(parts.map((part) => [part, 0]));
  let before: DesignState = editor.state();
  const stop = editor.watch(() => {
    const after = editor.state();
    for (const part of parts)
      if (after[part] !== before[part]) counts[part] = (counts[part] ?? 0) + 1;
    before = after;
  });
  return { counts, stop };
}

test('a part of the state is another object only when it has changed: saving does not touch the course', async () => {
  const editor = openEditor();
  const { counts, stop } = countChanges(editor);
  for (const letter of ['E1', 'E12', 'E123']) {
    editor.change({ upserts: [title(letter)], removals: [] }, { label: 'rename the course' });
  }
  await vi.waitFor(() => expect(editor.state().saveState.tone).toBe('saved'), 30_000);
  expect(server[0]?.dataText).toBe('E123');
  expect(counts).toEqual({ course: 3, items: 3, saveState: 2, undoLabel: 1, question: 0 });
  stop();
  editor.close();
});

function question(dataID: string, dataText: string) {
  return designItem({ dataType: 'question', dataID, dataText, questionCourseDate: 'day' });
}

test('DSN-49 typing in one question leaves every other question, thesis and class day the same object', () => {
  const day = designItem({ dataType: 'topic', dataID: 'day', dataIndex: '1', dataText: 'Day' });
  const thesis = designItem({
    dataType: 'thesis',
    dataID: 't',
    dataText: 'T',
    questionLogic: '(a, 1)',
  });
  server = [day, question('a', 'A?'), question('b', 'B?'), thesis];
  const editor = openEditor();
  const before = editor.state().course;
  editor.change({ upserts: [question('a', 'A? B')], removals: [] }, { label: 'question text' });
  const after = editor.state().course;
  const [changed, other] = after.questionsByTopic.get('day') ?? [];
  expect(changed?.text).toBe('A? B');
  expect(changed).toBe(after.questions[0]);
  expect(other).toBe(before.questionsByTopic.get('day')?.[1]);
  expect(after.theses).toBe(before.theses);
  expect(after.schedule).toBe(before.schedule);
  editor.close();
});
