import { memo } from 'react';
import {
  IconArrowDown,
  IconArrowRight,
  IconArrowUp,
  IconCopy,
  IconEye,
  IconEyeOff,
  IconTrash,
} from '../../../ui/icons.ts';
import { RowMenu, type MenuAction } from '../../../ui/menus/row-menu.tsx';

export type QuestionAction = 'up' | 'down' | 'duplicate' | 'hold' | 'move' | 'delete';

interface QuestionActionsProps {
  readonly questionId: string;
  readonly number: number;
  readonly count: number;
  readonly isHeld: boolean;
  readonly onAct: (questionId: string, action: QuestionAction) => void;
}

/** What can be done to a question as a whole. */
export const QuestionActions = memo(function QuestionActions(props: QuestionActionsProps) {
  const { questionId, number, count, isHeld, onAct } = props;
  const act = (action: QuestionAction) => (): void => onAct(questionId, action);
  const actions: readonly MenuAction[] = [
    {
      label: 'Move up',
      icon: <IconArrowUp aria-hidden />,
      isOff: number === 1,
      onChoose: act('up'),
    },
    {
      label: 'Move down',
      icon: <IconArrowDown aria-hidden />,
      isOff: number === count,
      onChoose: act('down'),
    },
    {
      label: 'Move to another class day',
      icon: <IconArrowRight aria-hidden />,
      onChoose: act('move'),
    },
    { label: 'Duplicate', icon: <IconCopy aria-hidden />, onChoose: act('duplicate') },
    {
      label: isHeld ? 'Release' : 'Hold back',
      icon: isHeld ? <IconEye aria-hidden /> : <IconEyeOff aria-hidden />,
      onChoose: act('hold'),
    },
    {
      label: 'Delete question',
      icon: <IconTrash aria-hidden />,
      isDangerous: true,
      onChoose: act('delete'),
    },
  ];
  return <RowMenu name={`question ${number}`} actions={actions} />;
});
