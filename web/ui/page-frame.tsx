import type { ReactNode } from 'react';
import { ColorSchemeSwitch } from './color-scheme-switch.tsx';
import { SkipLink } from './skip-link.tsx';
import shape from './frame-shape.module.css';
import styles from './page-frame.module.css';

interface PageFrameProps {
  readonly title: string;
  /** For a page with a table. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** The frame of the public pages: name, theme, content, footer. */
export function PageFrame({ title, isWide = false, children }: PageFrameProps) {
  return (
    <div className={isWide ? `${shape.frame} ${styles.wide}` : shape.frame}>
      <title>{title}</title>
      <SkipLink />
      <header className={styles.header}>
        <a href="/" className={styles.name}>
          Elenchus
        </a>
        <ColorSchemeSwitch />
      </header>
      <main id="content" tabIndex={-1} className={shape.main}>
        {children}
      </main>
      <footer className={styles.footer}>
        <p>Elenchus is free software (AGPL-3.0). Its pages load nothing from other servers.</p>
      </footer>
    </div>
  );
}
