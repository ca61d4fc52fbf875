import { expect, test } from 'vitest';
import { noteServerTime, renderAtTime, serverNow } from './server-clock.ts';

const DAY = 86_400_000;
const noon = Date.parse('2026-11-15T12:00:00Z');

test.each([
  ['a device two days behind', noon - 2 * DAY, noon],
  ['a device two days ahead', noon + 2 * DAY, noon],
  ['a device that is right', noon, noon],
  ['an answer that took half a minute', noon + 30_000, noon + 30_000],
])('%s', (_name, device, now) => {
  noteServerTime('Sun, 15 Nov 2026 12:00:00 GMT', device);
  expect(serverNow(device)).toBe(now);
});

test('a device that is set right while the page is open counts again', () => {
  noteServerTime('Sun, 15 Nov 2026 12:00:00 GMT', noon - DAY);
  noteServerTime('Sun, 15 Nov 2026 12:10:00 GMT', noon + 600_000);
  expect(serverNow(noon + 660_000)).toBe(noon + 660_000);
});

test.each([null, '', 'soon'])('a header of %o changes nothing', (header) => {
  noteServerTime('Sun, 15 Nov 2026 12:00:00 GMT', noon - DAY);
  noteServerTime(header, noon);
  expect(serverNow(noon - DAY)).toBe(noon);
});

test('a page is taken over at the time that it shows, and then the time goes on', () => {
  renderAtTime(noon);
  expect(serverNow(noon + 9000)).toBe(noon);
  renderAtTime(null);
  noteServerTime('Sun, 15 Nov 2026 12:00:00 GMT', noon);
  expect(serverNow(noon + 9000)).toBe(noon + 9000);
});
