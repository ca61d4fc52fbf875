// The window sizes that change a layout. A style sheet names one, `@media (--phone)` or
// `@media not (--phone)`, and the build replaces the name with its condition (named-media.ts).
export const breakpoints = {
  /** A phone whose text is twice as large as usual. */
  'large-text': '(width < 16rem)',
  /** A small phone, with text of the usual size. */
  'small-phone': '(16rem <= width < 22.5rem)',
  /** Too narrow for two things side by side. */
  phone: '(width <= 37.5rem)',
  /** Too narrow for columns: a phone, a small tablet, or a laptop at 200 %. */
  narrow: '(width < 48rem)',
  /** Wide enough for two columns of text. */
  columns: '(width >= 60rem)',
  /** Wide enough for a narrow panel next to the menu and the text, as on a small laptop. */
  laptop: '(width >= 76rem)',
  /** Wide enough for a panel next to the menu and the text. */
  wide: '(width >= 81.25rem)',
  /** Too low for a bar that stays in view, as on a laptop at 200 %. */
  short: '(height <= 40rem)',
  /** A phone on its side. */
  'very-short': '(height <= 30rem)',
  /** Used with fingers: they need room, and can't hover over an icon to read its name. */
  touch: '(pointer: coarse)',
} as const;
