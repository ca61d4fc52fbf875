import type { ComponentProps, MouseEvent } from 'react';
import { moveTo } from '../../lib/browser-location.ts';

interface ViewLinkProps extends ComponentProps<'a'> {
  readonly href: string;
  readonly onFollow?: () => void;
}

/** A link to another view of this page: a real link that does not load the page again. */
export function ViewLink({ href, onFollow, children, ...rest }: ViewLinkProps) {
  const follow = (event: MouseEvent): void => {
    // A new tab, a new window or a download is the browser's business.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
      return;
    }
    event.preventDefault();
    onFollow?.();
    moveTo(href);
  };
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}
