import { use, useMemo } from 'react';
import { useWatched } from '../../../../lib/use-watched.ts';
import { SavingContext, type Saving } from '../saves/saving-context.ts';
import { SetAsideList } from './set-aside-list.tsx';
import styles from './set-aside-texts.module.css';

interface OtherVersionsProps {
  readonly questionId: string;
}

/** Below a question: the other versions of its answer, written on another device or in another tab. */
export function OtherVersions(props: OtherVersionsProps) {
  const saving = use(SavingContext);
  return saving && <Versions {...saving} {...props} />;
}

function Versions({ queue, sheet, questionId }: OtherVersionsProps & Saving) {
  const superseded = useWatched(queue.subscribe, () => queue.state().superseded);
  const texts = useMemo(
    () => superseded.filter(({ key }) => key === questionId),
    [superseded, questionId],
  );
  const { course } = sheet.shown();
  return (
    <div className={styles.below}>
      <SetAsideList {...{ queue, sheet, course, texts }} isBelowQuestion />
    </div>
  );
}
