import { applyChanges } from '@elenchus/domain/design/diff-design.ts';
import { designItem, type DesignItem } from '@elenchus/domain/design/design-item.ts';
import { faqItem, readFaq } from '@elenchus/domain/design/faq.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeConnection, refusedWith } from '../../../saving/queue/testing/fake-connection.ts';
import { memoryStore } from '../../../saving/queue/testing/memory-store.ts';
import type { DesignCalls } from '../../../saving/design/design-queue.ts';
import { DesignEditor } from './design-editor.ts';
import { shownItems } from './shown-design.ts';

/** A server in memory: one design, and grades that a new due date would delete. */
class FakeServer extends FakeConnection {
  items: readonly DesignItem[];
  grades = 0;
  updates = 0;

  constructor(items: readonly DesignItem[]) {
    super();
    this.items = items;
  }

  readonly calls: DesignCalls = {
    load: async () => {
      this.reach();
      return this.items;
    },
    update: async ({ designData, confirmed, agreedGrades = this.grades }) => {
      this.reach();
      const isAgreed = confirmed && this.grades <= agreedGrades;
      if (this.grades > 0 && !isAgreed && designData.some(isExam))
        throw confirmationNeeded(this.grades);
      this.updates += 1;
      this.items = applyChanges(this.items, { upserts: designData, removals: [] });
      return { deletedGrades: designData.some(isExam) ? this.grades : 0 };
    },
    remove: async ({ designData, confirmed }) => {
      this.reach();
      const hasExam = designData.some(({ dataType }) => dataType === 'evaluation');
      if (this.grades > 0 && !confirmed && hasExam) throw confirmationNeeded(this.grades);
      this.items = applyChanges(this.items, { upserts: [], removals: designData });
      return { deletedGrades: 0 };
    },
  };

  textOf(dataID: string): string | undefined {
    return this.items.find((item) => item.dataID === dataID)?.dataText;
  }
}

function confirmationNeeded(grades: number): Error {
  return refusedWith(409, 'CONFIRMATION_NEEDED', [{ grades }]);
}

function isExam({ dataType }: DesignItem): boolean {
  return dataType === 'evaluation' || dataType === 'questionByQuestionGrading';
}

const opened: DesignEditor[] = [];

function openEditor(server: FakeServer, username: string, store = memoryStore()): DesignEditor {
  let shown = server.items;
  const editor: DesignEditor = new DesignEditor(
    {
      courseID: 'phil',
      username,
      calls: {
        ...server.calls,
        load: async () => {
          shown = await server.calls.load();
          editor.receive(shown);
          return shown;
        },
      },
      onSaved: (entries) => {
        shown = shownItems(shown, entries);
        editor.receive(shown);
      },
      store,
    },
    shown,
  );
  opened.push(editor);
  return editor;
}

const title = (dataText: string): DesignItem =>
  designItem({ dataType: 'courseTitle', dataID: 'title', dataText });
const section = (dataID: string, dataText: string): DesignItem =>
  designItem({ dataType: 'sectionName', dataID, dataText });
const save = (...upserts: DesignItem[]) => ({ upserts, removals: [] });
const isSaved = (editor: DesignEditor) =>
  vi.waitFor(() => expect(editor.state().saveState.text).toBe('All changes saved'), 30_000);

const isOffline = (editor: DesignEditor) =>
  vi.waitFor(() => expect(editor.state().saveState.text).toContain('Offline: 1 change'), 30_000);

beforeEach(() => {
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: () => {} });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
});

afterEach(() => {
  for (const editor of opened.splice(0)) editor.close();
  vi.unstubAllGlobals();
});

test('a change shows immediately, is saved after a pause, and several quick ones are one save', async () => {
  const server = new FakeServer([title('E')]);
  const editor = openEditor(server, 'hannah');
  for (const text of ['Et', 'Eth', 'Ethics']) editor.change(save(title(text)), { label: 'title' });
  expect(editor.state().course.settings.title).toBe('Ethics');
  expect(editor.state().saveState.text).toBe('Saving…');
  expect(server.textOf('title')).toBe('E');
  await isSaved(editor);
  expect(server.textOf('title')).toBe('Ethics');
  expect(server.updates).toBe(1);
});

