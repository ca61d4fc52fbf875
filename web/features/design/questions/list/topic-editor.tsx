import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useEffect, useMemo, useRef } from 'react';
import { fullKindSentence, mostItems } from '@elenchus/domain/design-saves/design-limits.ts';
import type { QuestionMenuSection } from '@elenchus/domain/screens/question-menu.ts';
import type { Topic } from '@elenchus/domain/schedule/schedule.ts';
import { useAnswerCounts } from '../../../../calls/answers/answer-counts-query.ts';
import { useDesignSession, useDesignedCourse } from '../../../../course-ui/design/design-hooks.ts';
import { designHref } from '../../../../course-ui/design/design-address.ts';
import { ViewLink } from '../../../../course-ui/views/view-link.tsx';
import { Button } from '../../../../ui/button.tsx';
import { EmptyNote } from '../../../../ui/empty-note.tsx';
import { IconPlus } from '../../../../ui/icons.ts';
import { LimitNote } from '../../../../ui/fields/limit-note.tsx';
import { Cluster } from '../../../../ui/layout/row.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import type { CourseWords } from '../../../../course-ui/course-words/course-words.ts';
import { DeleteQuestionDialog } from './delete-question-dialog.tsx';
import { dragKey } from './drag-keys.ts';
import { hasKeptDraft } from '../kept-draft.ts';
import { MoveQuestionDialog } from './move-question-dialog.tsx';
import { useCloseByEscape, useOpenQuestion } from './open-question.ts';
import { QuestionCard } from '../question-card.tsx';
import type { QuestionDrops } from './question-drag.tsx';
import { QuestionItem } from './question-item.tsx';
import { logicDraftName } from '../question-changes.ts';
import { useLogicAttention } from './use-logic-attention.ts';
import { useQuestionMoves } from './use-question-moves.ts';
import styles from '../questions-tab.module.css';

interface TopicEditorProps {
  readonly topic: Topic;
  readonly menu: readonly QuestionMenuSection[];
  readonly words: CourseWords;
  /** The list says what a dragged question can do; null when it goes. */
  readonly onDrops: (drops: QuestionDrops | null) => void;
}

/** The questions of one class day: text to read, except for the one that is open. */
export function TopicEditor({ topic, menu, words, onDrops }: TopicEditorProps) {
  const session = useDesignSession();
  const { courseID } = session;
  const { course } = useDesignedCourse();
  const place = useRef<HTMLDivElement>(null);
  const { id: openId, open, close } = useOpenQuestion(place);
  const questions = course.questionsByTopic.get(topic.id) ?? [];
  const { graph, attentionOf } = useLogicAttention(words);
  const moves = useQuestionMoves({ topic, menu, place, onOpen: open, onClose: close });
  const ids = questions.map(({ id }) => id);
  const answers = useAnswerCounts(courseID, ids.toSorted());
  const keys = useSameList(ids.map((id) => dragKey('question', id)));
  useCloseByEscape(place, openId, moves.closed);
  useEffect(() => {
    const nameOf = (id: string): string => words.quoted(id);
    onDrops({ nameOf, placeOf: moves.placeWords, drop: moves.drop });
    return () => onDrops(null);
  });
  const asked = moves.asking && words.questionById.get(moves.asking.id);
  return (
    <div ref={place} className={styles.editor}>
      {questions.length === 0 && (
        <EmptyNote>
          This class day has no questions yet. Students answer in their own time, and their answers
          can decide which later questions they see.
        </EmptyNote>
      )}
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        <Stack as="ol" isBareList className={styles.cards}>
          {questions.map((question, position) => {
            const isOpen = question.id === openId;
            const row = {
              question,
              number: position + 1,
              count: questions.length,
              answers: answers.get(question.id) ?? 0,
              onOpen: open,
              onAct: moves.act,
            };
            const card = isOpen && (
              <QuestionCard {...row} words={words} graph={graph} onClose={moves.closed} />
            );
            return (
              <QuestionItem
                key={question.id}
                {...row}
                attention={isOpen ? '' : attentionOf(question)}
                hasDraft={!isOpen && hasKeptDraft(session, logicDraftName(question.id))}
                card={card || null}
              />
            );
          })}
        </Stack>
      </SortableContext>
      <Cluster gap={[8, 16]} align="center" data-adds className={styles.adds}>
        {course.questions.length < mostItems('question') ? (
          <Button look={questions.length === 0 ? 'filled' : 'default'} onClick={moves.add}>
            <IconPlus aria-hidden />
            Add a question
          </Button>
        ) : (
          <LimitNote sentence={fullKindSentence('question')} />
        )}
        <ViewLink href={designHref(courseID, { tab: 'reuse', at: 'question-file' })}>
          Add questions from a file
        </ViewLink>
      </Cluster>
      <VisuallyHidden>
        <span aria-live="polite">{moves.announcement}</span>
      </VisuallyHidden>
      {asked && moves.asking?.kind === 'delete' && (
        <DeleteQuestionDialog
          questionId={asked.id}
          words={words}
          onConfirm={(weighed) => moves.move({ kind: 'delete', id: asked.id }, weighed)}
          onCancel={moves.cancel}
        />
      )}
      {asked && moves.asking?.kind === 'move' && (
        <MoveQuestionDialog
          question={asked}
          menu={menu}
          wanted={moves.asking.topicId}
          onMoveTo={(topicId, weighed) =>
            moves.move({ kind: 'to-topic', id: asked.id, topicId }, weighed)
          }
          onCancel={moves.cancel}
        />
      )}
    </div>
  );
}

/** The same list until one of its members changes. */
function useSameList(list: readonly string[]): string[] {
  const key = JSON.stringify(list);
  // oxlint-disable-next-line react/exhaustive-deps -- the key holds the whole list
  return useMemo(() => [...list], [key]);
}
