import { describe, expect, test } from 'vitest';
import type { QueueCommand, QueueEvent, SendOutcome } from './queue-event.ts';
import { emptyQueue, type QueueState, shownVersion, type Unsent, wakeAt } from './queue-state.ts';
import { stepQueue } from './queue-step.ts';

const START = 1_000_000;

/** A single tab that receives events with their times. */
class Tab {
  state: QueueState = emptyQueue('here');
  commands: QueueCommand[] = [];

  happen(at: number, event: QueueEvent): this {
    const { state, commands } = stepQueue(this.state, event, START + at, (fields) => fields);
    this.state = state;
    this.commands = [...commands];
    return this;
  }

  edit(at: number, key: string, text: string): this {
    return this.happen(at, { type: 'edited', key, value: { essay: text } });
  }

  pass(at: number): this {
    return this.happen(at, { type: 'time-passed' });
  }

  /** The last list that was sent, now in flight. */
  sent: readonly Unsent[] = [];

  send(at: number): this {
    this.pass(at);
    this.sent = this.sends();
    return this;
  }

  answer(at: number, outcome: SendOutcome): this {
    const id = this.state.lastSendId;
    this.happen(at, { type: 'sent', id, items: this.sent, outcome, jitter: 0.5 });
    this.sent = this.sends();
    return this;
  }

  saveAll(at: number): this {
    return this.answer(at, answered(this.sent));
  }

  sends(): readonly Unsent[] {
    return this.commands.flatMap((command) => (command.type === 'send' ? command.items : []));
  }

  texts(): Record<string, string> {
    const keys = [...this.state.unsent.keys(), ...this.state.settled.keys()];
    return Object.fromEntries(keys.map((key) => [key, textOf(shownVersion(this.state, key))]));
  }
}

/** The server has saved all of it. */
function answered(items: readonly Unsent[]): SendOutcome {
  const saved = items.map(({ key, editedAt }) => ({ key, editedAt }));
  return { kind: 'answered', saved, outdated: [] };
}

function textOf(version: { readonly value: Readonly<Record<string, string>> } | undefined): string {
  return version?.value['essay'] ?? '';
}

function wake(tab: Tab): number | null {
  const at = wakeAt(tab.state);
  return at === null ? null : at - START;
}

function elsewhere(text: string, at: number) {
  return { key: 'q', value: { essay: text }, editedAt: START + at };
}

/** A list of two in flight. */
function failing(): Tab {
  return new Tab().edit(0, 'q', 'a').edit(0, 'r', 'b').send(500);
}

/** Passes the messages of one tab to the other. */
function pass(from: Tab, to: Tab, at: number): void {
  for (const command of from.commands) {
    if (command.type === 'post') to.happen(at, { type: 'tab-message', message: command.message });
  }
}

/** It is time to send the list in flight, but its items are no longer on the device. */
function turn(tab: Tab, at: number): Tab {
  return tab.happen(at, { type: 'settled-elsewhere', items: tab.sent });
}

function pair(): [Tab, Tab] {
  const [one, two] = [new Tab(), new Tab()];
  two.state = emptyQueue('there');
  return [one, two];
}