describe('before the course is closed', () => {
  test('ARC-1 everything is sent at once', async () => {
    const server = new FakeServer([title('E')]);
    const editor = openEditor(server, 'hannah');
    editor.change(save(title('Ethics')), { label: 'title' });
    editor.remember('designTab', 'general');
    expect(await editor.whenSent()).toBe(true);
    expect(server.textOf('title')).toBe('Ethics');
    expect(server.updates).toBe(1);
  });

  test('ARC-1 a design without changes is not waited for', async () => {
    expect(await openEditor(new FakeServer([title('E')]), 'hannah').whenSent()).toBe(true);
  });

  test('ARC-1 what can’t be sent is said, and is there when it can', async () => {
    const server = new FakeServer([title('E')]);
    const editor = openEditor(server, 'hannah');
    server.isDown = true;
    editor.change(save(title('Ethics')), { label: 'title' });
    expect(await editor.whenSent()).toBe(false);
    server.isDown = false;
    expect(await vi.waitUntil(() => editor.whenSent(), 30_000)).toBe(true);
    expect(server.textOf('title')).toBe('Ethics');
  });

  test('ARC-1 a change that a question holds back counts as unsent', async () => {
    const server = new FakeServer([]);
    server.grades = 3;
    const editor = openEditor(server, 'hannah');
    editor.change(save(designItem({ dataType: 'evaluation', dataID: 'EXAM' })), { label: 'date' });
    expect(await editor.whenSent()).toBe(false);
    expect(editor.state().question?.grades).toBe(3);
  });
});

test('what belongs together is saved together', async () => {
  const server = new FakeServer([]);
  const editor = openEditor(server, 'hannah');
  const many = Array.from({ length: 60 }, (_, place) => section(`s${place}`, `Part ${place}`));
  editor.change(save(...many), { label: 'generate' });
  await isSaved(editor);
  expect(server.items).toHaveLength(60);
  expect(server.updates).toBe(1);
});

test('two instructors: each item that one of them changed is there in the end', async () => {
  const server = new FakeServer([title('E'), section('a', 'A'), section('b', 'B')]);
  const [hannah, karl] = [openEditor(server, 'hannah'), openEditor(server, 'karl')];
  hannah.change(save(section('a', 'Anna')), { label: 'name' });
  karl.change(save(section('b', 'Berta')), { label: 'name' });
  karl.change({ upserts: [], removals: [title('')] }, { label: 'remove' });
  await Promise.all([isSaved(hannah), isSaved(karl)]);
  expect(server.items.map(({ dataText }) => dataText).toSorted()).toEqual(['Anna', 'Berta']);
  expect([...hannah.state().conflicts, ...karl.state().conflicts]).toEqual([]);
});

test('two instructors, one item: the later save wins, both are notified, and the other version can be restored', async () => {
  const server = new FakeServer([title('E')]);
  const [hannah, karl] = [openEditor(server, 'hannah'), openEditor(server, 'karl')];
  hannah.change(save(title('Hannah’s')), { label: 'title' });
  await isSaved(hannah);
  karl.change(save(title('Karl’s')), { label: 'title' });
  await isSaved(karl);
  expect(server.textOf('title')).toBe('Karl’s');
  expect(karl.state().conflicts).toMatchObject([
    { kind: 'overwritten', theirs: { dataText: 'Hannah’s' } },
  ]);
  hannah.receive(server.items);
  const [conflict] = hannah.state().conflicts;
  expect(conflict).toMatchObject({ kind: 'replaced', mine: { dataText: 'Hannah’s' } });
  if (conflict) hannah.takeBack(conflict);
  await isSaved(hannah);
  expect(server.textOf('title')).toBe('Hannah’s');
});

test('the same text again, after another person changed it, is a change', async () => {
  const server = new FakeServer([title('E')]);
  const editor = openEditor(server, 'hannah');
  editor.change(save(title('Mine')), { label: 'title' });
  await isSaved(editor);
  server.items = [title('Theirs')];
  editor.receive(server.items);
  editor.change(save(title('Mine')), { label: 'title' });
  await isSaved(editor);
  expect(server.textOf('title')).toBe('Mine');
});

