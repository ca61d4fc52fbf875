import { LoadedDisclosure } from '../../ui/loading/loaded-disclosure.tsx';
import { AskWhy } from './ask-why.tsx';
import { useStudentView } from './student-view.ts';

const loadList = async () => (await import('./not-shown-list.tsx')).NotShownList;

/** Explains why the student sees a question in the page, or doesn't yet. */
export function WhyQuestion({ questionId }: { readonly questionId: string }) {
  const { isSeen } = useStudentView();
  return (
    <AskWhy questionId={questionId}>
      {isSeen(questionId) ? 'Why is this shown?' : 'Not shown to this student: why not?'}
    </AskWhy>
  );
}

/** The questions of a section that the student doesn't see, collapsed until they are opened. */
export function NotShown({ sectionId }: { readonly sectionId: string }) {
  const count = useStudentView().notShown.get(sectionId)?.length ?? 0;
  if (count === 0) return null;
  return (
    <LoadedDisclosure load={loadList} partProps={{ sectionId }}>
      Not shown to this student ({count})
    </LoadedDisclosure>
  );
}
