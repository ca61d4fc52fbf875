import type { MouseEvent, ReactNode } from 'react';

interface QuestionLinkProps {
  readonly id: string;
  readonly hrefOf: (questionId: string) => string;
  readonly onGoTo: (questionId: string) => void;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link to a question, in this section or in another. */
export function QuestionLink({ id, hrefOf, onGoTo, className, children }: QuestionLinkProps) {
  const follow = (event: MouseEvent): void => {
    // With a modifier key, the browser opens the address in a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onGoTo(id);
  };
  return (
    <a href={hrefOf(id)} className={className} onClick={follow}>
      {children}
    </a>
  );
}
