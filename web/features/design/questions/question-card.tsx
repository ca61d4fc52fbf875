import { useState } from 'react';
import { optionSave, type OptionSave } from '@elenchus/domain/design-saves/option-save.ts';
import { failureBeyondRemarks } from '@elenchus/domain/logic/logic-failure.ts';
import type { LogicGraph } from '@elenchus/domain/logic/logic-graph.ts';
import {
  keepsNumbers,
  type OptionChange,
  type OptionNumberMap,
} from '@elenchus/domain/questions/question-options.ts';
import { lacksNeededLogic } from '@elenchus/domain/questions/question-readiness.ts';
import { isChoice } from '@elenchus/domain/questions/question-type.ts';
import type { Question } from '@elenchus/domain/questions/question.ts';
import { useAnswerTally } from '../../../calls/answers/answer-counts-query.ts';
import { AttemptedReach } from '../../../course-ui/course-check/attempted-reach.tsx';
import { SubjectReach } from '../../../course-ui/course-check/subject-reach.tsx';
import { weighedOption } from '../../../course-ui/design/use-consequences.ts';
import {
  useDesignActions,
  useDesignSession,
  useDesignedCourse,
} from '../../../course-ui/design/design-hooks.ts';
import type { CourseWords } from '../../../course-ui/course-words/course-words.ts';
import { Button } from '../../../ui/button.tsx';
import { countOf } from '../../../ui/count-words.ts';
import { IconChevronUp } from '../../../ui/icons.ts';
import { Cluster } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useKeptDraft } from './kept-draft.ts';
import { LogicField } from './logic/logic-field.tsx';
import { OptionDialog } from './options/option-dialog.tsx';
import { OptionFields } from './options/option-fields.tsx';
import { QuestionActions, type QuestionAction } from './question-actions.tsx';
import { logicDraftName, questionEdit } from './question-changes.ts';
import { QuestionFields } from './question-fields.tsx';
import { QuestionState } from './question-state.tsx';
import styles from './question-card.module.css';

interface QuestionCardProps {
  readonly question: Question;
  readonly number: number;
  readonly count: number;
  readonly words: CourseWords;
  readonly graph: LogicGraph;
  readonly onAct: (questionId: string, action: QuestionAction) => void;
  readonly onClose: (questionId: string) => void;
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
  const { question, number, count, words, graph, onAct, onClose } = props;
  const session = useDesignSession();
  const { course } = useDesignedCourse();
  const { change } = useDesignActions();
  const [draft, keepDraft] = useKeptDraft(session, logicDraftName(question.id));
  const [asked, setAsked] = useState<AskedOptions | null>(null);
  const { count: answers, options: chosen } = useAnswerTally(session.courseID, question.id);
  const name = `question ${number}`;
  const changeOptions = (next: OptionChange, label: string): void => {
    const save = optionSave(course, question.id, next);
    if (!save.ok) return;
    const concernsAnswers = answers > 0 && !keepsNumbers(next.numbers);
    if (save.value.renumbered.length > 0 || concernsAnswers)
      setAsked({ save: save.value, label, numbers: next.numbers });
    else {
      const following = { questionId: question.id, numbers: next.numbers };
      const moved = keepsNumbers(next.numbers) ? {} : { following };
      change({ upserts: save.value.upserts, removals: [] }, { label, ...moved });
    }
  };
  return (
    <Stack gap={16} className={styles.card}>
      <Cluster gap={[0, 4]} align="center">
        <Text tone="soft" size="sm" className={styles.id}>
          ID <code>{question.id}</code>
          {answers > 0 && ` · ${countOf(answers, 'answer')}`}
        </Text>
        <QuestionActions
          questionId={question.id}
          number={number}
          count={count}
          isHeld={question.isHeld === true}
          onAct={onAct}
        />
        <Button look="plain" onClick={() => onClose(question.id)}>
          <IconChevronUp aria-hidden />
          <span>
            Close<VisuallyHidden> {name}</VisuallyHidden>
          </span>
        </Button>
      </Cluster>
      <QuestionState question={question} number={number} onAct={onAct} />
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
      <Stack gap={4} className={styles.field}>
        <h3>Logic</h3>
        <LogicField
          logic={question.logic}
          words={words}
          owner={name}
          needsLogic={question.type === 'Contradiction'}
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
        {draft === null && !lacksNeededLogic(question) && (
          <SubjectReach subject={{ kind: 'question', id: question.id }} words={words} />
        )}
        {draft !== null && (
          <AttemptedReach subject={{ kind: 'question', id: question.id }} draft={draft} />
        )}
      </Stack>
      {asked && (
        <OptionDialog
          label={asked.label}
          save={asked.save}
          answers={answers}
          removed={removedAnswers(asked.numbers, chosen)}
          following={{ questionId: question.id, numbers: asked.numbers }}
          words={words}
          onConfirm={(weighed) => {
            setAsked(null);
            const changes = { upserts: asked.save.upserts, removals: [] };
            const following = { questionId: question.id, numbers: asked.numbers };
            const told = { ...weighedOption(weighed), following };
            change(changes, { label: asked.label, ...told });
          }}
          onCancel={() => setAsked(null)}
        />
      )}
    </Stack>
  );
}
