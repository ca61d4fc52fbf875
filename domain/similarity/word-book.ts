// Decides which words count as the same (SIM-1), and finds the place of each in its text (SIM-2).

/** The words of a text that are compared, and the characters that each of them takes up. */
export interface NumberedWords {
  /** Two words have the same number exactly when they are the same word. */
  readonly numbers: readonly number[];
  readonly starts: readonly number[];
  /** The place after the last character. */
  readonly ends: readonly number[];
}

// Punctuation, accents without a letter, and invisible characters; some normal forms produce spaces.
const NOT_COMPARED = /[\p{P}\p{Sk}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\s]/gu;

/** The form in which two words are compared; '' when the word has nothing to compare. */
export function foldWord(word: string): string {
  const letters = lettersOf(word);
  // Lower, upper, lower: one step alone leaves the final sigma and the sharp s in two forms.
  return lettersOf(letters.toLowerCase().toUpperCase().toLowerCase());
}

function lettersOf(word: string): string {
  // Composed again at the end: a removed character may have been between a letter and its accent.
  return word.normalize('NFKC').replace(NOT_COMPARED, '').normalize('NFKC');
}

/** The folded words of a text; texts that are read with the same memory fold each spelling once. */
export function foldedWords(text: string, folds = new Map<string, string>()): readonly string[] {
  const words: string[] = [];
  for (const spelling of text.match(/\S+/gu) ?? []) {
    const word = folds.get(spelling) ?? foldWord(spelling);
    folds.set(spelling, word);
    if (word !== '') words.push(word);
  }
  return words;
}

/** Gives words their numbers; texts that are compared share one book. */
export class WordBook {
  readonly #byWord = new Map<string, number>();
  // Most words repeat in the same spelling: folding each of them again would take most of the time.
  readonly #bySpelling = new Map<string, number>();

  /** The words of a text with their numbers; a run without anything to compare is skipped. */
  read(text: string): NumberedWords {
    const words = { numbers: [] as number[], starts: [] as number[], ends: [] as number[] };
    const runs = /\S+/gu;
    for (let found = runs.exec(text); found !== null; found = runs.exec(text)) {
      const number = this.#numberOf(found[0]);
      if (number === 0) continue;
      words.numbers.push(number);
      words.starts.push(found.index);
      words.ends.push(runs.lastIndex);
    }
    return words;
  }

  #numberOf(spelling: string): number {
    const known = this.#bySpelling.get(spelling);
    if (known !== undefined) return known;
    const number = this.#numberOfFolded(foldWord(spelling));
    this.#bySpelling.set(spelling, number);
    return number;
  }

  #numberOfFolded(word: string): number {
    if (word === '') return 0;
    const known = this.#byWord.get(word);
    if (known !== undefined) return known;
    const number = this.#byWord.size + 1;
    this.#byWord.set(word, number);
    return number;
  }
}
