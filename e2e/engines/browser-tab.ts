// A tab as a journey uses it: parts are found by role and name, every wait has a limit of 30 seconds.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import type { EngineTab, Point } from './engine.ts';

const LIMIT = { timeout: 30_000, intervals: [50, 100, 100, 200] };
const FINDER = readFileSync(
  fileURLToPath(new URL('./element-finder.js', import.meta.url)),
  'utf8',
).trim();

/** The state of a part. Only `count` is set when none match, or several do. */
interface PartState {
  readonly count: number;
  readonly text?: string;
  readonly value?: string | null;
  readonly checked?: boolean | null;
  readonly pressed?: string | null;
  readonly invalid?: string | null;
  readonly focused?: boolean;
  readonly described?: string;
  readonly height?: number;
}

interface Aim extends PartState, Point {
  readonly isHit: boolean;
}

interface Step {
  readonly role: string;
  readonly text?: string;
  readonly pattern?: string;
}

type Name = string | RegExp;

function step(role: string, name?: Name): Step {
  if (name === undefined) return { role };
  return typeof name === 'string' ? { role, text: name } : { role, pattern: name.source };
}

/** A tab at an address of the server. */
export class BrowserTab {
  readonly #tab: EngineTab;
  readonly #origin: string;

  constructor(tab: EngineTab, origin: string) {
    this.#tab = tab;
    this.#origin = origin;
  }

  async open(path: string): Promise<void> {
    await this.#tab.goTo(this.#origin + path);
    await this.#usable();
  }

  async reload(): Promise<void> {
    await this.#tab.reload();
    await this.#usable();
  }

  /** A page drawn by the server takes no input before its scripts have run. */
  async #usable(): Promise<void> {
    const isUsable = `document.querySelector('#root[inert]') === null`;
    await expect.poll(() => this.read(isUsable), LIMIT).toBe(true);
  }

  goBack(): Promise<void> {
    return this.#tab.goBack();
  }

  bringToFront(): Promise<void> {
    return this.#tab.bringToFront();
  }

  resize(width: number, height: number): Promise<void> {
    return this.#tab.resize(width, height);
  }

  screenshot(): Promise<Uint8Array> {
    return this.#tab.screenshot();
  }

  read<Value>(expression: string): Promise<Value> {
    return this.#tab.read(expression);
  }

  type(text: string): Promise<void> {
    return this.#tab.type(text);
  }

  press(key: string): Promise<void> {
    return this.#tab.press(key);
  }

  /** Selects words with the pointer, in the first text of the part that the selector finds. */
  async selectWords(selector: string, words: string): Promise<void> {
    const { from, to } = await this.read<{ readonly from: Point; readonly to: Point }>(
      `(${placeOfWords.toString()})(${JSON.stringify(selector)}, ${JSON.stringify(words)})`,
    );
    await this.#tab.movePointer(from);
    await this.#tab.pressPointer();
    await this.#tab.movePointer({ x: (from.x + to.x) / 2, y: to.y });
    await this.#tab.movePointer(to);
    await this.#tab.releasePointer();
  }

  /** A part by its role and name; a text is the whole name. `field` is anything with a label. */
  get(role: string, name?: Name): Part {
    return new Part(this.#tab, [step(role, name)]);
  }

  /** The smallest part that contains a text. */
  text(text: Name): Part {
    return this.get('text', text);
  }

  /** Waits until the page shows a text. */
  sees(text: Name): Promise<void> {
    return this.text(text).isThere();
  }
}

/** Runs in the page: scrolls to the words and returns where they begin and end. */
function placeOfWords(selector: string, words: string): { from: Point; to: Point } {
  const part = document.querySelector(selector);
  const texts = part ? document.createTreeWalker(part, NodeFilter.SHOW_TEXT) : null;
  for (let text = texts?.nextNode(); text; text = texts?.nextNode()) {
    const at = text.textContent?.indexOf(words) ?? -1;
    if (at < 0) continue;
    const range = document.createRange();
    range.setStart(text, at);
    range.setEnd(text, at + words.length);
    text.parentElement?.scrollIntoView({ block: 'center' });
    const { left, right, top, height } = range.getBoundingClientRect();
    const y = top + height / 2;
    return { from: { x: left + 1, y }, to: { x: right - 1, y } };
  }
  throw new Error(`The page doesn't have “${words}”.`);
}

/** Something on the page, located again at every use. */
export class Part {
  readonly #tab: EngineTab;
  readonly #steps: readonly Step[];

  constructor(tab: EngineTab, steps: readonly Step[]) {
    this.#tab = tab;
    this.#steps = steps;
  }

