import { expect, test } from 'vitest';
import { deviceName } from './device-name.ts';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';

test.each([
  [`${WINDOWS} Gecko/20100101 Firefox/140.0`, 'Firefox on Windows'],
  [`${WINDOWS} ${CHROME}`, 'Chrome on Windows'],
  [`${WINDOWS} ${CHROME} Edg/140.0.0.0`, 'Edge on Windows'],
  [`${MAC} ${CHROME} OPR/120.0.0.0`, 'Opera on Mac'],
  [`${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15`, 'Safari on Mac'],
  [`${IPHONE} Version/18.0 Mobile/15E148 Safari/604.1`, 'Safari on iPhone'],
  [`${IPHONE} CriOS/140.0 Mobile/15E148 Safari/604.1`, 'Chrome on iPhone'],
  [`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${CHROME}`, 'Chrome on Android'],
  [`Mozilla/5.0 (X11; CrOS x86_64 16000.0.0) ${CHROME}`, 'Chrome on ChromeOS'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'Linux'],
  ['curl/8.0', ''],
  ['', ''],
])('USR-56 %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