test('undo reverts only the person’s own item', async () => {
  const server = new FakeServer([title('E'), section('a', 'A')]);
  const editor = openEditor(server, 'hannah');
  editor.change(save(title('Ethics'), section('a', 'Anna')), { label: 'both' });
  await isSaved(editor);
  server.items = [title('Ethics'), section('a', 'Theirs')];
  editor.receive(server.items);
  editor.undo();
  expect(editor.state().message).toContain(
    'Left alone, because someone else changed it since: the section “Theirs”',
  );
  await isSaved(editor);
  expect(server.items.map(({ dataText }) => dataText)).toEqual(['E', 'Theirs']);
});

test('without a server everything is kept, and the next page sends it', async () => {
  const server = new FakeServer([title('E')]);
  const store = memoryStore();
  server.isDown = true;
  const editor = openEditor(server, 'hannah', store);
  editor.change(save(title('Typed on a train')), { label: 'title' });
  await isOffline(editor);
  editor.close();
  server.isDown = false;
  const next = openEditor(server, 'hannah', store);
  await vi.waitFor(() => expect(server.textOf('title')).toBe('Typed on a train'), 30_000);
  await isSaved(next);
});

/** Holds each call until the test releases it, and counts how many are in flight at the same time. */
function slowNetwork(server: FakeServer) {
  const { update } = server.calls;
  const held: (() => void)[] = [];
  const network = { held, inFlight: 0, mostAtOnce: 0 };
  Object.assign(server.calls, {
    update: async (...call: Parameters<typeof update>) => {
      network.inFlight += 1;
      network.mostAtOnce = Math.max(network.mostAtOnce, network.inFlight);
      await new Promise<void>((resolve) => held.push(resolve));
      network.inFlight -= 1;
      return update(...call);
    },
  });
  return network;
}

/** The latest arrives before the earlier. */
async function arriveInTheWorstOrder(
  network: ReturnType<typeof slowNetwork>,
  editor: DesignEditor,
): Promise<void> {
  const arriving = setInterval(() => network.held.pop()?.(), 700);
  await isSaved(editor);
  await vi.waitFor(() => expect(network.inFlight).toBe(0), 30_000);
  clearInterval(arriving);
}

describe('on a slow network an older text never arrives last', () => {
  test('a save waits for the one before', async () => {
    const server = new FakeServer([title('Logic'), section('a', '')]);
    const network = slowNetwork(server);
    const editor = openEditor(server, 'hannah');
    editor.change(save(title('Logic and Language')), { label: 'title' });
    await vi.waitFor(() => expect(network.held).toHaveLength(1), 30_000);
    editor.change(save(section('a', 'On')), { label: 'section', debounceMs: 300 });
    await new Promise((resolve) => setTimeout(resolve, 400));
    editor.change(save(section('a', 'On sense')), { label: 'section' });
    network.held.shift()?.();
    await arriveInTheWorstOrder(network, editor);
    expect(network.mostAtOnce).toBe(1);
    expect(server.textOf('a')).toBe('On sense');
    expect(server.textOf('title')).toBe('Logic and Language');
  });

  test('a screen that is opened again waits for what it sent when it was left', async () => {
    const server = new FakeServer([section('a', '')]);
    const network = slowNetwork(server);
    const store = memoryStore();
    const editor = openEditor(server, 'hannah', store);
    editor.change(save(section('a', 'On')), { label: 'section' });
    editor.close();
    await vi.waitFor(() => expect(network.held).toHaveLength(1), 30_000);
    // Nobody types in two screens within a millisecond; of two such edits, either may win.
    await new Promise((resolve) => setTimeout(resolve, 5));
    const again = openEditor(server, 'hannah', store);
    again.change(save(section('a', 'On sense')), { label: 'section' });
    await new Promise((resolve) => setTimeout(resolve, 700));
    await arriveInTheWorstOrder(network, again);
    expect(server.textOf('a')).toBe('On sense');
  });
});

