import type { ReactNode } from 'react';
import type { SaveWords } from '../../saving/save-words.ts';
import {
  IconAlertCircle,
  IconCircleCheck,
  IconCloudOff,
  IconInfoCircle,
  IconRefresh,
} from '../../ui/icons.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './save-note.module.css';

const icons = {
  saved: IconCircleCheck,
  saving: IconRefresh,
  waiting: IconCloudOff,
  failed: IconAlertCircle,
  /** Nothing is saved here, on purpose. */
  preview: IconInfoCircle,
};

interface SaveNoteProps {
  readonly tone: SaveWords['tone'] | 'preview';
  readonly text: string;
  /** What else is read out while nothing is wrong. */
  readonly announcement?: string;
  /** What can be done about it. */
  readonly children?: ReactNode;
}

/** Whether everything is saved, as text. */
export function SaveNote({ tone, text, announcement = '', children }: SaveNoteProps) {
  const Icon = icons[tone];
  const isTrouble = tone === 'waiting' || tone === 'failed';
  return (
    <div className={styles.note} data-tone={tone}>
      <Icon aria-hidden />
      <p>{text}</p>
      {children}
      <VisuallyHidden>
        {/* Told only when something is wrong: after every pause in typing it would be a nuisance. */}
        <span aria-live="polite">{isTrouble ? text : announcement}</span>
      </VisuallyHidden>
    </div>
  );
}
