// Takes characters off the ends of a text, in one pass. A pattern such as /x+$/ begins again at every x of the text.

/** The text without those of its last characters that are among `characters`. */
export function withoutEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** The text without those of its first characters that are among `characters`. */
export function withoutBeginning(text: string, characters: string): string {
  let start = 0;
  while (start < text.length && characters.includes(text.charAt(start))) start += 1;
  return text.slice(start);
}

/** What follows the last of these characters; the whole text if it has none. */
export function afterLast(text: string, characters: string): string {
  let start = text.length;
  while (start > 0 && !characters.includes(text.charAt(start - 1))) start -= 1;
  return text.slice(start);
}