function faq(...texts: string[]): DesignItem {
  const entries = texts.map((text) => text.split('='));
  return faqItem(entries.map(([question = '', answer = '']) => ({ question, answer })));
}

function entriesOf(items: readonly DesignItem[]): string[] {
  const read = readFaq(items);
  if (read.state === 'broken') return ['broken'];
  return read.entries.map(({ question, answer }) => `${question}=${answer}`);
}

describe('two instructors and the FAQ', () => {
  test('what each has written is there in the end, without a question', async () => {
    const server = new FakeServer([faq('a=1', 'b=2')]);
    const [hannah, karl] = [openEditor(server, 'hannah'), openEditor(server, 'karl')];
    hannah.change(save(faq('a=9', 'b=2')), { label: 'text of FAQ entry 1' });
    karl.change(save(faq('a=1', 'b=2', 'c=3')), { label: 'add FAQ entry' });
    await Promise.all([isSaved(hannah), isSaved(karl)]);
    karl.receive(server.items);
    hannah.receive(server.items);
    await Promise.all([isSaved(hannah), isSaved(karl)]);
    expect(entriesOf(server.items)).toEqual(['a=9', 'b=2', 'c=3']);
    expect(entriesOf(hannah.state().items)).toEqual(['a=9', 'b=2', 'c=3']);
    expect([...hannah.state().conflicts, ...karl.state().conflicts]).toEqual([]);
    // Undo reverts only the person's own change.
    hannah.undo();
    await isSaved(hannah);
    expect(entriesOf(server.items)).toEqual(['a=1', 'b=2', 'c=3']);
  });

  test('what another person adds appears while this person’s change is unsent', async () => {
    const server = new FakeServer([faq('a=1')]);
    const editor = openEditor(server, 'hannah');
    editor.change(save(faq('a=9')), { label: 'text of FAQ entry 1' });
    server.items = [faq('new=0', 'a=1')];
    editor.receive(server.items);
    expect(entriesOf(editor.state().items)).toEqual(['new=0', 'a=9']);
    editor.change(save(faq('new=0', 'a=99')), { label: 'text of FAQ entry 2' });
    await isSaved(editor);
    expect(entriesOf(server.items)).toEqual(['new=0', 'a=99']);
  });

  test('typing continues while a merged save is in flight', async () => {
    const server = new FakeServer([faq('a=1')]);
    const editor = openEditor(server, 'hannah');
    editor.change(save(faq('a=9')), { label: 'text' });
    server.items = [faq('a=1', 'theirs=1')];
    await vi.waitFor(() => expect(entriesOf(server.items)).toEqual(['a=9', 'theirs=1']), 30_000);
    editor.change(save(faq(...entriesOf(editor.state().items), 'more=2')), { label: 'add' });
    server.items = [faq(...entriesOf(server.items), 'late=3')];
    await isSaved(editor);
    expect(entriesOf(server.items).toSorted()).toEqual(['a=9', 'late=3', 'more=2', 'theirs=1']);
  });

  test('a text that both have changed is kept twice, and the person is notified', async () => {
    const server = new FakeServer([faq('a=1')]);
    const editor = openEditor(server, 'hannah');
    editor.change(save(faq('a=9')), { label: 'text' });
    server.items = [faq('a=8')];
    await isSaved(editor);
    expect(entriesOf(server.items)).toEqual(['a=9', 'a=8']);
    expect(editor.state().message).toContain('Both versions are kept');
  });
});

