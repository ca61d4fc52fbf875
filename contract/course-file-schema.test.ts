import { courseFileOf } from '@elenchus/domain/course-file/encode-course.ts';
import { anyItems } from '@elenchus/domain/course-file/testing/any-items.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { courseFileSchema } from './course-file-schema.ts';

test('FIL-1 every file that is written can be read again', () => {
  fc.assert(
    fc.property(anyItems, (items) => {
      const { error } = courseFileSchema.safeParse(courseFileOf(items));
      expect(error?.issues ?? []).toEqual([]);
    }),
    { numRuns: 500 },
  );
});