describe('when something is sent', () => {
  test('half a second after the last edit', () => {
    const tab = new Tab().edit(0, 'q', 'a').edit(300, 'q', 'ab');
    expect(wake(tab)).toBe(800);
    expect(tab.pass(799).sends()).toEqual([]);
    expect(tab.pass(800).sends().map(textOf)).toEqual(['ab']);
  });

  test('at the latest five seconds after the first, even if the person never stops typing', () => {
    const tab = new Tab();
    for (let at = 0; at < 4900; at += 100) tab.edit(at, 'q', `text ${at}`);
    expect(wake(tab)).toBe(5000);
  });

  test('one list at a time; what is typed in between follows', () => {
    const tab = new Tab().edit(0, 'q', 'a').send(500).edit(600, 'q', 'ab');
    expect(tab.pass(2000).sends()).toEqual([]);
    expect(tab.saveAll(2001).sends().map(textOf)).toEqual(['ab']);
  });

  test('the same text again is not an edit', () => {
    const tab = new Tab().edit(0, 'q', 'a').send(500).saveAll(600).edit(700, 'q', 'a');
    expect(tab.commands).toEqual([]);
    expect(wake(tab)).toBeNull();
  });

  test('everything immediately when the page may close, without the pause', () => {
    const tab = new Tab().edit(0, 'q', 'a').edit(1, 'r', 'b').happen(2, { type: 'leaving' });
    expect(tab.sends().map(textOf)).toEqual(['b', 'a']);
  });

  test('what is under way is not sent again when the page may end', () => {
    const tab = new Tab().edit(0, 'q', 'a').send(500).edit(501, 'r', 'b');
    expect(tab.happen(502, { type: 'leaving' }).sends().map(textOf)).toEqual(['b']);
  });

  test('an answer to what was sent at the end of the page does not end what is under way', () => {
    const tab = new Tab().edit(0, 'q', 'a').send(500).edit(501, 'r', 'b');
    const items = tab.happen(502, { type: 'leaving' }).sends();
    const outcome = { kind: 'busy' } as const;
    tab.happen(503, { type: 'sent', id: tab.state.lastSendId, items, outcome, jitter: 0 });
    expect([...tab.state.inFlight.values()]).toEqual([new Set(['q'])]);
  });

  test('immediately when the person stops typing, but after the list in flight: an older text must not arrive last', () => {
    const tab = new Tab().edit(0, 'q', 'a').happen(1, { type: 'hurried' });
    expect(tab.sends().map(textOf)).toEqual(['a']);
    tab.sent = tab.sends();
    tab.edit(2, 'r', 'b').happen(3, { type: 'hurried' });
    expect(tab.sends()).toEqual([]);
    expect(tab.saveAll(4).sends().map(textOf)).toEqual(['b']);
  });

  test('immediately even while it waits after a failure', () => {
    const tab = new Tab().edit(0, 'q', 'a').send(500).answer(501, { kind: 'unreachable' });
    expect(tab.pass(502).sends()).toEqual([]);
    expect(tab.happen(503, { type: 'hurried' }).sends().map(textOf)).toEqual(['a']);
  });

  test('a page that continues after all waits for every list that it sent while closing', () => {
    const tab = new Tab().edit(0, 'q', 'a').send(500).edit(501, 'r', 'b');
    const first = tab.sent;
    const last = tab.happen(502, { type: 'leaving' }).sends();
    const [firstId = 0, lastId = 0] = tab.state.inFlight.keys();
    const sent = { type: 'sent', jitter: 0 } as const;
    tab.edit(503, 'r', 'bb');
    tab.happen(2000, { ...sent, id: firstId, items: first, outcome: answered(first) });
    expect(tab.sends()).toEqual([]);
    tab.happen(2001, { ...sent, id: lastId, items: last, outcome: answered(last) });
    expect(tab.sends().map(textOf)).toEqual(['bb']);
  });

  test('long lists in parts', () => {
    const tab = new Tab().edit(0, 'q', 'x'.repeat(900_000)).edit(0, 'r', 'y'.repeat(900_000));
    expect(tab.send(500).sent.map(({ key }) => key)).toEqual(['q']);
    expect(tab.saveAll(600).sent.map(({ key }) => key)).toEqual(['r']);
  });
});

