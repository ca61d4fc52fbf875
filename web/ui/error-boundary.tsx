import { Component } from 'react';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from './button.tsx';
import { Notice } from './notice.tsx';
import styles from './error-boundary.module.css';

interface ErrorBoundaryProps {
  /** Another place is another chance. */
  readonly place: string;
  /** Nothing stands around it: it needs a frame of its own. */
  readonly isWholePage?: boolean;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly broken: boolean;
  readonly place: string;
}

/** Stands in for a view that broke, or whose files are gone because the server was updated meanwhile. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state = { broken: false, place: this.props.place };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  static getDerivedStateFromProps({ place }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return place === state.place ? null : { broken: false, place };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    if (!this.props.isWholePage) return <Broken />;
    return (
      // As little as possible: whatever broke may be a part of the usual frame.
      <main id="content" tabIndex={-1} className={styles.page}>
        <Broken />
        <ButtonLink href="/">Go to the first page</ButtonLink>
      </main>
    );
  }
}

function Broken() {
  return (
    <div role="alert">
      <title>This page could not be shown · Elenchus</title>
      <Notice tone="attention">
        <h1 className={styles.heading}>This page could not be shown.</h1>
        <p>Nothing that you saved is lost. Loading the page again usually helps.</p>
        <div>
          <Button onClick={() => location.reload()}>Load the page again</Button>
        </div>
      </Notice>
    </div>
  );
}
