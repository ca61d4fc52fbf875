// Finds what separates the cells of an uploaded text table (USR-39).
const SEPARATORS = [',', ';', '\t'] as const;
type RosterSeparator = (typeof SEPARATORS)[number];

interface SeparatedText {
  readonly separator: RosterSeparator;
  /** The table; a first line that only names the separator becomes empty, so that rows keep their numbers. */
  readonly text: string;
}

/** The separator as a first line 'sep=;' names it, or else the one that the header line has most of. */
export function findSeparator(text: string): SeparatedText {
  const named = /^\uFEFF?sep=([,;\t])(?=\r|\n|$)/iu.exec(text);
  const declared = SEPARATORS.find((separator) => separator === named?.[1]);
  if (named && declared) return { separator: declared, text: text.slice(named[0].length) };
  const header = /\S[^\r\n]*/u.exec(text)?.[0].replaceAll(/"[^"]*"/gu, '') ?? '';
  const counts = SEPARATORS.map((separator) => header.split(separator).length);
  return { separator: SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',', text };
}
