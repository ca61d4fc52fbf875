// The computed exam grade as the program knew it at schema 12. Later changes of the rule must not change what migration
// 12 does, so this file is never edited.

/** What question-by-question grading takes off, in points. */
interface PenaltiesAt12 {
  readonly forUnanswered: number;
  readonly forContradiction: number;
  readonly hasContradictionItems: boolean;
}

interface SettingAt12 {
  readonly dataType: string;
  readonly dataID: string;
  readonly dataText: string;
}

export interface GradeAt12 {
  readonly gradingType: string;
  readonly questionID: string;
  readonly individualGradingData: string;
}

/** The penalties of a course; null where exam grades are entered by hand. */
export function penaltiesAt12(settings: readonly SettingAt12[]): PenaltiesAt12 | null {
  const text = (dataType: string): string => {
    const found = settings.filter((setting) => setting.dataType === dataType);
    const setting = found.find(({ dataID }) => dataID === '1') ?? found[0];
    return setting?.dataText.trim() ?? '';
  };
  const isYes = (dataType: string): boolean => text(dataType).toLowerCase() === 'yes';
  const penalty = (dataType: string): number => {
    const typed = text(dataType);
    return /^\d{1,9}(\.\d{1,9})?$/.test(typed) ? Number(typed) : 5;
  };
  if (!isYes('questionByQuestionGrading')) return null;
  return {
    forUnanswered: penalty('penaltyForUnansweredMCQ'),
    forContradiction: penalty('penaltyForUnresolvedContradictions'),
    hasContradictionItems: isYes('hasContradictionItems'),
  };
}

/** The computed exam grade of one student and evaluation, as stored; '' without question grades. */
export function examGradeAt12(grades: readonly GradeAt12[], penalties: PenaltiesAt12): string {
  const questions = new Map<string, number>();
  const last = new Map<string, string>();
  for (const { gradingType, questionID, individualGradingData } of grades) {
    last.set(gradingType, individualGradingData.trim());
    if (gradingType !== 'questionGrade') continue;
    const grade = questionGrade(individualGradingData.trim());
    if (grade === null) questions.delete(questionID);
    else questions.set(questionID, grade);
  }
  const average = averageOf([...questions.values()]);
  if (average === null) return '';
  const forContradiction = penalties.hasContradictionItems ? penalties.forContradiction : 0;
  const taken =
    countIn(last.get('unresolvedContradictions')) * forContradiction +
    countIn(last.get('unansweredMCQs')) * penalties.forUnanswered;
  const total = average * 10 + adjustmentIn(last.get('gradeAdjustment')) - taken;
  return String(roundedToFour(total));
}

function questionGrade(typed: string): number | null {
  const isGrade = /^(\d{1,2}(\.\d?)?|\.\d)$/.test(typed) && Number(typed) <= 10;
  return isGrade ? Number(typed) : null;
}

function countIn(typed = ''): number {
  return /^\d{1,4}$/.test(typed) ? Number(typed) : 0;
}

function adjustmentIn(typed = ''): number {
  return /^[+-]?(\d{1,4}(\.\d?)?|\.\d)$/.test(typed) ? Number(typed) || 0 : 0;
}

/** Of 10, to two decimals. Whole tenths add up exactly. */
function averageOf(grades: readonly number[]): number | null {
  if (grades.length === 0) return null;
  const tenths = grades.reduce((sum, grade) => sum + Math.round(grade * 10), 0);
  return Math.round((tenths * 10) / grades.length) / 100;
}

/** Halves away from zero; twelve digits remove the noise of sums such as 78.39999999999999. */
function roundedToFour(value: number): number {
  const clean = Math.abs(Number(value.toPrecision(12)));
  const text = clean < 1e-6 ? '0' : String(clean);
  const rounded = Number(`${Math.round(Number(`${text}e4`))}e-4`);
  return value < 0 && rounded !== 0 ? -rounded : rounded;
}
