// The passages are for the large made-up course; the demo course has whole essays, one file per student.
// The shape of the hand-written passages for one essay question, sorted by the stance they defend.
//
// In a passage, `{a|b}` gives two wordings; each student gets one of them.
// A leading `+` marks a passage only a strong student would write, a leading `-` one with a visible weakness.

export interface StanceTexts {
  readonly openings: readonly string[];
  readonly reasons: readonly string[];
  readonly objections: readonly string[];
  readonly conclusions: readonly string[];
}

/** The student's choice for a question; '' for none. */
type Chosen = (questionID: string) => string;

export interface EssayBank {
  readonly questionID: string;
  readonly stanceOf: (chosen: Chosen) => string;
  readonly stances: Readonly<Record<string, StanceTexts>>;
}
