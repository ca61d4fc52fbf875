// Looks at a screen as a phone shows it: with a finger, nobody can hover over an icon to read its name.
import type { Page } from '@playwright/test';

/** Runs a look while the page takes the pointer for a finger. */
export async function withFinger<Found>(page: Page, look: () => Promise<Found>): Promise<Found> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  try {
    return await look();
  } finally {
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: false });
    await session.detach();
  }
}
