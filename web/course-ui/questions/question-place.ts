// Where a question is in the page, and how to get to it.

/** The id of a question's element. */
export function questionElementId(questionId: string): string {
  return `question-${questionId}`;
}

/** The question that the address points at, or null. */
export function questionInAddress(): string | null {
  const id = /^#question-(.+)$/u.exec(location.hash)?.[1];
  try {
    return id === undefined ? null : decodeURIComponent(id);
  } catch {
    // A broken escape such as %E0%A4%A names nothing.
    return null;
  }
}

/** Scrolls to a question and focuses its answer; returns whether the question is in the page. */
export function goToQuestion(questionId: string): boolean {
  const element = document.querySelector<HTMLElement>(
    `#${CSS.escape(questionElementId(questionId))}`,
  );
  if (element === null) return false;
  const field =
    element.querySelector<HTMLElement>('input:checked') ??
    element.querySelector<HTMLElement>('input:not(:disabled), textarea') ??
    element;
  // A link's own jump would scroll but leave the keyboard behind. Written out, because focusInView would bring its
  // whole file into what students load first.
  field.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'start', behavior: 'smooth' });
  return true;
}
