// The passages that two students of the demo course share, so that the plagiarism check has something to find.
//
// The two copies were pasted: the copier's history grows by a sentence or two at a time and then jumps by the whole
// passage, minutes after the typing stopped. Tyrone changed one word of the passage that he took. The quotation is innocent:
// both students say where they heard it.

interface PlantedCopy {
  readonly questionID: string;
  readonly author: string;
  readonly copier: string;
  readonly original: string;
  readonly copy: string;
}

const riverPassage =
  'A river keeps its name although no drop of water stays in it, and nobody thinks a new river begins every morning. I think a person is a river of that kind: what stays is the bed that memory has cut, and the water is only passing through.';

const handsPassage = (play: string): string =>
  `The skeptic wants me to trade something I am sure of for something I only can't disprove. I have never met this dream he talks about, but I have used these hands every day since I was born, to eat, to play ${play}, to hold my cousin's baby the week she came home, and they have not turned out to be made of dream even once.`;

export const riverCopy: PlantedCopy = {
  questionID: 'per03',
  author: 'ecastel',
  copier: 'bkess',
  original: riverPassage,
  copy: riverPassage,
};

export const handsCopy: PlantedCopy = {
  questionID: 'sce02',
  author: 'npavlid',
  copier: 'twhitf',
  original: handsPassage('bouzouki'),
  copy: handsPassage('ball'),
};

export const plantedCopies: readonly PlantedCopy[] = [handsCopy, riverCopy];

/** A sentence that the instructor said in class; two students quote it and name her. */
export const lectureQuotation = {
  questionID: 'mar02',
  students: ['fidrissi', 'mtsai'],
  text: '“A book about swimming is not wrong for leaving its reader dry, and neither is a theory of color.”',
} as const;

/** The passage that a student pasted into an answer; '' when there is none. */
export function pastedPassage(username: string, questionID: string): string {
  const found = plantedCopies.find(
    (planted) => planted.copier === username && planted.questionID === questionID,
  );
  return found?.copy ?? '';
}

/** Whether a student has pasted anything. */
export function isCopier(username: string): boolean {
  return plantedCopies.some(({ copier }) => copier === username);
}
