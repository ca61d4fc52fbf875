import { Component } from 'react';
import type { ReactNode } from 'react';
import { makeUsable } from './usable-page.ts';
import { BrokenView } from './broken-view.tsx';
import { ButtonLink } from '../button.tsx';
import styles from './error-boundary.module.css';

interface ErrorBoundaryProps {
  /** Another place is another chance. */
  readonly place: string;
  /** Nothing surrounds it, so it needs its own frame. */
  readonly isWholePage?: boolean;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly broken: boolean;
  readonly error?: unknown;
  readonly place: string;
}

/** Shown in place of a view that broke, or whose files are gone because the server was updated. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { broken: false, place: this.props.place };

  static getDerivedStateFromError(error: unknown) {
    return { broken: true, error };
  }

  static getDerivedStateFromProps({ place }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return place === state.place ? null : { broken: false, place };
  }

  override componentDidCatch() {
    makeUsable();
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    const broken = <BrokenView error={this.state.error} />;
    if (!this.props.isWholePage) return broken;
    return (
      // As little as possible: whatever broke may be a part of the usual frame.
      <main id="content" tabIndex={-1} className={styles.page}>
        {broken}
        <ButtonLink href="/">Go to the home page</ButtonLink>
      </main>
    );
  }
}
