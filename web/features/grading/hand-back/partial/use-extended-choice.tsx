import { useState } from 'react';
import type { ExtendedStudents } from '../../../../calls/grading/hand-back-queries.ts';
import { extendedAmong } from '../extended-among.ts';
import { ExtendedPart } from '../extended-part.tsx';

/** Who of those who are meant can still write, the question about them, and who gets it all the same. */
export function useExtendedChoice(
  all: ExtendedStudents,
  meant: Parameters<typeof extendedAmong>[1],
) {
  const [isIncluded, setIsIncluded] = useState(false);
  const extended = extendedAmong(all, meant);
  return {
    leftOut: isIncluded ? 0 : extended.count,
    includes: isIncluded ? extended.students.map(({ username }) => username) : [],
    part: <ExtendedPart extended={extended} isIncluded={isIncluded} onChange={setIsIncluded} />,
  };
}