describe('on the device', () => {
  test('every edit is posted immediately', () => {
    const tab = new Tab().edit(0, 'q', 'a');
    expect(tab.commands.map(({ type }) => type)).toEqual(['keep', 'post']);
  });

  test('an acknowledged edit is forgotten, one typed since then is not', () => {
    const tab = new Tab().edit(0, 'q', 'a').send(500).edit(600, 'q', 'ab').saveAll(700);
    const forgotten = tab.commands.flatMap((change) =>
      change.type === 'forget' ? change.edit.editedAt : [],
    );
    expect(forgotten).toEqual([START]);
    expect(tab.state.unsent.get('q')?.editedAt).toBe(START + 600);
  });

  test('what an earlier page left is shown and sent immediately', () => {
    const left = { ...elsewhere('left', -90_000), base: 0, tab: 'gone', seen: {}, sentAs: 0 };
    const tab = new Tab().happen(0, { type: 'restored', kept: { unsent: [left], setAside: [] } });
    expect(tab.texts()).toEqual({ q: 'left' });
    expect(tab.sends().map(textOf)).toEqual(['left']);
  });
});

function edits(tab: Tab, at: number, text: string): Tab {
  return tab.happen(at, {
    type: 'edited',
    key: 'q',
    value: { essay: text },
    followers: ['hold'],
  });
}

describe('a text that means nothing to the server without another', () => {
  test('is sent with it, however long that is typed', () => {
    const tab = edits(new Tab().edit(0, 'hold', 'yes'), 0, 'W');
    edits(tab, 400, 'Wh');
    expect(tab.send(500).sent).toEqual([]);
    edits(tab, 700, 'Why');
    expect(tab.send(1200).sent.map(({ key }) => key)).toEqual(['hold', 'q']);
  });

  test('is sent without it when that is already saved', () => {
    const tab = edits(new Tab(), 0, 'Why').send(500).saveAll(600).edit(700, 'hold', 'yes');
    expect(tab.send(1200).sent.map(({ key }) => key)).toEqual(['hold']);
  });
});

function drop(tab: Tab, at: number): Tab {
  return tab.happen(at, { type: 'dropped', key: 'q' });
}

describe('an edit that the person drops', () => {
  test('is gone here and on the device, and is not taken for saved', () => {
    const tab = drop(new Tab().edit(0, 'q', 'a'), 100);
    expect(tab.commands).toContainEqual({
      type: 'forget',
      edit: { key: 'q', tab: 'here', editedAt: START },
    });
    expect([tab.texts(), tab.state.settled.size]).toEqual([{}, 0]);
    expect(tab.pass(9000).sends()).toEqual([]);
  });

  test('shows what the server has', () => {
    const tab = new Tab().happen(0, { type: 'received', versions: [elsewhere('server', 0)] });
    expect(drop(tab.edit(10, 'q', 'a'), 100).texts()).toEqual({ q: 'server' });
  });

  test('is gone in the other tab, which does not send it', () => {
    const [one, two] = pair();
    pass(one.edit(0, 'q', 'a'), two, 1);
    pass(drop(one, 100), two, 101);
    expect([two.state.unsent.size, two.state.settled.size]).toEqual([0, 0]);
    expect(two.pass(9000).sends()).toEqual([]);
    expect(two.happen(9001, { type: 'leaving' }).sends()).toEqual([]);
  });

  test('is gone with what the other tab typed before it', () => {
    const [one, two] = pair();
    pass(one.edit(0, 'q', 'a'), two, 1);
    const [stale] = keptBy(one);
    two.edit(100, 'q', 'ab');
    pass(drop(two, 200), one, 201);
    const kept = { unsent: [stale!], setAside: [] };
    expect(one.happen(300, { type: 'restored', kept }).state.unsent.size).toBe(0);
  });

  test.each([
    ['on top of it', true],
    ['without having seen it', false],
  ])('leaves what the other tab has typed %s', (_, isSeen) => {
    const [one, two] = pair();
    one.edit(0, 'q', 'a');
    if (isSeen) pass(one, two, 1);
    two.edit(50, 'q', 'b');
    pass(drop(one, 100), two, 101);
    expect(two.texts()).toEqual({ q: 'b' });
  });

  test('does not come back with rows that were read before it was dropped', () => {
    const tab = new Tab().edit(0, 'q', 'a');
    const [stale] = keptBy(tab);
    drop(tab, 100).happen(101, { type: 'restored', kept: { unsent: [stale!], setAside: [] } });
    expect(tab.state.unsent.size).toBe(0);
    expect(tab.commands.map(({ type }) => type)).toEqual(['forget']);
  });

  test('is not taken for saved because it is no longer on the device when it is to be sent', () => {
    const tab = drop(new Tab().edit(0, 'q', 'a').send(500), 550);
    expect(turn(tab, 600).state.settled.size).toBe(0);
  });

  test('is known as saved if it was on its way and arrived', () => {
    const tab = drop(new Tab().edit(0, 'q', 'a').send(500), 550).saveAll(600);
    expect(tab.texts()).toEqual({ q: 'a' });
  });

  test.each([
    ['the same text', 'a', 200],
    ['another text, on a clock that was set back', 'b', -90_000],
  ])('can be typed again: %s', (_, text, at) => {
    const tab = drop(new Tab().edit(0, 'q', 'a').send(500), 550).edit(at, 'q', text);
    expect(tab.state.unsent.get('q')?.editedAt).toBeGreaterThan(START);
    expect(tab.saveAll(9000).texts()).toEqual({ q: text });
    expect(tab.state.unsent.size).toBe(1);
  });

  test('is gone in both tabs when each drops its own', () => {
    const [one, two] = pair();
    const stale = [one.edit(0, 'q', 'a'), two.edit(50, 'q', 'b')].flatMap(keptBy);
    pass(drop(two, 100), one, 101);
    drop(one, 110).happen(120, { type: 'restored', kept: { unsent: stale, setAside: [] } });
    expect([one.state.unsent.size, one.state.superseded]).toEqual([0, []]);
    const { editedAt = 0, seen } = one.edit(-5000, 'q', 'c').state.unsent.get('q') ?? {};
    expect([editedAt, seen]).toEqual([START + 51, { there: START + 50 }]);
  });

  test('was nothing: nothing changes', () => {
    const tab = drop(new Tab().edit(0, 'q', 'a').send(500).saveAll(600), 700);
    expect([tab.texts(), tab.commands]).toEqual([{ q: 'a' }, []]);
  });
});

