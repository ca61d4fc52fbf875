import { expect, test } from 'vitest';
import { nodeAgeWarning, PACKAGED_NODE } from './node-age.ts';

const { version, released } = PACKAGED_NODE;
const [major = 0, minor = 0] = version.split('.').map(Number);
const after = (days: number) => Date.parse(released) + days * 86_400_000;

test.each([
  ['the packaged Node on its 90th day', `v${version}`, 90, /^$/],
  [
    'the packaged Node on the day after',
    `v${version}`,
    91,
    new RegExp(`was released on ${released}`),
  ],
  [
    'an older one of the same line',
    `v${major}.${minor - 1}.9`,
    91,
    new RegExp(`is older than ${released}`),
  ],
  ['a newer one', `v${major}.${minor + 1}.0`, 400, /^$/],
  ['a newer line', `v${major + 1}.0.0`, 400, /^$/],
  ['a clock that is far behind', `v${version}`, -5000, /^$/],
])('%s', (_name, running, days, words) => {
  const warning = nodeAgeWarning(running, after(days)) ?? '';
  expect(warning).toMatch(words);
  expect(warning).not.toContain('\n');
});
