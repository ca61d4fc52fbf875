// One passage that stands in the work of two students, so that the search for shared passages has something to find.
//
// Emily Castellano (ecastel) writes it for per03, sentence by sentence. Brandon Kessler (bkess) has the same words
// in his answer to the same question: his history grows by a sentence or two at a time and then jumps by the whole
// passage in one version, some minutes after he had stopped typing.

export const plantedCopy = {
  questionID: 'per03',
  author: 'ecastel',
  copier: 'bkess',
  sentences: [
    'A river keeps its name although no drop of water stays in it, and nobody thinks a new river begins every morning.',
    'I think a person is a river of that kind: what stays is the bed that memory has cut, and the water is only passing through.',
  ],
} as const;