  get(role: string, name?: Name): Part {
    return new Part(this.#tab, [...this.#steps, step(role, name)]);
  }

  text(text: Name): Part {
    return this.get('text', text);
  }

  async isThere(): Promise<void> {
    await expect
      .poll(async () => (await this.#all()).length, {
        ...LIMIT,
        message: this.#describe('is there'),
      })
      .toBeGreaterThan(0);
  }

  async isGone(): Promise<void> {
    await expect
      .poll(async () => (await this.#all()).length, {
        ...LIMIT,
        message: this.#describe('is gone'),
      })
      .toBe(0);
  }

  /** Waits until all of this is true of the one part that matches. */
  async is(state: Readonly<Partial<Record<keyof PartState, unknown>>>): Promise<void> {
    await expect
      .poll(() => this.state(), { ...LIMIT, message: this.#describe('has the state') })
      .toMatchObject(state);
  }

  /** Waits until the part contains a text. */
  contains(text: string): Promise<void> {
    return this.is({ text: expect.stringContaining(text) });
  }

  /** The texts of all that match. */
  async haveTexts(texts: readonly unknown[]): Promise<void> {
    await expect
      .poll(() => this.#all(), { ...LIMIT, message: this.#describe('have the texts') })
      .toEqual(texts);
  }

  state(): Promise<PartState> {
    return this.#find('state');
  }

  async click(): Promise<void> {
    let aim = await this.place();
    await this.#tab.movePointer(aim);
    // Content that loads late may have moved the part.
    for (
      let now = await this.place();
      now.x !== aim.x || now.y !== aim.y;
      now = await this.place()
    ) {
      aim = now;
      await this.#tab.movePointer(aim);
    }
    await this.#tab.pressPointer();
    await this.#tab.releasePointer();
  }

  /** Replaces the text in a field by typing. */
  async fill(text: string): Promise<void> {
    await this.click();
    await this.is({ focused: true });
    await this.#tab.press('Control+a');
    await (text === '' ? this.#tab.press('Backspace') : this.#tab.type(text));
  }

  /** Focuses it without a pointer. */
  async focus(): Promise<void> {
    await this.is({ count: 1 });
    await this.#find('focus');
  }

  /** Presses Enter on it, for a button that keeps moving because remarks arrive late. */
  async activate(): Promise<void> {
    await this.focus();
    await this.is({ focused: true });
    await this.#tab.press('Enter');
  }

  /** Chooses from a list with the keyboard, by the beginning of the choice. */
  async choose(beginning: string, value: string): Promise<void> {
    await this.focus();
    await this.#tab.type(beginning);
    await this.is({ value });
  }

  async chooseFile(path: string): Promise<void> {
    await this.is({ count: 1 });
    await this.#tab.chooseFile(this.#script('element'), path);
  }

  /** Drags with the pointer to another part, in steps as a hand would. */
  async dragTo(target: Part, whileDragging: () => Promise<void>): Promise<void> {
    const from = await this.place();
    await this.#tab.movePointer(from);
    await this.#tab.pressPointer();
    const to = (await target.#find('state')) as Aim;
    for (let part = 1; part <= 8; part += 1) {
      const way = (start: number, end: number): number => start + ((end - start) * part) / 8;
      await this.#tab.movePointer({ x: way(from.x, to.x), y: way(from.y, to.y) });
    }
    await whileDragging();
    await this.#tab.releasePointer();
  }

  /** The point to click, once the part is visible, at rest and not covered. */
  async place(): Promise<Point> {
    let last: Aim | undefined;
    await expect
      .poll(
        async () => {
          const now = (await this.#find('aim')) as Aim;
          const isAtRest = last?.x === now.x && last?.y === now.y;
          last = now;
          return { count: now.count, isHit: now.isHit, isAtRest };
        },
        { ...LIMIT, message: this.#describe('can be clicked') },
      )
      .toEqual({ count: 1, isHit: true, isAtRest: true });
    return last ?? { x: 0, y: 0 };
  }

  #all(): Promise<string[]> {
    return this.#retried(() => this.#tab.read<string[]>(this.#script('all')), []);
  }

  #find(wanted: 'state' | 'aim' | 'focus'): Promise<PartState> {
    return this.#retried(() => this.#tab.read<PartState>(this.#script(wanted)), { count: 0 });
  }

  /** While one document replaces another, there is nothing to find. */
  async #retried<Value>(look: () => Promise<Value>, nothing: Value): Promise<Value> {
    try {
      return await look();
    } catch (error) {
      if (/context|navigat|destroyed|no such window|detached|frame/i.test(String(error)))
        return nothing;
      throw error;
    }
  }

  #script(wanted: string): string {
    const args = [this.#steps, wanted].map((each) => JSON.stringify(each));
    return `(() => {${FINDER}\nreturn findElement(${args.join()});})()`;
  }

  #describe(what: string): string {
    const names = this.#steps.map(({ role, text, pattern }) => `${role} ${text ?? pattern ?? ''}`);
    return `${names.join(', ')}: ${what}`;
  }
}
