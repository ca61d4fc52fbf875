// The few words by which a question is recognized on the map (MAP-7).

import { plainText } from '../base/marked-text.ts';

/** Openings that remind students of an earlier answer: they are the same in many questions. */
const REMINDER = /^(?:but )?you (?:also )?(?:said|say|hold|held|believe|answered|think|chose)\b/iu;

/** The question in a text: its last one, or the first sentence of its last paragraph that isn't a reminder. */
export function shortLabel(text: string): string {
  const paragraphs = plainText(text)
    .split(/\n(?:[^\S\n]*\n)+/u)
    .map((paragraph) => sentencesOf(paragraph))
    .filter((sentences) => sentences.length > 0);
  const asked = paragraphs.flat().findLast((sentence) => /\?["”’)]*$/u.test(sentence));
  const last = paragraphs.at(-1) ?? [];
  return asked ?? last.find((sentence) => !REMINDER.test(sentence)) ?? last[0] ?? '';
}

/** A sentence ends at a mark that is followed by a space and something other than a lowercase letter. */
function sentencesOf(paragraph: string): readonly string[] {
  const line = paragraph.trim().replaceAll(/\s+/gu, ' ');
  return line
    .split(/(?<=[.!?]["”’)]{0,3}) (?!\p{Ll})/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}