/** A new page on a device, with what an earlier one left there. */
function reopen(at: number, ...unsent: Unsent[]): Tab {
  const tab = new Tab();
  tab.state = emptyQueue('reopened');
  return tab.happen(at, { type: 'restored', kept: { unsent, setAside: [] } });
}

function keptBy(tab: Tab): Unsent[] {
  return tab.commands.flatMap((command) => (command.type === 'keep' ? command.item : []));
}

describe('after the page was opened again', () => {
  test('the version on which the text builds is not a conflict', () => {
    const tab = new Tab().happen(-1, { type: 'received', versions: [elsewhere('base', -1000)] });
    const reopened = reopen(60_000, ...keptBy(tab.edit(0, 'q', 'changed')));
    reopened.happen(60_001, { type: 'received', versions: [elsewhere('base', -1000)] });
    expect(reopened.texts()).toEqual({ q: 'changed' });
    expect(reopened.state.superseded).toEqual([]);
  });

  test('an edit that was acknowledged in between does not reappear, on a clock that is fast', () => {
    const tab = new Tab().edit(0, 'q', 'one');
    const [stale] = keptBy(tab);
    tab.send(500).answer(501, {
      kind: 'answered',
      saved: [{ key: 'q', editedAt: START - 60_000 }],
      outdated: [],
    });
    tab.happen(502, { type: 'restored', kept: { unsent: [stale!], setAside: [] } });
    expect(tab.state.unsent.size).toBe(0);
    expect(tab.commands.map(({ type }) => type)).toEqual(['forget']);
  });

  test('typing over what was left behind takes its place on the device', () => {
    const [left] = keptBy(new Tab().edit(0, 'q', 'left'));
    const reopened = reopen(60_000, left!).edit(60_001, 'q', 'new');
    expect(reopened.commands).toContainEqual({
      type: 'forget',
      edit: { key: 'q', tab: 'here', editedAt: START },
    });
  });
});

