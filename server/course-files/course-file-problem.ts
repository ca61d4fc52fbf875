// Why a course file can't be used, and the sentence that says so.

export type CourseFileProblem =
  | 'not-a-zip'
  | 'not-a-course'
  | 'newer'
  | 'damaged'
  | 'unsafe'
  | 'too-large'
  | 'timeout'
  | 'busy'
  | { readonly kind: 'invalid'; readonly where: string };

/** The sentence for a file that can't be used. */
export function courseFileSentence(problem: CourseFileProblem): string {
  if (typeof problem === 'object') {
    return `Couldn’t understand this part of the file: ${problem.where}. Nothing was changed. If you edited the file, correct that part. Otherwise, tell the person who runs this server.`;
  }
  return SENTENCES[problem];
}

const SENTENCES: Readonly<Record<Extract<CourseFileProblem, string>, string>> = {
  'not-a-zip':
    'This isn’t a course file. A course file ends in .elenchus.zip. Nothing was changed.',
  'not-a-course':
    'This .zip file doesn’t contain a course. Choose the file that "Download this course" saved. Nothing was changed.',
  newer:
    'This file was made by a newer version of Elenchus. Ask the person who runs this server to update it. Nothing was changed.',
  damaged:
    'This file is damaged. Download the course again, then try that file. Nothing was changed.',
  unsafe:
    'This file contains something that a course file never has, so it wasn’t opened. Nothing was changed.',
  'too-large':
    'This file is too large: at most 20 MB, 60 MB unpacked, and 50,000 records. Choose the file that "Download this course" saved. Nothing was changed.',
  timeout: 'Reading this file took too long, so it was stopped. Nothing was changed.',
  busy: 'The server is reading several files right now. Please try again in a minute.',
};
