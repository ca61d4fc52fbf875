// Limits how much one call may contain: the contract refuses more, and the rules rely on it.

/** The most characters of a text. */
export const TEXT_LIMIT = 200_000;

/** The most characters of a choice: the numbers of its options. */
export const CHOICE_LIMIT = 10_000;

/** The most characters of an identifier. */
export const ID_LIMIT = 200;

/** The most entries of a list. */
export const LIST_LIMIT = 10_000;

/** The most options of a question in one call. */
export const OPTION_LIST_LIMIT = 1000;
