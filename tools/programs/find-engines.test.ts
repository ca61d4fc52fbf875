import { expect, test } from 'vitest';
import { skippedSentence } from './find-engines.ts';

test('an engine that is missing is named in one line, with what to install', () => {
  const line = skippedSentence('WebKit', ['webkit2gtk-driver', 'xvfb']);
  expect(line).toMatch(/^SKIPPED: no WebKit .* apt-get install webkit2gtk-driver xvfb$/);
});
