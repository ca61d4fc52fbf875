// Course files that are whole, and every hostile or broken one that we could think of.
import { designItem, type DesignItem } from '@elenchus/domain/design/design-item.ts';
import { courseFileOf } from '@elenchus/domain/course-file/encode-course.ts';
import { itemsOfCourseFile } from '@elenchus/domain/course-file/decode-course.ts';
import { readSchedule } from '@elenchus/domain/schedule/schedule-codec.ts';
import { linkHref } from '@elenchus/domain/schedule/syllabus-links.ts';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { ZipFile, type Options } from 'yazl';
import { courseFileSentence, type CourseFileProblem } from './course-file-problem.ts';
import { COURSE_FILE_BYTES, readCourseFile } from './read-course-file.ts';
import { writeCourseFile } from './write-course-file.ts';

const ITEMS: readonly DesignItem[] = [
  designItem({ dataType: 'courseTitle', dataID: '0', dataText: 'Ethics' }),
  designItem({ dataType: 'sectionName', dataID: 's', dataIndex: '1', dataText: 'Duty' }),
  designItem({ dataType: 'topic', dataID: 't', dataIndex: '2', dataText: 'Lying' }),
  designItem({
    dataType: 'question',
    dataID: 'q',
    dataIndex: '1',
    dataText: '<script>alert(1)</script> ¿Mentir? 🙂',
    questionType: 'Radio',
    questionOptions: 'Yes|||No',
    questionCourseDate: 't',
  }),
  designItem({
    dataType: 'syllabusLinkItem',
    dataID: '1',
    dataIndex: '1',
    dataText: 'reading',
    questionLogic: 'javascript:alert(1)',
    questionType: 't',
  }),
];

const COURSE = courseFileOf(ITEMS);
const MANIFEST = { format: 'elenchus-course', formatVersion: 1, product: '1.0.0', title: 'Ethics' };

type Part = readonly [name: string, content: unknown, options?: Partial<Options>];

async function zipOf(parts: readonly Part[]): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content, options] of parts) {
    const bytes = Buffer.isBuffer(content)
      ? content
      : Buffer.from(typeof content === 'string' ? content : JSON.stringify(content));
    zip.addBuffer(bytes, name, options);
  }
  zip.end();
  return buffer(zip.outputStream);
}

const whole = (course: unknown = COURSE, manifest: unknown = MANIFEST) =>
  zipOf([
    ['manifest.json', manifest],
    ['course.json', course],
  ]);

async function problemOf(bytes: Uint8Array): Promise<CourseFileProblem> {
  const read = await readCourseFile(bytes);
  if (read.ok) throw new Error('The file was read.');
  return read.reason;
}

/** The archive with the names of its parts changed; a library that writes archives refuses unsafe ones. */
function renamed(bytes: Buffer, from: string, to: string): Buffer {
  const text = bytes.toString('latin1').replaceAll(from, to.padEnd(from.length, '_'));
  return Buffer.from(text, 'latin1');
}

describe('course files', () => {
  test('FIL-5 a file is read as it was written, and equal designs give equal bytes', async () => {
    const bytes = await writeCourseFile(ITEMS);
    const read = await readCourseFile(bytes);
    expect(read).toEqual({ ok: true, value: COURSE });
    const again = await writeCourseFile(itemsOfCourseFile(COURSE));
    expect(Buffer.compare(Buffer.from(bytes), Buffer.from(again))).toBe(0);
  });

  test('FIL-5 script and markup in texts are only text, and an unsafe address is never opened', () => {
    const [link] = readSchedule(itemsOfCourseFile(COURSE)).links;
    expect(link && linkHref(link)).toBeNull();
    expect(COURSE.sections[0]?.days[0]?.questions[0]?.text).toContain('<script>');
  });

  test('FIL-5 files that other programs add to the archive are ignored', async () => {
    const bytes = await zipOf([
      ['__MACOSX/._course.json', 'x'],
      ['manifest.json', MANIFEST],
      ['course.json', COURSE],
    ]);
    expect((await readCourseFile(bytes)).ok).toBe(true);
  });

  test('FIL-6 a file of a newer version is named as such, whatever else it contains', async () => {
    const manifest = { ...MANIFEST, formatVersion: 2, more: true };
    const problem = await problemOf(await whole({ unknown: 1 }, manifest));
    expect(problem).toBe('newer');
    expect(courseFileSentence(problem)).toContain('made by a newer version of Elenchus');
  });
});