describe('two instructors and one evaluation', () => {
  const midterm = designItem({ dataType: 'evaluation', dataID: 'EXAM', dataText: 'Midterm' });

  test('a new name and a new date are both kept, and undo reverts the person’s own', async () => {
    const server = new FakeServer([midterm]);
    const [hannah, karl] = [openEditor(server, 'hannah'), openEditor(server, 'karl')];
    hannah.change(save({ ...midterm, dataText: 'Essay' }), { label: 'name' });
    karl.change(save({ ...midterm, questionCourseDate: '2026-10-01' }), { label: 'date' });
    await Promise.all([isSaved(hannah), isSaved(karl)]);
    expect(server.items[0]).toMatchObject({ dataText: 'Essay', questionCourseDate: '2026-10-01' });
    hannah.receive(server.items);
    hannah.undo();
    await isSaved(hannah);
    expect(server.items[0]).toMatchObject({
      dataText: 'Midterm',
      questionCourseDate: '2026-10-01',
    });
  });

  test('of two new names the later wins, and the other person is notified', async () => {
    const server = new FakeServer([midterm]);
    const editor = openEditor(server, 'hannah');
    editor.change(save({ ...midterm, dataText: 'Essay' }), { label: 'name' });
    server.items = [{ ...midterm, dataText: 'Paper' }];
    await isSaved(editor);
    expect(server.textOf('EXAM')).toBe('Essay');
    expect(editor.state().conflicts).toMatchObject([{ kind: 'overwritten' }]);
  });
});

test('what the page tidies up automatically is not a step of Undo', async () => {
  const server = new FakeServer([title('E')]);
  const editor = openEditor(server, 'hannah');
  editor.change(save(title('Ethics')), { label: 'title' });
  editor.change(save(section('a', 'New Section')), { label: 'tidy up', isTidying: true });
  expect(editor.state().undoLabel).toBe('title');
  await isSaved(editor);
  expect(server.textOf('a')).toBe('New Section');
});

test('a page that closes sends the version it changed, but not for the place of a person', () => {
  const seen = { ...title('Logic'), version: 3 };
  const server = new FakeServer([seen]);
  const { update } = server.calls;
  const sent: object[] = [];
  Object.assign(server.calls, {
    update: (...call: Parameters<typeof update>) => {
      sent.push(...call[0].designData);
      return update(...call);
    },
  });
  const editor = openEditor(server, 'hannah');
  editor.remember('designTab', 'schedule');
  editor.change(save(title('Logic and Language'), section('a', 'On sense')), { label: 'title' });
  editor.close();
  expect(sent).toHaveLength(3);
  const expected = sent.map((item) => [
    Reflect.get(item, 'dataType'),
    Reflect.get(item, 'expectedVersion'),
  ]);
  expect(Object.fromEntries(expected)).toEqual({
    courseTitle: 3,
    sectionName: 0,
    designTab: undefined,
  });
});

test('the place of a person is saved, and does not count as a change', async () => {
  const server = new FakeServer([title('E')]);
  server.isDown = true;
  const editor = openEditor(server, 'hannah');
  editor.remember('designTab', 'schedule');
  expect(editor.state().saveState.text).toBe('All changes saved');
  editor.change(save(title('Typed on a train')), { label: 'title' });
  await isOffline(editor);
  server.isDown = false;
  editor.resume();
  await vi.waitFor(() => expect(server.textOf('hannah')).toBe('schedule'), 30_000);
});

const dueDate = (server: FakeServer) => server.items[0]?.questionCourseDate;