test('a text that was set aside is listed once, however often the device is read', () => {
  const text = { ...elsewhere('a', 0), tab: '', reason: 'superseded' } as const;
  const tab = new Tab();
  for (const at of [1, 2]) {
    tab.happen(at, { type: 'restored', kept: { unsent: [], setAside: [text] } });
  }
  expect(tab.state.superseded).toEqual([text]);
});

test('a clock that was set back does not make an edit older than the one before', () => {
  const tab = new Tab().edit(3_600_000, 'q', 'before').edit(0, 'q', 'after');
  expect(tab.state.unsent.get('q')?.editedAt).toBe(START + 3_600_001);
  tab.send(4_000_000).saveAll(4_000_001).edit(1, 'q', 'after that');
  expect(tab.state.unsent.get('q')?.editedAt).toBe(START + 3_600_002);
});

describe('when sending fails', () => {
  test('it waits a second, doubling to half a minute', () => {
    const tab = failing();
    const waits: number[] = [];
    for (let now = 500, round = 0; round < 7; round += 1) {
      tab.answer(now, { kind: 'unreachable' });
      waits.push((wake(tab) ?? 0) - now);
      now = wake(tab) ?? 0;
      tab.send(now);
    }
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  });

  test('USR-187 it waits as long as the server says, keeps what is typed then, and sends it', () => {
    const tab = failing().answer(600, { kind: 'slowed', waitMs: 20_000 });
    expect(wake(tab)).toBe(20_600);
    tab.edit(5000, 'q', 'typed meanwhile');
    expect(tab.pass(20_599).sends()).toEqual([]);
    expect(tab.pass(20_600).sends().map(textOf)).toContain('typed meanwhile');
  });

  test('a good moment ends the waiting', () => {
    const tab = failing().answer(600, { kind: 'busy' });
    expect(tab.pass(700).sends()).toEqual([]);
    expect(tab.happen(701, { type: 'nudged' }).sends()).toHaveLength(2);
  });

  test('after a success the waiting starts from the beginning', () => {
    const tab = failing().answer(600, { kind: 'busy' }).send(2000).saveAll(2100);
    tab.edit(3000, 'q', 'c').send(3500).answer(3500, { kind: 'busy' });
    expect(wake(tab)).toBe(4500);
  });

  test.each(['logged-out', 'rejected'] as const)('%s: nothing more is tried on its own', (kind) => {
    const tab = failing().answer(600, { kind, sentence: 'No.' });
    expect(wake(tab)).toBeNull();
    expect(tab.edit(700, 'q', 'aa').pass(90_000).sends()).toEqual([]);
    expect(tab.happen(90_001, { type: 'nudged' }).sends()).toHaveLength(2);
  });

  test('refused texts are set aside, and the rest is sent again immediately', () => {
    const tab = failing().answer(600, { kind: 'refused', keys: ['q'] });
    expect(tab.sent.map(({ key }) => key)).toEqual(['r']);
    expect(tab.state.refused.map(textOf)).toEqual(['a']);
    expect(tab.commands.map(({ type }) => type)).toContain('set-aside');
  });

  test('a rejected list is sent one by one, until the one at fault is found', () => {
    const tab = failing().answer(600, { kind: 'invalid', sentence: 'Bad.' });
    expect(tab.sent.map(({ key }) => key)).toEqual(['q']);
    tab.answer(700, { kind: 'invalid', sentence: 'Bad.' });
    expect(tab.state.unsent.get('q')?.problem).toBe('Bad.');
    expect(tab.sent.map(({ key }) => key)).toEqual(['r']);
    tab.saveAll(800);
    expect(wake(tab)).toBeNull();
    expect(tab.edit(900, 'q', 'better').send(1400).sent.map(textOf)).toEqual(['better']);
  });

  test('what the answer does not mention is not sent again immediately', () => {
    const tab = failing().answer(600, { kind: 'answered', saved: [], outdated: [] });
    expect(tab.sent).toEqual([]);
    expect(wake(tab)).toBe(1600);
  });

  test('a lost acknowledgement does not make the person’s own earlier text a conflict', () => {
    const tab = failing().answer(600, { kind: 'unreachable' }).edit(700, 'q', 'rewritten');
    tab.happen(10_000, { type: 'received', versions: [elsewhere('a', 0)] });
    expect(tab.texts()['q']).toBe('rewritten');
    expect(tab.state.superseded).toEqual([]);
  });
});

