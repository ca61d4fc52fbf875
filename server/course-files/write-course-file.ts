// Writes the design of a course as a .zip file. Equal designs give equal bytes.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import {
  COURSE_FILE_FORMAT,
  COURSE_FILE_VERSION,
  type CourseFileManifest,
} from '@elenchus/domain/course-file/course-file.ts';
import { courseFileOf } from '@elenchus/domain/course-file/encode-course.ts';
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import { ZipFile } from 'yazl';
import { COURSE_NAME, MANIFEST_NAME } from './unzip-course.ts';

/** Archives have a time for each part. A real one would make two files of one design differ. */
const FIXED_TIME = {
  mtime: new Date(1980, 0, 1),
  forceDosTimestamp: true,
  mode: 0o100644,
} as const;

/** The bytes of the file of a course. */
export async function writeCourseFile(items: readonly DesignItem[]): Promise<Uint8Array> {
  const course = courseFileOf(items);
  const manifest: CourseFileManifest = {
    format: COURSE_FILE_FORMAT,
    formatVersion: COURSE_FILE_VERSION,
    product: productVersion(),
    title: course.settings.title,
  };
  const zip = new ZipFile();
  zip.addBuffer(jsonBytes(manifest), MANIFEST_NAME, FIXED_TIME);
  zip.addBuffer(jsonBytes(course), COURSE_NAME, FIXED_TIME);
  zip.end();
  return buffer(zip.outputStream);
}

/** People can read it in any editor. */
function jsonBytes(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
}

let version: string | undefined;

function productVersion(): string {
  const file = path.join(import.meta.dirname, '../../package.json');
  version ??= (JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string }).version;
  return version;
}