describe('a due date that deletes grades', () => {
  const exam = designItem({ dataType: 'evaluation', dataID: 'EXAM', dataText: 'Midterm' });
  const later = { ...exam, questionCourseDate: '2026-10-08' };

  async function asked() {
    const server = new FakeServer([exam]);
    server.grades = 12;
    const editor = openEditor(server, 'hannah');
    editor.change(save(later), { label: 'due date' });
    await vi.waitFor(() => expect(editor.state().question).not.toBeNull(), 30_000);
    const { question } = editor.state();
    expect(question).toMatchObject({ evaluation: 'Midterm', grades: 12 });
    expect(dueDate(server)).toBe('');
    return {
      server,
      editor,
      answer: (isAgreed: boolean) => question && editor.answer(question, isAgreed),
    };
  }

  test('is saved once the person agrees', async () => {
    const { server, editor, answer } = await asked();
    answer(true);
    await isSaved(editor);
    expect(dueDate(server)).toBe('2026-10-08');
    expect(editor.state().question).toBeNull();
  });

  test('GRD-136 asks again if somebody has graded since', async () => {
    const { server, editor, answer } = await asked();
    server.grades = 13;
    answer(true);
    await vi.waitFor(() => expect(editor.state().question?.grades).toBe(13), 30_000);
    expect(dueDate(server)).toBe('');
    const { question } = editor.state();
    if (question) editor.answer(question, true);
    await isSaved(editor);
    expect(dueDate(server)).toBe('2026-10-08');
  });

  test('is reverted when the person does not agree', async () => {
    const { server, editor, answer } = await asked();
    server.grades = 0;
    answer(false);
    await isSaved(editor);
    expect(dueDate(server)).toBe('');
    expect(editor.state().course.evaluations[0]?.dueDate ?? null).toBeNull();
    expect(editor.state().undoLabel).toBeNull();
  });

  test('only the date is reverted: a name typed with it stays, and is the step to undo', async () => {
    const { server, editor, answer } = await asked();
    editor.change(save({ ...later, dataText: 'Midterm exam' }), { label: 'name' });
    await vi.waitFor(() => expect(editor.state().question).not.toBeNull(), 30_000);
    server.grades = 0;
    answer(false);
    await isSaved(editor);
    expect([server.items[0]?.dataText, dueDate(server)]).toEqual(['Midterm exam', '']);
    editor.undo();
    await isSaved(editor);
    expect([server.items[0]?.dataText, editor.state().undoLabel]).toEqual(['Midterm', null]);
  });

  test('lists the deleted grades until the notice is dismissed', async () => {
    const { editor, answer } = await asked();
    answer(true);
    await isSaved(editor);
    const [deletion] = editor.state().deletions;
    expect(deletion).toMatchObject({
      key: 'evaluation/EXAM',
      kind: 'due-date',
      evaluation: 'Midterm',
      grades: 12,
    });
    if (deletion) editor.dismissDeletion(deletion);
    expect(editor.state().deletions).toEqual([]);
  });
});

test('a mode that replaces grades waits for the person, and leaves no trace when refused', async () => {
  const server = new FakeServer([]);
  server.grades = 3;
  const editor = openEditor(server, 'hannah');
  const mode = designItem({
    dataType: 'questionByQuestionGrading',
    dataID: '1',
    dataText: 'Yes',
  });
  editor.change(save(mode), { label: 'mode' });
  await vi.waitFor(() => expect(editor.state().question).not.toBeNull(), 30_000);
  const { question } = editor.state();
  expect(question).toMatchObject({ kind: 'mode', evaluation: '', grades: 3 });
  if (question) editor.answer(question, false);
  await isSaved(editor);
  expect(editor.state().course.settings.questionByQuestionGrading).toBe(false);
  expect([server.items, editor.state().undoLabel]).toEqual([[], null]);
});

describe('an evaluation that is removed', () => {
  const exam = designItem({ dataType: 'evaluation', dataID: 'EXAM', dataText: 'Midterm' });
  const removal = { upserts: [], removals: [{ dataType: 'evaluation', dataID: 'EXAM' }] };

  test('is sent immediately when the person has agreed', async () => {
    const server = new FakeServer([exam]);
    server.grades = 4;
    const editor = openEditor(server, 'hannah');
    editor.change(removal, { label: 'remove', isAgreed: true });
    await isSaved(editor);
    expect([server.items, editor.state().question]).toEqual([[], null]);
  });

  test('by undo is asked about when it has grades by now, and stays when refused', async () => {
    const server = new FakeServer([]);
    const editor = openEditor(server, 'hannah');
    editor.change(save(exam), { label: 'add' });
    await isSaved(editor);
    server.grades = 4;
    editor.undo();
    await vi.waitFor(() => expect(editor.state().question).not.toBeNull(), 30_000);
    const { question } = editor.state();
    expect(question).toMatchObject({ kind: 'removal', evaluation: 'Midterm', grades: 4 });
    server.grades = 0;
    if (question) editor.answer(question, false);
    await isSaved(editor);
    expect(server.textOf('EXAM')).toBe('Midterm');
    expect(editor.state().course.evaluations).toHaveLength(1);
  });
});
