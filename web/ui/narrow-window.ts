/** A window in which columns side by side do not fit: a phone, or a page at twice its size. */
export const NARROW = '(max-width: 47.99rem)';
