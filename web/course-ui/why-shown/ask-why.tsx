import { LoadedDisclosure } from '../../ui/loading/loaded-disclosure.tsx';
import { shortText } from '../questions/question-names.ts';
import { useStudentView } from './student-view.ts';

const loadWhy = async () => (await import('./why-panel.tsx')).WhyPanel;

interface AskWhyProps {
  readonly questionId: string;
  /** What is asked. */
  readonly children: string;
}

/** A button that asks about one question; screen readers also read which. */
export function AskWhy({ questionId, children }: AskWhyProps) {
  const { textOf } = useStudentView();
  return (
    <LoadedDisclosure
      name={`${children} ${shortText(textOf(questionId))}`}
      load={loadWhy}
      partProps={{ questionId }}
    >
      {children}
    </LoadedDisclosure>
  );
}
