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
// Time enough to find the passage somewhere else.
const lookingElsewhere = 6 * minute;

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
  if (essayText(from) !== essayText(to.slice(0, kept))) {
    now += 3 * minute;
    save(saved, { epochMs: now, text: essayText(to.slice(0, kept)) });
  }
  for (let count = kept; count < to.length; count += 1) {
    const sentence = to[count];
    if (!sentence) break;
    const isPasted = sentence.pasted;
    const wasPasted = to[count - 1]?.pasted ?? false;
    if (!isPasted) now += typingTime(sentence.text, wordsPerMinute);
    else if (!wasPasted) now += lookingElsewhere;
    const isJump = isPasted !== (to[count + 1]?.pasted ?? false);
    const isDue = !isPasted && now - (saved.at(-1)?.epochMs ?? startMs) >= shortestGap;
    const isEnd = count === to.length - 1;
    if (isJump || isDue || isEnd)
      save(saved, { epochMs: now, text: essayText(to.slice(0, count + 1)) });
  }
  return saved;
}

/** A state takes the place of the last one when that is only a moment old. */
function save(saved: SavedText[], state: SavedText): void {
  const last = saved.at(-1);
  if (last && state.epochMs - last.epochMs < shortestGap) saved.pop();
  saved.push(state);
}

function typingTime(text: string, wordsPerMinute: number): number {
  return Math.round((wordsIn(text) / wordsPerMinute) * minute) + 20_000;
}
