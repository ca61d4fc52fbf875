// Turns a hand-written passage into sentences: chooses among its alternative wordings, and splits it.
import { mixedBit } from './seeded-choice.ts';

// As a ring, it contains every pattern of three once, so that no two starting points agree on three in a row.
const everyThree = '00010111';

const slots = /\{([^{}]*)\}/g;

/** The passage as the nth student words it; two students never agree in many slots in a row. */
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
 * The wording, of two, that the nth use of a passage takes in a slot. Any two of the first eight uses agree in at
 * most two slots in a row, the ninth and tenth with any other in three; beyond that the agreement is random.
 */
function wordingBit(use: number, slot: number): number {
  if (use < everyThree.length) return Number(everyThree[(slot + use) % everyThree.length]);
  if (use < everyThree.length + 2) return use % 2;
  return mixedBit(use, slot);
}

/** The sentences of a text. */
export function splitSentences(text: string): string[] {
  return text.split(/(?<=[.?!]["”]?)\s(?=["“A-Z])/u).filter((sentence) => sentence !== '');
}

/** The sentences of a text whose writer may not use capitals. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?!]["”]?)\s+/u).filter((sentence) => sentence !== '');
}

/** How many words a text has. */
export function wordsIn(text: string): number {
  return text.split(/\s+/u).filter((word) => word !== '').length;
}
