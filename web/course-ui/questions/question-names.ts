// How questions are named where there is no room for their whole text.
import { plainText } from '@elenchus/domain/base/marked-text.ts';
import { splitQuestionText } from '@elenchus/domain/questions/split-question-text.ts';

const LONGEST_TEXT = 80;
/** “Why?” alone doesn’t say which question it is. */
const SHORTEST_NAME = 16;

/** The first line of a question without its marks, cut between words where it is long. */
export function shortText(text: string): string {
  return shortLine(plainText(text));
}

/** A question in an overview, by what it asks rather than by the story before it (VIEW-80). */
export function questionName(text: string): string {
  const { story, asked } = splitQuestionText(text);
  const name = shortText(asked);
  return story !== '' && name.length < SHORTEST_NAME ? shortText(text) : name;
}

/** The first line of a text that knows no marks, such as an option. A colon leads to the next line. */
export function shortLine(text: string): string {
  const [line = ''] = text
    .trim()
    .replace(/:\s*\n\s*/, ': ')
    .split('\n', 1);
  return line.length > LONGEST_TEXT
    ? `${line.slice(0, LONGEST_TEXT).replace(/ [^ ]*$/, '')}…`
    : line;
}
