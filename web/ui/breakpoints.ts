// The few windows that the screens tell apart. A style sheet asks by name, `@media (--phone)` or
// `@media not (--phone)`, and the build writes the condition there (named-media.ts).
export const breakpoints = {
  /** Too narrow for two things beside each other. */
  phone: '(width <= 37.5rem)',
  /** Too narrow for columns: a phone, a small tablet, or a page at twice its size. */
  narrow: '(width < 48rem)',
  /** Wide enough for two columns of text. */
  columns: '(width >= 60rem)',
  /** Wide enough for a panel beside menu and text. */
  wide: '(width >= 81.25rem)',
  /** Too low for a bar that stays in sight, as at twice the size. */
  short: '(height <= 40rem)',
  /** A phone on its side. */
  'very-short': '(height <= 30rem)',
} as const;
