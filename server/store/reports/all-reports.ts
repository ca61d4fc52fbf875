// Every report of the product by its name.

import { classGrades } from './class-grades-report.ts';
import { classWords } from './class-words-report.ts';
import { criteriaChosen } from './criteria-report.ts';
import { gradesFile } from './grades-file-report.ts';
import { waiting } from './waiting-report.ts';
import { workload } from './workload-report.ts';
import { classSpread, statistics } from './statistics-report.ts';

export const reports = {
  classGrades,
  classWords,
  criteriaChosen,
  gradesFile,
  classSpread,
  statistics,
  waiting,
  workload,
};
