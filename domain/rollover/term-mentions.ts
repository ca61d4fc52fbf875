// Finds texts and links of a course that mention the term that is over (RLL-40, RLL-41).
import { addDays, cardDateLabel, type IsoDate } from '../base/calendar.ts';
import type { CourseModel } from '../course/course-model.ts';

interface TermMention {
  /** Where it is: 'the title', 'the link “Syllabus”'. */
  readonly where: string;
  /** The words that mention the term, as they are written there. */
  readonly found: readonly string[];
}

type CourseTexts = Pick<CourseModel, 'settings' | 'faq' | 'schedule' | 'questions' | 'evaluations'>;

const SEASONS = 'spring|summer|fall|autumn|winter';

/** The texts and links that mention a year, a season with a year, or a date of the old term. */
export function termMentions(
  course: CourseTexts,
  term: { readonly startDate: IsoDate | null; readonly endDate: IsoDate | null },
): readonly TermMention[] {
  const { startDate, endDate } = term;
  if (startDate === null || endDate === null) return [];
  const pattern = mentionPattern(startDate, endDate);
  const days = daysOfTerm(startDate, endDate);
  return textsOf(course).flatMap(([where, text]) => {
    const found = [...text.matchAll(pattern)]
      .map(([all]) => all)
      .filter((all) => isOfTerm(all, days));
    return found.length > 0 ? [{ where, found: [...new Set(found)] }] : [];
  });
}

function mentionPattern(startDate: IsoDate, endDate: IsoDate): RegExp {
  const years = new Set([startDate, endDate].map((date) => date.slice(0, 4)));
  const short = [...years].map((year) => year.slice(2)).join('|');
  const long = [...years].join('|');
  const months =
    'January|February|March|April|May|June|July|August|September|October|November|December';
  return new RegExp(
    [
      `(?<![a-z])(?:${SEASONS})[\\s_-]*(?:of\\s+)?(?:${long}|['’]?(?:${short})(?!\\d))`,
      `(?<![a-z0-9])(?:fa|sp|su|wi|f|s)(?:${short})(?![a-z0-9])`,
      `\\b(?:${long})-\\d\\d-\\d\\d\\b`,
      `\\b(?:${months}|(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\\.?) \\d{1,2}\\b(?:, (?:${long})\\b)?`,
      `(?<!\\d)(?:${long})(?!\\d)`,
    ].join('|'),
    'giu',
  );
}

/** A month and a day count only if they are in the term; everything else names its year. */
function isOfTerm(found: string, days: ReadonlySet<string>): boolean {
  const parts = /^([a-z]{3})[a-z]*\.? (\d{1,2})$/iu.exec(found);
  if (!parts || new RegExp(`^(?:${SEASONS})`, 'iu').test(found)) return true;
  return days.has(`${parts[1]?.toLowerCase()} ${Number(parts[2])}`);
}

/** Eight years have a leap year among them, so a longer term has no other days. */
const MOST_DAYS = 366 * 8;

/** The days from the first date to the last, each as 'jan 1'. */
function daysOfTerm(startDate: IsoDate, endDate: IsoDate): ReadonlySet<string> {
  const days = new Set<string>();
  let date = startDate;
  for (let count = 0; count < MOST_DAYS && date <= endDate; count += 1) {
    const [month = '', day = ''] = cardDateLabel(date).split(/[ ,]/u);
    days.add(`${month.slice(0, 3).toLowerCase()} ${day}`);
    date = addDays(date, 1);
  }
  return days;
}

function textsOf(course: CourseTexts): readonly (readonly [string, string])[] {
  const { settings, faq, schedule, questions, evaluations } = course;
  const entries = faq.state === 'readable' ? faq.entries : [];
  return [
    ['The course description', settings.description],
    ['The rubric', settings.rubric],
    ...schedule.sections.map(({ name }) => [`The section “${name}”`, name] as const),
    ...schedule.topics.map(({ name }) => [`The class day “${name}”`, name] as const),
    ...schedule.links.map(
      ({ title, url }) => [`The link “${title || url}”`, `${title} ${url}`] as const,
    ),
    ...questions.map(
      ({ id, text, options }) => [`Question ${id}`, [text, ...options].join('\n')] as const,
    ),
    ...evaluations.map(({ name }) => [`The evaluation “${name}”`, name] as const),
    ...entries.map(
      ({ question, answer }) => [`The FAQ entry “${question}”`, `${question}\n${answer}`] as const,
    ),
  ];
}
