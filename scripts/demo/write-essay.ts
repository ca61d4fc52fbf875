// How an essay grows in the history: saved every few minutes while it is typed, sentence by sentence.
import type { EssaySentence } from './compose-essay.ts';
import { wordsIn } from './passage-text.ts';

export interface SavedText {
  readonly epochMs: number;
  readonly text: string;
}

export interface Typing {
  readonly from: readonly EssaySentence[];
  readonly to: readonly EssaySentence[];
  readonly startMs: number;
  readonly wordsPerMinute: number;
}

const minute = 60_000;
// Saves of one question within five minutes share one record.
const shortestGap = 5 * minute + 10_000;
const pasteTime = 40_000;

/** The text of an essay: sentences in paragraphs. */
export function essayText(sentences: readonly EssaySentence[]): string {
  return sentences
    .map(({ text, startsParagraph }, place) => {
      if (place === 0) return text;
      return (startsParagraph ? '\n\n' : ' ') + text;
    })
    .join('');
}

/** The saved versions while a student types from one state of an essay to the next. */
export function typeEssay({ from, to, startMs, wordsPerMinute }: Typing): SavedText[] {
  const saved: SavedText[] = [];
  const kept = Math.min(from.length, to.length);
  let now = startMs;
  const save = (count: number): void => {
    saved.push({ epochMs: now, text: essayText(to.slice(0, count)) });
  };
  if (essayText(from) !== essayText(to.slice(0, kept))) {
    now += 3 * minute;
    save(kept);
  }
  for (let count = kept; count < to.length; count += 1) {
    const sentence = to[count];
    const next = to[count + 1];
    if (!sentence) break;
    now += sentence.pasted ? pasteTime / 2 : typingTime(sentence.text, wordsPerMinute);
    const isJump = sentence.pasted !== (next?.pasted ?? false);
    const isDue = now - (saved.at(-1)?.epochMs ?? startMs) >= shortestGap;
    if (isJump || (isDue && !sentence.pasted)) save(count + 1);
  }
  return withEnd(saved, to, now);
}

/** The last state is always kept; it takes the place of a record that is only a moment old. */
function withEnd(
  saved: readonly SavedText[],
  to: readonly EssaySentence[],
  epochMs: number,
): SavedText[] {
  const end = { epochMs, text: essayText(to) };
  const last = saved.at(-1);
  if (last?.text === end.text || to.length === 0) return [...saved];
  const isFresh = last !== undefined && epochMs - last.epochMs < shortestGap;
  const containsPaste = to.some(({ pasted }) => pasted);
  return isFresh && !containsPaste ? [...saved.slice(0, -1), end] : [...saved, end];
}

function typingTime(text: string, wordsPerMinute: number): number {
  return Math.round((wordsIn(text) / wordsPerMinute) * minute) + 20_000;
}