describe('loading the answers', () => {
  const cases = [
    {
      name: 'a text that is not being edited is taken',
      local: null,
      server: 1000,
      shown: 'server',
      lost: [],
    },
    {
      name: 'an unsent text stays over what it builds on',
      local: 2000,
      server: -1000,
      shown: 'local',
      lost: [],
    },
    {
      name: 'an unsent later text stands over an unknown one',
      local: 2000,
      server: 1000,
      shown: 'local',
      lost: ['server'],
    },
    {
      name: 'an unsent earlier text gives way and is kept',
      local: 2000,
      server: 5000,
      shown: 'server',
      lost: ['local'],
    },
    {
      name: 'text being typed stays, whatever the clocks say',
      local: 9000,
      server: 9999,
      shown: 'local',
      lost: ['server'],
    },
  ];

  test.each(cases)('$name', ({ local, server, shown, lost }) => {
    const tab = new Tab().happen(-1, { type: 'received', versions: [elsewhere('base', -1000)] });
    if (local !== null) tab.edit(local, 'q', 'local');
    const text = server === -1000 ? 'base' : 'server';
    tab.happen(10_000, { type: 'received', versions: [elsewhere(text, server)] });
    expect(tab.texts()).toEqual({ q: shown });
    expect(tab.state.superseded.map(textOf)).toEqual(lost);
  });

  test('an answer that was asked for before the last save changes nothing', () => {
    const tab = new Tab().edit(0, 'q', 'new').send(500).saveAll(600);
    tab.happen(700, { type: 'received', versions: [elsewhere('old', -5000)] });
    expect(tab.texts()).toEqual({ q: 'new' });
  });

  test('an edit of what was loaded is later than it, on a device whose clock is behind', () => {
    const tab = new Tab().happen(0, { type: 'received', versions: [elsewhere('other', 60_000)] });
    expect(tab.edit(1, 'q', 'mine').state.unsent.get('q')?.editedAt).toBe(START + 60_001);
  });

  test('a text that the current one contains is not set aside', () => {
    const tab = new Tab().edit(0, 'q', 'I think');
    tab.happen(9000, { type: 'received', versions: [elsewhere('I think, therefore', 5000)] });
    expect(tab.state.superseded).toEqual([]);
    expect(tab.texts()).toEqual({ q: 'I think, therefore' });
  });
});

test('an outdated edit is replaced by the current one, and kept to be shown', () => {
  const tab = new Tab().edit(0, 'q', 'offline').send(500);
  tab.answer(90_000, { kind: 'answered', saved: [], outdated: [elsewhere('laptop', 50_000)] });
  expect(tab.texts()).toEqual({ q: 'laptop' });
  expect(tab.state.superseded.map(textOf)).toEqual(['offline']);
  expect(tab.state.unsent.size).toBe(0);
});

