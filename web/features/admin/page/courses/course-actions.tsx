import { Button } from '../../../../ui/button.tsx';
import {
  IconArchive,
  IconCalendar,
  IconArchiveOff,
  IconPencil,
  IconTrash,
  IconUserPlus,
  IconUserShare,
} from '../../../../ui/icons.ts';
import { RowMenu, type MenuAction } from '../../../../ui/menus/row-menu.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import type { ListedCourse } from '../admin-calls.ts';

export type CourseAction =
  | 'rename'
  | 'add-instructor'
  | 'reset-instructor'
  | 'archive'
  | 'reopen'
  | 'keep-data'
  | 'delete'
  | 'keep';

interface CourseActionsProps {
  readonly course: ListedCourse;
  readonly onAct: (course: ListedCourse, action: CourseAction) => void;
}

/** What can be done with a course. If it is going to be deleted, only that can be canceled. */
export function CourseActions({ course, onAct }: CourseActionsProps) {
  const { courseID, instructors, archivedAt, deleteAfter } = course;
  const act = (action: CourseAction) => (): void => onAct(course, action);
  if (deleteAfter !== null) {
    return (
      <Button onClick={act('keep')}>
        <span>
          Cancel deletion<VisuallyHidden>: {courseID}</VisuallyHidden>
        </span>
      </Button>
    );
  }
  const isArchived = archivedAt !== null;
  const actions: readonly MenuAction[] = [
    {
      label: 'Rename',
      icon: <IconPencil aria-hidden />,
      isOff: isArchived,
      onChoose: act('rename'),
    },
    {
      label: 'Add an instructor',
      icon: <IconUserPlus aria-hidden />,
      onChoose: act('add-instructor'),
    },
    {
      label: 'Reset an instructor’s password',
      icon: <IconUserShare aria-hidden />,
      isOff: instructors.length === 0,
      onChoose: act('reset-instructor'),
    },
    isArchived
      ? { label: 'Reopen course', icon: <IconArchiveOff aria-hidden />, onChoose: act('reopen') }
      : { label: 'Close course', icon: <IconArchive aria-hidden />, onChoose: act('archive') },
    ...(course.personalDataUntil === null
      ? []
      : [
          {
            label: 'Keep personal data longer',
            icon: <IconCalendar aria-hidden />,
            onChoose: act('keep-data'),
          },
        ]),
    {
      label: 'Delete course',
      icon: <IconTrash aria-hidden />,
      isDangerous: true,
      onChoose: act('delete'),
    },
  ];
  return <RowMenu name={courseID} actions={actions} />;
}
