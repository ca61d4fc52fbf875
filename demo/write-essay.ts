// Lets an essay grow in the history: saved every few minutes while it is typed, sentence by sentence.
import type { EssaySentence } from './essay-markup.ts';
import { wordsIn } from './passage-text.ts';

interface SavedText {
  readonly epochMs: number;
  readonly text: string;
}

interface Typing {
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
    .map(({ text, startsParagraph }, index) => {
      if (index === 0) return text;
      return (startsParagraph ? '\n\n' : ' ') + text;
    })
    .join('');
}

/**
 * The saved versions while a student works from one state of an essay to the next: from the top down, removing and
 * typing, while the text further down stays as it was.
 */
export function typeEssay({ from, to, startMs, wordsPerMinute }: Typing): SavedText[] {
  const saved: SavedText[] = [];
  const staying = new Set(to.map(({ text }) => text));
  let now = startMs;
  let done = 0;
  const strike = (): void => {
    for (; done < from.length && !staying.has(from[done]?.text ?? ''); done += 1) now += minute;
  };
  for (const [index, sentence] of to.entries()) {
    strike();
    if (from[done]?.text === sentence.text) {
      done += 1;
      continue;
    }
    const wasPasted = to[index - 1]?.pasted ?? false;
    if (!sentence.pasted) now += typingTime(sentence.text, wordsPerMinute);
    else if (!wasPasted) now += lookingElsewhere;
    const isJump = sentence.pasted !== (to[index + 1]?.pasted ?? false);
    const isDue = !sentence.pasted && now - (saved.at(-1)?.epochMs ?? startMs) >= shortestGap;
    const text = essayText([...to.slice(0, index + 1), ...from.slice(done)]);
    if (isJump || isDue) save(saved, { epochMs: now, text });
  }
  strike();
  const text = essayText(to);
  if ((saved.at(-1)?.text ?? essayText(from)) !== text) save(saved, { epochMs: now, text });
  return saved;
}

/** Replaces the last state when that is only a moment old. */
function save(saved: SavedText[], state: SavedText): void {
  const last = saved.at(-1);
  if (last && state.epochMs - last.epochMs < shortestGap) saved.pop();
  saved.push(state);
}

function typingTime(text: string, wordsPerMinute: number): number {
  return Math.round((wordsIn(text) / wordsPerMinute) * minute) + 20_000;
}
