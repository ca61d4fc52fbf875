// Marks emphasis while a text is put together: signs around it, which become stars where stars are read as emphasis.

/** Private characters: no text contains them after `withoutSigns`. */
export const EMPHASIS_START = '\u{E000}';
export const EMPHASIS_END = '\u{E001}';

const SIGNS = /[\u{E000}\u{E001}]/gu;
const EMPHASIS = /\u{E000}([^\u{E000}\u{E001}]*)\u{E001}/gu;
const LETTER = /[\p{L}\p{N}*]/u;

/** A text without the private characters. */
export function withoutSigns(text: string): string {
  return text.replaceAll(SIGNS, '');
}

interface KeptEmphasis {
  readonly text: string;
  /** Whether every emphasis could be kept: part of a word and several lines can't. */
  readonly isComplete: boolean;
}

/** Puts stars where the signs are; spaces at the ends go outside. */
export function keepEmphasis(signed: string): KeptEmphasis {
  let isComplete = true;
  const text = signed.replaceAll(EMPHASIS, (whole: string, content: string, at: number) => {
    const inner = content.trim();
    if (inner === '') return content;
    const start = content.indexOf(inner);
    const [before, after] = [content.slice(0, start), content.slice(start + inner.length)];
    const left = before === '' ? signed.charAt(at - 1) : ' ';
    const right = after === '' ? signed.charAt(at + whole.length) : ' ';
    const canMark = !LETTER.test(left) && !LETTER.test(right) && !/[\n*]/u.test(inner);
    isComplete &&= canMark;
    return canMark ? `${before}*${inner}*${after}` : content;
  });
  return { text: withoutSigns(text), isComplete };
}
