// How the same words come out of different students: spelled out, contracted, in a hurry, without capitals.
import type { Voice } from './demo-students.ts';

type Habit = readonly (readonly [RegExp, string])[];

const contractions: Habit = [
  [/\b([Dd])o not\b/g, "$1on't"],
  [/\b([Dd])oes not\b/g, "$1oesn't"],
  [/\b([Dd])id not\b/g, "$1idn't"],
  [/\b([Cc])annot\b/g, "$1an't"],
  [/\b([Ww])ould not\b/g, "$1ouldn't"],
  [/\b([Cc])ould not\b/g, "$1ouldn't"],
  [/\b([Ii])s not\b/g, "$1sn't"],
  [/\b([Aa])re not\b/g, "$1ren't"],
  [/\b([Ww])as not\b/g, "$1asn't"],
  [/\bI am\b(?=\s)/g, "I'm"],
  [/\bI would\b(?=\s)/g, "I'd"],
  [/\b([Tt])hat is\b(?=\s(?:a|an|the|not|why|what|how|just)\b)/g, "$1hat's"],
];

const spelledOut: Habit = [
  [/\b([Dd])on't\b/g, '$1o not'],
  [/\b([Dd])oesn't\b/g, '$1oes not'],
  [/\b([Dd])idn't\b/g, '$1id not'],
  [/\b([Cc])an't\b/g, '$1annot'],
  [/\b([Ww])ouldn't\b/g, '$1ould not'],
  [/\b([Cc])ouldn't\b/g, '$1ould not'],
  [/\b([Ii])sn't\b/g, '$1s not'],
  [/\b([Aa])ren't\b/g, '$1re not'],
  [/\b([Ww])asn't\b/g, '$1as not'],
  [/\bI'm\b/g, 'I am'],
  [/\bI'd\b/g, 'I would'],
  [/\b([Ii])t's\b/g, '$1t is'],
  [/\b([Tt])hat's\b/g, '$1hat is'],
  [/^But /g, 'However, '],
  [/^So (?=[a-z]+ )/g, 'Therefore '],
];

const slips: Habit = [
  [/\bbecause\b/g, 'becuase'],
  [/\bargument\b/g, 'arguement'],
  [/\bbelieve\b/g, 'beleive'],
  [/\btheir\b/g, 'thier'],
  [/\bdefinition\b/g, 'defintion'],
  [/\b(don|doesn|isn|can|wouldn|couldn)'t\b/g, '$1t'],
];

const noCapitals: Habit = [
  [/\bI\b/g, 'i'],
  [/\b(don|doesn|isn|can|wouldn|couldn|didn)'t\b/g, '$1t'],
  [/\bi'(m|d|ll|ve)\b/g, 'i$1'],
  [/\bbecause\b/g, 'bc'],
];

const habitsOf: Readonly<Record<Voice, readonly Habit[]>> = {
  plain: [],
  contracted: [contractions],
  formal: [spelledOut],
  hasty: [contractions, slips],
  lowercase: [contractions, noCapitals],
};

/** A sentence in a student's voice. */
export function inVoice(sentence: string, voice: Voice): string {
  const spoken = habitsOf[voice]
    .flat()
    .reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), sentence);
  return voice === 'lowercase' ? lowerStart(spoken) : spoken;
}

function lowerStart(sentence: string): string {
  // Names keep their capital even from someone who drops the others.
  return /^(Socrates|Hume|Rosa|Mary|Elisabeth|God|Plato|Locke|Moore|Kant)\b/.test(sentence)
    ? sentence
    : sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
