// Looks at a screen as a phone shows it: with a finger, people can't hover over an icon to read its name.
import type { CDPSession } from '@playwright/test';

/** Makes the page treat the pointer as a finger from now on, or stops that. */
export async function pointWithFinger(session: CDPSession, enabled: boolean): Promise<void> {
  await session.send('Emulation.setTouchEmulationEnabled', { enabled });
}
