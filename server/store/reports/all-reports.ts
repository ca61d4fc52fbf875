// Every report of the product by its name.

import { classGrades } from './class-grades-report.ts';
import { gradesFile } from './grades-file-report.ts';
import { statistics } from './statistics-report.ts';

export const reports = { classGrades, gradesFile, statistics };