describe('hostile and broken files', () => {
  const deep = `{"settings":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
  const text = JSON.stringify(COURSE);
  const cases: readonly [string, () => Promise<Buffer> | Buffer, CourseFileProblem][] = [
    ['nothing', () => Buffer.alloc(0), 'not-a-zip'],
    ['text', () => Buffer.from('manifest.json'), 'not-a-zip'],
    ['200 MB', () => Buffer.alloc(200_000_000), 'too-large'],
    ['one byte too many', () => Buffer.alloc(COURSE_FILE_BYTES + 1, 'PK'), 'too-large'],
    ['an archive of other things', () => zipOf([['notes.txt', 'x']]), 'not-a-course'],
    ['no course', () => zipOf([['manifest.json', MANIFEST]]), 'not-a-course'],
    [
      'a file within a file',
      async () => zipOf([['course.elenchus.zip', await whole()]]),
      'not-a-course',
    ],
    ['another format', () => whole(COURSE, { ...MANIFEST, format: 'x' }), 'not-a-course'],
    ['a list as manifest', () => whole(COURSE, []), 'not-a-course'],
    ['null as manifest', () => whole(COURSE, 'null'), 'not-a-course'],
    ['a truncated archive', async () => (await whole()).subarray(0, 300), 'damaged'],
    [
      'flipped bytes',
      async () => {
        const bytes = await whole();
        bytes.fill(0xff, 60, 120);
        return bytes;
      },
      'damaged',
    ],
    ['truncated JSON', () => whole(text.slice(0, -5)), 'damaged'],
    ['text that is not UTF-8', () => whole(Buffer.from(text, 'latin1')), 'damaged'],
    ['deep nesting', () => whole(deep), 'unsafe'],
    [
      'a path out of the folder',
      async () => renamed(await whole(), 'course.json', '../cou.json'),
      'unsafe',
    ],
    [
      'an absolute path',
      async () => renamed(await whole(), 'course.json', '/etc/passwd'),
      'unsafe',
    ],
    [
      'a Windows path',
      async () => renamed(await whole(), 'course.json', 'C:\\a\\b.json'),
      'unsafe',
    ],
    [
      'two parts of one name',
      () =>
        zipOf([
          ['manifest.json', MANIFEST],
          ['course.json', COURSE],
          ['course.json', { ...COURSE, faq: [] }],
        ]),
      'unsafe',
    ],
    [
      'a symbolic link',
      () =>
        zipOf([
          ['manifest.json', MANIFEST],
          ['course.json', '/etc/passwd', { mode: 0o120777 }],
        ]),
      'unsafe',
    ],
    [
      'too many parts',
      () => zipOf(Array.from({ length: 500 }, (_, at): Part => [`part-${at}`, 'x'])),
      'unsafe',
    ],
    ['a bomb', () => whole(Buffer.alloc(500_000_000, ' ')), 'too-large'],
    [
      'a bomb as manifest',
      () => zipOf([['manifest.json', Buffer.alloc(50_000_000, ' ')]]),
      'too-large',
    ],
  ];

  test.each(cases)('FIL-5 %s', async (_name, make, problem) => {
    expect(await problemOf(await make())).toBe(problem);
    expect(courseFileSentence(problem)).toMatch(/Nothing was changed\.$/);
  });

  const { settings } = COURSE;
  const invalid: readonly [string, unknown, string][] = [
    ['a missing part', { ...COURSE, faq: undefined }, 'course.json, faq'],
    ['an unknown part', { ...COURSE, users: [] }, 'course.json'],
    ['keys of the prototype', text.replace('{', '{"__proto__":{"isAdmin":true},'), 'course.json'],
    ['a constructor', text.replace('{', '{"constructor":{"prototype":{}},'), 'course.json'],
    [
      'a huge number',
      text.replace('"penaltyForUnansweredChoice":5', '"penaltyForUnansweredChoice":1e999'),
      'course.json, settings, penaltyForUnansweredChoice',
    ],
    [
      'a negative number',
      { ...COURSE, settings: { ...settings, penaltyForUnansweredChoice: -1 } },
      'course.json, settings, penaltyForUnansweredChoice',
    ],
    [
      'a time zone that does not exist',
      { ...COURSE, settings: { ...settings, timeZone: 'Mars/Olympus' } },
      'course.json, settings, timeZone',
    ],
    [
      'a character that cannot be stored',
      { ...COURSE, settings: { ...settings, title: 'a\u0000b' } },
      'course.json, settings, title',
    ],
    [
      'a text of a million characters',
      { ...COURSE, settings: { ...settings, description: 'x'.repeat(1_000_000) } },
      'course.json, settings, description',
    ],
    [
      'one ID twice',
      { ...COURSE, sections: [...COURSE.sections, { id: 's', name: 'Again', days: [] }] },
      "course.json has the ID 's' twice",
    ],
    [
      'a separator in an option',
      text.replace('["Yes","No"]', '["Yes|||No","b"]'),
      'course.json, sections 1, days 1, questions 1, options 1',
    ],
  ];

  test.each(invalid)('FIL-5 %s is refused with its place', async (_name, course, where) => {
    expect(await problemOf(await whole(course))).toEqual({ kind: 'invalid', where });
  });

  test('FIL-5 reading that takes too long is stopped', async () => {
    expect(await readCourseFile(await whole(), 0)).toEqual({ ok: false, reason: 'timeout' });
  });

  test('FIL-5 a crowd of files waits its turn, and afterwards files are read again', async () => {
    const bytes = await whole();
    const answers = await Promise.all(Array.from({ length: 6 }, () => readCourseFile(bytes)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(2);
    expect((await readCourseFile(bytes)).ok).toBe(true);
  });
});
