// The guides are the files of docs/guides, so people read the same text in both places. One is loaded at a time.
import type { Guide } from '@elenchus/domain/screens/help-guide.ts';

export const loadGuide: Readonly<Record<Guide, () => Promise<{ readonly default: string }>>> = {
  student: () => import('../../../../docs/guides/student.md?raw'),
  ta: () => import('../../../../docs/guides/ta.md?raw'),
  instructor: () => import('../../../../docs/guides/instructor.md?raw'),
};
