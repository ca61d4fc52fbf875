// Reads a student's essay: its paragraphs, its sentences, and what the student took out or put in at the last sitting.
//
// The marks are those of wdiff: `[-…-]` is in every draft but the last, `{+…+}` only in the last. Both hold whole
// sentences. Everything else is in every draft that gets that far.
import { sentencesOf } from './passage-text.ts';

export interface EssaySentence {
  readonly text: string;
  readonly startsParagraph: boolean;
  /** Pasted, not typed. */
  readonly pasted: boolean;
}

export interface WrittenEssay {
  /** Before the last sitting. */
  readonly draft: readonly EssaySentence[];
  readonly final: readonly EssaySentence[];
}

const struck = /\[-([^[\]]*)-\]/gu;
const added = /\{\+([^{}]*)\+\}/gu;

/** The essay before and after the last sitting; sentences in a pasted passage are marked. */
export function readEssay(source: string, pastedPassage = ''): WrittenEssay {
  const read = (text: string): EssaySentence[] => sentencesInParagraphs(text, pastedPassage);
  return {
    draft: read(source.replace(added, '').replace(struck, '$1')),
    final: read(source.replace(struck, '').replace(added, '$1')),
  };
}

function sentencesInParagraphs(text: string, pastedPassage: string): EssaySentence[] {
  return text.split(/\n(?:[^\S\n]*\n)+/u).flatMap((paragraph) =>
    sentencesOf(paragraph.replace(/\s+/gu, ' ').trim()).map((sentence, index) => ({
      text: sentence,
      startsParagraph: index === 0,
      pasted: pastedPassage.includes(sentence),
    })),
  );
}
