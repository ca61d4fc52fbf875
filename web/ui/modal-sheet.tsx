import { useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import styles from './modal-sheet.module.css';

interface ModalSheetProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Called on Escape; the page decides whether the sheet closes. */
  readonly onCancel: () => void;
  /** For a text to read, such as one with a table. */
  readonly isWide?: boolean;
  /** Puts the focus somewhere else than on the first control. */
  readonly onShown?: (sheet: HTMLDialogElement) => void;
}

/** A sheet over the page, shown while it is rendered. The browser holds the focus inside and gives it back. */
export function ModalSheet(props: ModalSheetProps) {
  const { title, children, onCancel, onShown, isWide } = props;
  const sheet = useRef<HTMLDialogElement>(null);
  const id = useId();
  const shownOnce = useRef(onShown);
  // Before the page is painted, and closed before it is taken out: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const shown = sheet.current;
    const before = document.activeElement;
    shown?.showModal();
    if (shown) {
      // The browser has scrolled to the first control, past a long text above it.
      shown.scrollTop = 0;
      shownOnce.current?.(shown);
    }
    return () => {
      shown?.close();
      // A date field that gets its old value back in the same moment drops the focus again.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body && before instanceof HTMLElement) {
          before.focus();
        }
      });
    };
  }, []);
  return (
    <dialog
      ref={sheet}
      className={styles.sheet}
      data-wide={isWide || undefined}
      aria-labelledby={id}
      onCancel={(event) => {
        // A list that closes inside the sheet also fires cancel.
        if (event.target !== event.currentTarget) return;
        // The page decides whether it closes. Without this, the browser closes it once and doesn't fire the event
        // again.
        event.preventDefault();
        onCancel();
      }}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  );
}

/** The buttons of the sheet; the harmless one comes first. */
export function SheetButtons({ children }: { children: ReactNode }) {
  return <div className={styles.buttons}>{children}</div>;
}
