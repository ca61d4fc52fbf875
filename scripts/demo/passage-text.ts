// From a hand-written passage to sentences: choosing among its alternative wordings, and splitting.
import { seededNumber } from './seeded-choice.ts';

// Read around, it contains every pattern of four once, so that no two starting points agree on four in a row.
const everyFour = '0000100110101111';

const slots = /\{([^{}]*)\}/g;

/** Whether a passage is marked as strong or weak. */
export function passageMark(passage: string): 'strong' | 'weak' | 'plain' {
  if (passage.startsWith('+')) return 'strong';
  return passage.startsWith('-') ? 'weak' : 'plain';
}

/** The passage as the so-manieth student puts it; two students never agree in many slots in a row. */
export function wordPassage(passage: string, use: number): string {
  let slot = 0;
  return passage.replace(/^[+-]/, '').replace(slots, (_, inside: string) => {
    const wordings = inside.split('|');
    const wording = wordings[wordingBit(use, slot) % wordings.length];
    slot += 1;
    return wording ?? '';
  });
}

/**
 * Which of two wordings the so-manieth use of a passage takes in a slot. The first sixteen uses agree, any two of
 * them, in at most three slots in a row; beyond that the agreement is left to chance.
 */
function wordingBit(use: number, slot: number): number {
  if (use >= everyFour.length) return seededNumber(use, slot) < 0.5 ? 0 : 1;
  return everyFour[(slot + use * 3) % everyFour.length] === '1' ? 1 : 0;
}

/** The sentences of a text. */
export function splitSentences(text: string): string[] {
  return text.split(/(?<=[.?!]["”]?)\s+(?=["“A-Z])/u).filter((sentence) => sentence !== '');
}

/** How many words a text has. */
export function wordsIn(text: string): number {
  return text.split(/\s+/u).filter((word) => word !== '').length;
}
