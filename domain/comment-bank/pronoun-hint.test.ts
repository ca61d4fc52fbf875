import { describe, expect, test } from 'vitest';
import { pronounHint, pronounsIn } from './pronoun-hint.ts';

describe('CMB-9 pronouns that fit some students only', () => {
  test.each([
    ['he and his, each once', 'He says that his view is his own.', ['he', 'his']],
    ['him and himself', 'Ask him himself', ['him', 'himself']],
    ['he/she', 'what he/she means, s/he', ['he', 'she', 's/he']],
    ['none in they, the, here, theirs', 'They think the theory is here: theirs.', []],
    ['none in accented neighbors', 'hé éhis', []],
  ])('%s', (_, text, expected) => {
    expect(pronounsIn(text)).toEqual(expected);
  });

  test('the hint names the words', () => {
    expect(pronounHint('You argue well.')).toBeNull();
    expect(pronounHint('She argues well.')).toContain('says “she”. If');
    expect(pronounHint('She, her, hers.')).toContain('says “she”, “her” and “hers”. If');
  });
});
