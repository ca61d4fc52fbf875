// Presses Tab many times cheaply: a press through Playwright takes longer than the page's reaction.
import type { CDPSession } from '@playwright/test';

export type TabKey = 'Tab' | 'Shift+Tab';

const SHIFT = 8;
/** The presses that a page gets before it has drawn the effect of the first, as from a person who holds the key. */
const AT_ONCE = 4;

/** Presses a key a number of times; ends when the page has taken all of them. */
export async function pressTab(session: CDPSession, key: TabKey, times: number): Promise<void> {
  const modifiers = key === 'Tab' ? 0 : SHIFT;
  const event = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers };
  for (let pressed = 0; pressed < times; pressed += AT_ONCE) {
    const presses = Array.from({ length: Math.min(AT_ONCE, times - pressed) }, () => [
      session.send('Input.dispatchKeyEvent', { ...event, type: 'rawKeyDown' }),
      session.send('Input.dispatchKeyEvent', { ...event, type: 'keyUp' }),
    ]);
    await Promise.all(presses.flat());
  }
}
