import { CutTextNote } from './cut-text-note.tsx';
import { OtherVersions } from './other-versions.tsx';

interface AfterQuestionProps {
  readonly questionId: string;
}

/** What may follow a question once something has happened to its answer. */
export function AfterQuestion(props: AfterQuestionProps) {
  return (
    <>
      <CutTextNote {...props} />
      <OtherVersions {...props} />
    </>
  );
}
