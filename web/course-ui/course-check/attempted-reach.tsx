import { useEffect, useState } from 'react';
import type { CheckReport } from '@elenchus/domain/course-check/check-report.ts';
import type { FindingSubject } from '@elenchus/domain/course-check/course-finding.ts';
import { typeLogic } from '@elenchus/domain/logic/type-logic.ts';
import { isWellFormed } from '@elenchus/domain/logic/well-formed.ts';
import { FindingList } from './finding-list-view.tsx';
import { rangeWords } from './range-words.ts';
import { SHOWN_BY_FORMULA_FIELD } from './formula-field-faults.ts';
import { courseCheckClient } from './use-course-check.ts';
import styles from './course-check.module.css';

/** Nobody wants a verdict in the middle of a word. */
const PAUSE_MS = 400;

interface AttemptedReachProps {
  readonly subject: FindingSubject;
  /** The text in the field; it may be half a formula. */
  readonly draft: string;
}

/** Who would see a question with the condition that is being typed. */
export function AttemptedReach({ subject: { kind, id }, draft }: AttemptedReachProps) {
  const logic = typeLogic(draft).text.trim();
  const isGood = isWellFormed(logic);
  const [found, setFound] = useState<{ logic: string; report: CheckReport | null } | null>(null);
  useEffect(() => {
    if (!isGood) return;
    let isWanted = true;
    const timer = setTimeout(() => {
      void courseCheckClient()
        .ask('attempt', { subject: { kind, id }, logic })
        .catch(() => null)
        .then((report) => isWanted && setFound({ logic, report }));
    }, PAUSE_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [kind, id, logic, isGood]);
  const report = isGood && found?.logic === logic ? found.report : null;
  const range = report?.ranges[0]?.range;
  return (
    <output className={styles.attempt}>
      {report && range && (
        <div className={styles.reach}>
          <p className={`${styles.small} ${styles.line}`}>
            With this condition: {rangeWords(range, kind)}
          </p>
          <FindingList
            label="With this condition"
            findings={report.findings.filter((one) => !SHOWN_BY_FORMULA_FIELD.has(one.kind))}
            hasLinks={false}
          />
        </div>
      )}
    </output>
  );
}