describe('two tabs', () => {
  test('an edit shows in the other tab, which lets its own tab send it', () => {
    const [one, two] = pair();
    pass(one.edit(0, 'q', 'a'), two, 1);
    expect(two.texts()).toEqual({ q: 'a' });
    expect(two.pass(600).sends()).toEqual([]);
    pass(one.send(500).saveAll(650), two, 651);
    expect(two.state.unsent.size).toBe(0);
    expect(two.pass(9000).sends()).toEqual([]);
  });

  test('the other tab sends it when its own tab is gone', () => {
    const [one, two] = pair();
    pass(one.edit(0, 'q', 'a'), two, 1);
    expect(two.pass(3001).sends().map(textOf)).toEqual(['a']);
  });

  test('continuing to type in the other tab is not a conflict', () => {
    const [one, two] = pair();
    pass(one.edit(0, 'q', 'a'), two, 1);
    pass(two.edit(100, 'q', 'b'), one, 101);
    expect([one.texts(), two.texts()]).toEqual([{ q: 'b' }, { q: 'b' }]);
    expect([...one.state.superseded, ...two.state.superseded]).toEqual([]);
  });

  test('of two independent edits the later wins, and the other is kept', () => {
    const [one, two] = pair();
    one.edit(0, 'q', 'a');
    two.edit(100, 'q', 'b');
    pass(two, one, 101);
    pass(one, two, 101);
    expect(one.texts()).toEqual({ q: 'b' });
    expect(one.state.superseded.map(textOf)).toEqual(['a']);
  });

  test('the winning edit is stored on the device by both tabs, because one may close before it has done so', () => {
    const [one, two] = pair();
    one.edit(0, 'q', 'a');
    pass(two.edit(100, 'q', 'b'), one, 101);
    expect(keptBy(one).map(textOf)).toEqual(['b']);
  });

  test('so is a text that the other tab sets aside', () => {
    const [one, two] = pair();
    pass(one.edit(0, 'q', 'a'), two, 1);
    two.happen(60_000, { type: 'received', versions: [elsewhere('server', 50_000)] });
    pass(two, one, 60_001);
    expect(one.texts()).toEqual({ q: 'server' });
    expect(one.state.unsent.size).toBe(0);
    expect(one.commands.map(({ type }) => type)).toContain('set-aside');
  });

  test('edits in the same millisecond end the same in both', () => {
    const [one, two] = pair();
    one.edit(0, 'q', 'a');
    two.edit(0, 'q', 'b');
    const [postsOfOne, postsOfTwo] = [one.commands, two.commands];
    for (const [tab, commands] of [
      [one, postsOfTwo],
      [two, postsOfOne],
    ] as const) {
      for (const command of commands) {
        if (command.type === 'post')
          tab.happen(1, { type: 'tab-message', message: command.message });
      }
    }
    expect(one.texts()).toEqual(two.texts());
  });

  test('what one puts away is gone in the other', () => {
    const [one, two] = pair();
    const text = { ...elsewhere('a', 0), tab: '', reason: 'refused' } as const;
    for (const tab of [one, two]) {
      tab.happen(0, { type: 'restored', kept: { unsent: [], setAside: [text] } });
    }
    pass(one.happen(1, { type: 'discarded', text }), two, 2);
    expect([one.state.refused, two.state.refused]).toEqual([[], []]);
  });
});

describe('a text that is no longer on the device when it is to be sent', () => {
  const home = { key: 'q', value: { essay: 'home, later' }, editedAt: START + 4000 };

  test('was saved by another tab, as far as anybody knows', () => {
    const tab = turn(new Tab().edit(0, 'q', 'train').send(500), 600);
    expect(tab.texts()).toEqual({ q: 'train' });
    expect(tab.state.unsent.size).toBe(0);
  });

  test('gave way here to a later one of the server: that one is shown, and the other can be chosen again', () => {
    const tab = new Tab().edit(0, 'q', 'train').send(500);
    tab.happen(4100, { type: 'received', versions: [home] });
    expect(tab.state.superseded).toMatchObject([{ value: { essay: 'train' } }]);
    turn(tab, 4200);
    expect(tab.texts()).toEqual({ q: 'home, later' });
    tab.edit(5000, 'q', 'train').answer(5100, { kind: 'answered', saved: [], outdated: [] });
    expect(tab.send(5700).sent).toMatchObject([{ key: 'q', value: { essay: 'train' } }]);
  });

  test('is not sent forever if the tab that handled it posts nothing more', () => {
    const tab = new Tab().edit(0, 'q', 'train').send(500);
    tab.state = { ...tab.state, settled: new Map([['q', { ...home, edit: null }]]) };
    expect(turn(tab, 4200).state.unsent.size).toBe(0);
  });
});
