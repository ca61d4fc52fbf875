import { useEffect, useId, useRef } from 'react';
import { countedNoun } from '@elenchus/domain/base/counted-noun.ts';
import { useNoticeCount } from '../../calls/notices/notices-queries.ts';
import { IconBell } from '../../ui/icons.ts';
import { useOpenPanel } from '../../ui/use-open-panel.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { NoticePanel } from './notice-panel.tsx';
import styles from './notice-bell.module.css';

/** The button with the number of new notices; the list opens below it. */
export function NoticeBell({ courseID }: { readonly courseID: string }) {
  const { root, isOpen, setIsOpen, onBlur } = useOpenPanel();
  const panel = useRef<HTMLElement>(null);
  const id = useId();
  const unseen = useNoticeCount(courseID).data?.unseen ?? 0;
  useEffect(() => {
    // The arrow keys scroll it, and screen readers begin there.
    if (isOpen) panel.current?.focus();
  }, [isOpen]);
  const words = unseen === 0 ? '' : countedNoun(unseen, 'new notice');
  return (
    <div ref={root} className={styles.root} onBlur={onBlur}>
      <button
        type="button"
        className={styles.bell}
        aria-label={words === '' ? 'Notices' : `Notices, ${unseen} new`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <IconBell aria-hidden />
        <span className={styles.word}>Notices</span>
        {unseen > 0 && (
          <span aria-hidden className={styles.count} data-count={unseen > 9 ? '9+' : unseen} />
        )}
      </button>
      <output>
        <VisuallyHidden>{words}</VisuallyHidden>
      </output>
      {isOpen && (
        <section
          ref={panel}
          id={id}
          tabIndex={-1}
          className={styles.panel}
          aria-label="Notices"
          data-panel-open
        >
          <NoticePanel courseID={courseID} onLeave={() => setIsOpen(false)} />
        </section>
      )}
    </div>
  );
}
