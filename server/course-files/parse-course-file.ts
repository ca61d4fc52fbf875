// Turns the parts of a course file into a checked design.
import {
  courseFileManifestSchema,
  courseFileSchema,
} from '@elenchus/contract/course-file-schema.ts';
import { accept, refuse, type Result } from '@elenchus/domain/base/result.ts';
import {
  COURSE_FILE_FORMAT,
  COURSE_FILE_VERSION,
  type CourseFile,
} from '@elenchus/domain/course-file/course-file.ts';
import { structuredItems } from '@elenchus/domain/course-file/decode-course.ts';
import { designKeyText } from '@elenchus/domain/design/design-item.ts';
import type { z } from 'zod';
import type { CourseFileProblem } from './course-file-problem.ts';
import { COURSE_NAME, MANIFEST_NAME, unzipCourse } from './unzip-course.ts';

type Read<Value> = Result<Value, CourseFileProblem>;

/** A course file nests 8 levels deep. */
const MOST_LEVELS = 20;
const MOST_RECORDS = 50_000;

/** The design in the bytes of a course file. */
export async function parseCourseFile(bytes: Uint8Array): Promise<Read<CourseFile>> {
  const parts = await unzipCourse(bytes);
  if (!parts.ok) return parts;
  const manifest = jsonOf(parts.value.get(MANIFEST_NAME));
  if (!manifest.ok) return manifest;
  const wrong = manifestProblem(manifest.value);
  if (wrong !== null) return refuse(wrong);
  const content = jsonOf(parts.value.get(COURSE_NAME));
  if (!content.ok) return content;
  const course = courseFileSchema.safeParse(content.value);
  if (!course.success) return refuse(invalid(course.error, COURSE_NAME));
  const keys = structuredItems(course.data).map(designKeyText);
  if (keys.length + course.data.otherRecords.length > MOST_RECORDS) return refuse('too-large');
  const seen = new Set<string>();
  const twice = keys.find((key) => seen.size === seen.add(key).size);
  if (twice !== undefined) {
    const where = `${COURSE_NAME} has the ID '${shown(twice.split('/')[1])}' twice`;
    return refuse({ kind: 'invalid', where });
  }
  return accept(course.data);
}

function manifestProblem(manifest: unknown): CourseFileProblem | null {
  if (typeof manifest !== 'object' || manifest === null) return 'not-a-course';
  if (Reflect.get(manifest, 'format') !== COURSE_FILE_FORMAT) return 'not-a-course';
  // A newer manifest may have other fields, so only its version is read.
  const version: unknown = Reflect.get(manifest, 'formatVersion');
  if (typeof version === 'number' && version > COURSE_FILE_VERSION) return 'newer';
  const read = courseFileManifestSchema.safeParse(manifest);
  return read.success ? null : invalid(read.error, MANIFEST_NAME);
}

function jsonOf(bytes: Uint8Array | undefined): Read<unknown> {
  if (bytes === undefined) return refuse('not-a-course');
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return isDeep(text) ? refuse('unsafe') : accept(JSON.parse(text));
  } catch {
    return refuse('damaged');
  }
}

/** Whether lists and objects are nested deeper than a course is. */
function isDeep(text: string): boolean {
  let level = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (isInText && sign === '\\') at += 1;
    else if (sign === '"') isInText = !isInText;
    else if (!isInText && (sign === '[' || sign === '{')) level += 1;
    else if (!isInText && (sign === ']' || sign === '}')) level -= 1;
    if (level > MOST_LEVELS) return true;
  }
  return false;
}

/** The place of the first fault, such as 'course.json, sections 2, days 1, name'. */
function invalid(error: z.ZodError, file: string): CourseFileProblem {
  const path = error.issues[0]?.path ?? [];
  const words = path.map((step) =>
    typeof step === 'number' ? ` ${step + 1}` : `, ${shown(step)}`,
  );
  return { kind: 'invalid', where: `${file}${words.join('')}` };
}

function shown(step: unknown): string {
  return String(step).slice(0, 40);
}
