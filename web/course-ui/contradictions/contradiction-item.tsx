import type { TensionSource } from '@elenchus/domain/visibility/contradiction-view.ts';
import { IconAlertCircle } from '../../ui/icons.ts';
import { LoadedDisclosure } from '../../ui/loading/loaded-disclosure.tsx';
import { MarkedText } from '../../ui/markdown/marked-text-view.tsx';
import { useContradiction } from '../questions/answer-sheet-hooks.ts';
import { questionElementId } from '../questions/question-place.ts';
import { QuestionLink } from '../questions/question-link.tsx';
import type { QuestionProps } from '../questions/question-props.ts';
import { questionName } from '../questions/question-names.ts';
import styles from './contradiction-item.module.css';

// Loaded later, because the panel includes the solver, which few people need.
const loadClash = async () => (await import('./clash-panel.tsx')).ClashPanel;

/** Lists the answers that contradict each other, each with a link to its question. */
export function ContradictionItem({ question, sheet, onAnswer, hrefOf, onGoTo }: QuestionProps) {
  const view = useContradiction(sheet, question.id);
  if (view === null) return null;
  return (
    <section
      id={questionElementId(question.id)}
      className={styles.item}
      // There may be several, so each link names its question.
      aria-label={`Contradiction: ${questionName(view.text)}`}
      tabIndex={-1}
    >
      <h4 className={styles.heading}>
        <IconAlertCircle aria-hidden />
        Contradiction
      </h4>
      <p className={styles.text}>
        <MarkedText>{view.text}</MarkedText>
      </p>
      {view.sources.length > 0 && (
        <>
          <p className={styles.lead}>
            These answers are in tension. Revising one of them resolves it:
          </p>
          <ul className={styles.sources}>
            {view.sources.map((source) => (
              <li key={source.questionId}>
                <span className={styles.given}>{givenText(source)}</span>
                <QuestionLink id={source.questionId} hrefOf={hrefOf} onGoTo={onGoTo}>
                  {questionName(source.questionText)}
                </QuestionLink>
              </li>
            ))}
          </ul>
        </>
      )}
      <LoadedDisclosure
        load={loadClash}
        partProps={{
          questionId: question.id,
          named: view.sources.map(({ questionId }) => questionId),
          sheet,
          reader: onAnswer === null ? 'staff' : 'student',
          hrefOf,
          onGoTo,
        }}
      >
        Which answers clash?
      </LoadedDisclosure>
    </section>
  );
}

function givenText({ chosen, notChosen }: TensionSource): string {
  const parts = [
    ...chosen.map((option) => `Chosen: “${option}”`),
    ...notChosen.map((option) => `Not chosen: “${option}”`),
  ];
  return parts.length > 0 ? parts.join(' · ') : 'What was written there';
}
