// Drives one tab over the W3C WebDriver protocol.
import { setTimeout as pause } from 'node:timers/promises';
import type { EngineTab } from './engine.ts';
import type { DriverClient } from './webdriver-client.ts';

/** Keys that don't produce a character, by their numbers in the protocol. */
const NAMED_KEYS: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
};
const LIMIT_MS = 30_000;
const ASK_AGAIN_MS = 8_000;
const MARK = 'isTheOldPage';

type KeyStep = { readonly type: 'keyDown' | 'keyUp'; readonly value: string };

/** The tab with this handle. Commands go to the tab that was chosen last, so that each chooses its own first. */
export function webDriverTab(client: DriverClient, handle: string): EngineTab {
  const command = async <Value>(
    method: 'GET' | 'POST',
    path: string,
    body?: object,
  ): Promise<Value> => {
    await client.command('POST', '/window', { handle });
    return client.command<Value>(method, path, body);
  };
  const read = <Value>(expression: string): Promise<Value> =>
    command('POST', '/execute/sync', { script: `return (${expression})`, args: [] });
  const pointer = (step: object): Promise<void> =>
    command('POST', '/actions', {
      actions: [
        { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: [step] },
      ],
    });
  const keys = (steps: readonly KeyStep[]): Promise<void> =>
    command('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions: steps }] });
  /** Waits for another document than the current one. */
  const leave = async (path: string, body?: object): Promise<void> => {
    await read(`(globalThis.${MARK} = true)`);
    await command('POST', path, body);
    let asked = Date.now();
    await until('The page didn’t follow', async () => {
      if (await read<boolean>(`!('${MARK}' in globalThis) && document.readyState !== 'loading'`))
        return true;
      // A window that has only just opened may miss the first.
      if (Date.now() > asked + ASK_AGAIN_MS) {
        asked = Date.now();
        await command('POST', path, body);
      }
      return false;
    });
  };
  return {
    goTo: (url) => leave('/url', { url }),
    reload: () => leave('/refresh'),
    // The page that is left may only change its address.
    goBack: () => command('POST', '/back'),
    read,
    movePointer: ({ x, y }) =>
      pointer({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 }),
    pressPointer: () => pointer({ type: 'pointerDown', button: 0 }),
    releasePointer: () => pointer({ type: 'pointerUp', button: 0 }),
    type: (text) => keys(Array.from(text).flatMap((character) => strokes(keyOf(character)))),
    press: (key) => keys(strokes(...key.split('+').map(keyOf))),
    async chooseFile(fieldExpression, file) {
      const [element] = Object.values(await read<Record<string, string>>(fieldExpression));
      await command('POST', `/element/${element}/value`, { text: file });
    },
    resize: (width, height) => resize(command, read, width, height),
    screenshot: async () => Buffer.from(await command<string>('GET', '/screenshot'), 'base64'),
    bringToFront: () => client.command('POST', '/window', { handle }),
  };
}

/** The window is taller than the page by the height of its toolbar. */
async function resize(
  command: (method: 'POST', path: string, body: object) => Promise<unknown>,
  read: EngineTab['read'],
  width: number,
  height: number,
): Promise<void> {
  const ask = (): Promise<unknown> =>
    command('POST', '/window/rect', { width, height: height + 38 });
  await ask();
  await until('The window didn’t get its size', async () => {
    if ((await read<number>('innerWidth')) === width) return true;
    await pause(300);
    // A window that has only just opened may miss the first.
    await ask();
    return false;
  });
}

function keyOf(name: string): string {
  return name === '\n' ? '\uE007' : (NAMED_KEYS[name] ?? name);
}

/** Presses the keys in this order and releases them in the opposite one. */
function strokes(...values: readonly string[]): KeyStep[] {
  return [
    ...values.map((value) => ({ type: 'keyDown', value }) as const),
    ...values.toReversed().map((value) => ({ type: 'keyUp', value }) as const),
  ];
}

async function until(failure: string, isTrue: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + LIMIT_MS;
  // While one document replaces another, a command may fail.
  while (!(await isTrue().catch(() => false))) {
    if (Date.now() > end) throw new Error(`${failure} within 30 seconds.`);
    await pause(30);
  }
}
