import { expect, test } from 'vitest';
import { installingSentence, skippedSentence } from './test-programs.ts';

const WEBKIT = {
  name: 'WebKit',
  packages: ['webkit2gtk-driver', 'xvfb'],
  skipped: 'the journeys in WebKit don’t run',
};
const FIREFOX = { name: 'Firefox', packages: ['firefox-esr'], skipped: '' };

test('one line says what is installed, before it is', () => {
  expect(installingSentence([FIREFOX, WEBKIT])).toBe(
    'The tests need Firefox, WebKit. Installing as root: apt-get install firefox-esr webkit2gtk-driver xvfb …',
  );
});

test('what is missing is named in one line, with what doesn’t run and what to install', () => {
  expect(skippedSentence(WEBKIT)).toBe(
    'SKIPPED: no WebKit on this machine, so the journeys in WebKit don’t run. On Debian or Ubuntu: apt-get install webkit2gtk-driver xvfb',
  );
});
