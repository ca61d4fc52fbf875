import { useId, useState } from 'react';
import { optionSave, type OptionSave } from '@elenchus/domain/design-saves/option-save.ts';
import type { QuestionMenuSection } from '@elenchus/domain/screens/question-menu.ts';
import { failureBeyondRemarks } from '@elenchus/domain/logic/logic-failure.ts';
import type { LogicGraph } from '@elenchus/domain/logic/logic-graph.ts';
import {
  keepsNumbers,
  type OptionChange,
  type OptionNumberMap,
} from '@elenchus/domain/questions/question-options.ts';
import { isChoice } from '@elenchus/domain/questions/question-type.ts';
import type { Question } from '@elenchus/domain/questions/question.ts';
import { useAnswerTally } from '../../api/answer-counts-query.ts';
import { AttemptedReach } from '../../course-ui/course-check/attempted-reach.tsx';
import { SubjectReach } from '../../course-ui/course-check/subject-reach.tsx';
import { weighedOption, type Weighed } from '../../course-ui/design-editing/use-consequences.ts';
import {
  useDesignActions,
  useDesignSession,
  useDesignedCourse,
} from '../../course-ui/design-editing/design-hooks.ts';
import type { CourseWords } from '../../course-ui/course-words/course-words.ts';
import { countOf } from '../../ui/count-words.ts';
import { DeleteQuestionDialog } from './delete-question-dialog.tsx';
import { useKeptDraft } from './kept-draft.ts';
import { LogicField } from './logic-field.tsx';
import { MoveQuestionDialog } from './move-question-dialog.tsx';
import { OptionDialog } from './option-dialog.tsx';
import { OptionFields } from './option-fields.tsx';
import { QuestionActions } from './question-actions.tsx';
import { QuestionStanding } from './question-standing.tsx';
import { questionEdit, type QuestionMove } from './question-changes.ts';
import { QuestionFields } from './question-fields.tsx';
import styles from './question-card.module.css';

interface QuestionCardProps {
  readonly question: Question;
  readonly number: number;
  readonly count: number;
  readonly menu: readonly QuestionMenuSection[];
  readonly words: CourseWords;
  readonly graph: LogicGraph;
  readonly onMove: (move: QuestionMove, weighed?: Weighed) => void;
}

/** A change of options that waits for the person to agree. */
interface AskedOptions {
  readonly save: OptionSave;
  readonly label: string;
  readonly numbers: OptionNumberMap;
}

/** How many answers name the option that goes. */
function removedAnswers(numbers: OptionNumberMap, chosen: readonly number[]): number {
  return [...numbers].reduce(
    (sum, [option, now]) => sum + (now === null ? (chosen[option - 1] ?? 0) : 0),
    0,
  );
}

/** One question as its designer edits it. */
export function QuestionCard(props: QuestionCardProps) {
  const { question, number, count, menu, words, graph, onMove } = props;
  const { courseID } = useDesignSession();
  const { course } = useDesignedCourse();
  const { change, newId } = useDesignActions();
  const id = useId();
  const [draft, keepDraft] = useKeptDraft(`${courseID}:logic:${question.id}`);
  const [isDeleting, setDeleting] = useState(false);
  const [isMoving, setMoving] = useState(false);
  const [asked, setAsked] = useState<AskedOptions | null>(null);
  const { count: answers, options: chosen } = useAnswerTally(courseID, question.id);
  const name = `question ${number}`;
  const changeOptions = (next: OptionChange, label: string): void => {
    const save = optionSave(course, question.id, next);
    if (!save.ok) return;
    const concernsAnswers = answers > 0 && !keepsNumbers(next.numbers);
    if (save.value.renumbered.length > 0 || concernsAnswers)
      setAsked({ save: save.value, label, numbers: next.numbers });
    else change({ upserts: save.value.upserts, removals: [] }, { label });
  };
  return (
    <li className={styles.card} id={`card-${question.id}`} aria-labelledby={`${id}-name`}>
      <div className={styles.head}>
        <h2 id={`${id}-name`}>Question {number}</h2>
        <p className={styles.id}>
          ID <code>{question.id}</code>
          {answers > 0 && ` · ${countOf(answers, 'answer')}`}
        </p>
        <QuestionActions
          name={name}
          isFirst={number === 1}
          isLast={number === count}
          onUp={() => onMove({ kind: 'up', id: question.id })}
          onDown={() => onMove({ kind: 'down', id: question.id })}
          onDuplicate={() =>
            onMove({ kind: 'duplicate', id: question.id, newId: newId('question') })
          }
          onDelete={() => setDeleting(true)}
          onMoveTo={() => setMoving(true)}
        />
      </div>
      <QuestionStanding question={question} name={name} />
      <QuestionFields question={question} name={name} />
      {isChoice(question.type) && (
        <OptionFields
          question={question}
          chosen={answers > 0 ? chosen : null}
          onText={(options) =>
            change(questionEdit(question, { options }), { label: 'option text' })
          }
          onChange={changeOptions}
        />
      )}
      <div className={styles.field}>
        <h3>Logic</h3>
        <LogicField
          logic={question.logic}
          words={words}
          owner={name}
          failure={failureBeyondRemarks(graph, { kind: 'question', id: question.id })}
          draft={draft}
          onDraft={keepDraft}
          onSave={(logic) =>
            change(questionEdit(question, { logic }), {
              label: 'logic',
              // What was typed is not lost: it is open again.
              onLeft: () => keepDraft(logic),
            })
          }
        />
        {draft === null ? (
          <SubjectReach subject={{ kind: 'question', id: question.id }} words={words} />
        ) : (
          <AttemptedReach subject={{ kind: 'question', id: question.id }} draft={draft} />
        )}
      </div>
      {isDeleting && (
        <DeleteQuestionDialog
          questionId={question.id}
          words={words}
          onConfirm={(weighed) => onMove({ kind: 'delete', id: question.id }, weighed)}
          onCancel={() => setDeleting(false)}
        />
      )}
      {isMoving && (
        <MoveQuestionDialog
          question={question}
          menu={menu}
          onMoveTo={(topicId, weighed) =>
            onMove({ kind: 'to-topic', id: question.id, topicId }, weighed)
          }
          onCancel={() => setMoving(false)}
        />
      )}
      {asked && (
        <OptionDialog
          label={asked.label}
          save={asked.save}
          answers={answers}
          removed={removedAnswers(asked.numbers, chosen)}
          following={{ questionId: question.id, numbers: asked.numbers }}
          words={words}
          onConfirm={(weighed, keepsWords) => {
            setAsked(null);
            const changes = { upserts: asked.save.upserts, removals: [] };
            const following = { questionId: question.id, numbers: asked.numbers };
            const told = { ...weighedOption(weighed), ...(keepsWords && { following }) };
            change(changes, { label: asked.label, ...told });
          }}
          onCancel={() => setAsked(null)}
        />
      )}
    </li>
  );
}
