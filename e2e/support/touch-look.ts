// Looks at a screen as a phone shows it: with a finger, nobody can hover over an icon to read its name.
import type { CDPSession } from '@playwright/test';

/** From now on the page takes the pointer for a finger, or no longer. */
export async function pointWithFinger(session: CDPSession, enabled: boolean): Promise<void> {
  await session.send('Emulation.setTouchEmulationEnabled', { enabled });
}
