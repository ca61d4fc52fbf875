// A file of questions on its way: chosen, read by the server, then shown.
import { useRef, useState } from 'react';
import {
  sendQuestionFile,
  type QuestionFileReport,
} from '../../../../calls/design/send-question-file.ts';

type QuestionFileState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'reading'; readonly name: string }
  | { readonly kind: 'failed'; readonly sentence: string }
  | { readonly kind: 'read'; readonly name: string; readonly report: QuestionFileReport };

interface QuestionFileJob {
  readonly state: QuestionFileState;
  readonly choose: (file: File | null) => void;
}

/** The file of this page; another choice replaces it. */
export function useQuestionFile(courseID: string): QuestionFileJob {
  const [state, setState] = useState<QuestionFileState>({ kind: 'idle' });
  const latest = useRef<File | null>(null);
  const read = async (file: File): Promise<void> => {
    setState({ kind: 'reading', name: file.name });
    const next = await sendQuestionFile(courseID, file).then(
      (report): QuestionFileState => ({ kind: 'read', name: file.name, report }),
      (error: unknown): QuestionFileState => ({
        kind: 'failed',
        sentence: error instanceof Error ? error.message : 'Please try again.',
      }),
    );
    if (latest.current === file) setState(next);
  };
  return {
    state,
    choose: (file) => {
      latest.current = file;
      if (file) void read(file);
      else setState({ kind: 'idle' });
    },
  };
}
