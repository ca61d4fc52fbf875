import type { ReactNode } from 'react';
import { thesisNameInWords } from '@elenchus/domain/logic/thesis-name.ts';
import { QuestionLink } from '../../../../course-ui/questions/question-link.tsx';
import type { AnswerHandling } from '../../../../course-ui/questions/question-props.ts';
import { questionName } from '../../../../course-ui/questions/question-names.ts';
import {
  IconAlertCircle,
  IconCircleCheck,
  IconCircleDashed,
  IconQuote,
} from '../../../../ui/icons.ts';
import { useOverview } from './use-overview.ts';
import type { OverviewSource } from './use-overview.ts';
import styles from './overview-panel.module.css';

export interface OverviewProps extends OverviewSource, Pick<AnswerHandling, 'hrefOf' | 'onGoTo'> {
  /** When the work in it is due. */
  readonly due: ReactNode;
}

interface Entry {
  /** What the entry is about; a question may carry several theses. */
  readonly key: string;
  readonly questionId: string;
  readonly text: string;
  readonly more?: string;
}

/** The overview beside the questions. */
export function OverviewPanel(props: OverviewProps) {
  return (
    <aside className={styles.panel} aria-label="Where you stand">
      <Overview {...props} />
    </aside>
  );
}

/** What is answered, open and contradictory in this section; every entry links to its question. */
export function Overview(props: OverviewProps) {
  const { answered, open, theses, contradictions } = useOverview(props);
  const held = theses.map(({ thesis, questionId }): Entry => {
    const { id, name, description } = thesis;
    return { key: id, questionId, text: thesisNameInWords(name), more: description };
  });
  return (
    <div className={styles.overview}>
      <h2 className={styles.heading}>Where you stand</h2>
      {props.due}
      <Part
        {...props}
        kind="contradictions"
        icon={<IconAlertCircle aria-hidden />}
        title="Contradictions to resolve"
        entries={contradictions.map(entryOf)}
      />
      <Part
        {...props}
        kind="open"
        icon={<IconCircleDashed aria-hidden />}
        title="Still open"
        nothing="Everything here is answered."
        entries={open.map(entryOf)}
      />
      <Part
        {...props}
        kind="theses"
        icon={<IconQuote aria-hidden />}
        title="You are committed to"
        entries={held}
      />
      <Part
        {...props}
        kind="answered"
        icon={<IconCircleCheck aria-hidden />}
        title="Answered"
        nothing="Nothing is answered yet."
        entries={answered.map(entryOf)}
      />
    </div>
  );
}

interface PartProps extends Pick<AnswerHandling, 'hrefOf' | 'onGoTo'> {
  readonly kind: string;
  readonly icon: ReactNode;
  readonly title: string;
  readonly entries: readonly Entry[];
  /** Without it a part that has no entries is left out. */
  readonly nothing?: string;
}

function Part({ kind, icon, title, entries, nothing, hrefOf, onGoTo }: PartProps) {
  if (entries.length === 0 && nothing === undefined) return null;
  return (
    <section className={styles.part} data-kind={kind}>
      <h3>
        {icon}
        {title} ({entries.length})
      </h3>
      {entries.length === 0 && <p className={styles.nothing}>{nothing}</p>}
      <ul>
        {entries.map(({ key, questionId, text, more }) => (
          <li key={key}>
            <QuestionLink id={questionId} hrefOf={hrefOf} onGoTo={onGoTo}>
              {text}
            </QuestionLink>
            {more && <span className={styles.more}>{more}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function entryOf({ id, text }: { readonly id: string; readonly text: string }): Entry {
  return { key: id, questionId: id, text: questionName(text) };
}
