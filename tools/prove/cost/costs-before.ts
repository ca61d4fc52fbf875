// The cost of the most expensive acts and endpoints before there were limits, at commit 40d6462c: milliseconds for
// which the serving thread was held, milliseconds that the bystander waited, and megabytes. Acts with 10,000 ms
// were stopped; their memory is unknown.

type Figures = readonly [held: number, waited: number, memory: number];

/** By state and act, or by endpoint; then by database. */
export const COSTS_BEFORE: Readonly<
  Record<string, { readonly SQLite?: Figures; readonly PostgreSQL?: Figures }>
> = {
  'two repetitive essays: GET /api/similarity/pair/{courseID} as ina': {
    SQLite: [804, 1282, 447],
    PostgreSQL: [1249, 6168, 407],
  },
  'two repetitive essays: the pair side by side': {
    SQLite: [893, 2956, 324],
    PostgreSQL: [869, 2290, 273],
  },
  'a history of 300 MB of one student: four reads of the history at the same time': {
    SQLite: [46, 2071, 296],
    PostgreSQL: [59, 2600, 194],
  },
  'one student who saves 8 MB again and again: for three seconds': {
    SQLite: [68, 945, 391],
    PostgreSQL: [55, 3563, 234],
  },
  'one student who saves 8 MB again and again: GET /api/studentAnswers/{courseID}/sam as ina': {
    PostgreSQL: [23, 797, 261],
    SQLite: [4, 161, 398],
  },
  'hostile formulas in a design: save open parentheses': {
    SQLite: [1283, 35126, 456],
    PostgreSQL: [1474, 26913, 412],
  },
  'hostile formulas in a design: save nested parentheses': {
    SQLite: [1665, 18456, 747],
    PostgreSQL: [1712, 21463, 707],
  },
  'hostile formulas in a design: the course, after theses': {
    SQLite: [895, 16709, 515],
    PostgreSQL: [815, 9248, 473],
  },
  'hostile formulas in a design: the course, after operator words': {
    SQLite: [1050, 11195, 573],
    PostgreSQL: [828, 5923, 555],
  },
  'hostile formulas in a design: the course, after spaces before a date': {
    SQLite: [1157, 3430, 677],
    PostgreSQL: [901, 9488, 606],
  },
  'hostile formulas in a design: save alternating connectives, nested': {
    SQLite: [1282, 3357, 751],
    PostgreSQL: [598, 9268, 691],
  },
  'hostile formulas in a design: save negations': {
    SQLite: [936, 6214, 455],
    PostgreSQL: [950, 9194, 433],
  },
  'hostile formulas in a design: the course, after parts of a date': {
    SQLite: [820, 4058, 696],
    PostgreSQL: [973, 8034, 673],
  },
  'a design of 72 MB: GET /api/courseFile/{courseID} as ina': { SQLite: [411, 2328, 914] },
  'a design of 72 MB: what changed since the beginning': { SQLite: [359, 1412, 801] },
  'a design of 72 MB: the design of a version': { SQLite: [155, 1193, 932] },
  'a design of 72 MB: a history page of the design': { SQLite: [142, 856, 716] },
  'a design of 72 MB: GET /api/designVersions/release-notes/{courseID} as ina': {
    SQLite: [149, 561, 1363],
  },
  'a design of 72 MB: one letter changed': { SQLite: [37, 160, 958] },
  'a design of 72 MB: the page of a student': { SQLite: [3, 27, 861] },
  'odd requests: 500 cookies of sessions': { SQLite: [6167, 13888, 242] },
  'odd requests: 30 MB of escaped signs': { SQLite: [166, 407, 452] },
  'odd requests: 30 MB of one text': { SQLite: [121, 288, 420] },
  '100 evaluations and 400 students: 5,000 people added': {
    PostgreSQL: [90000, 90000, 0],
    SQLite: [39, 517, 427],
  },
  '100 evaluations and 400 students: an extension for everyone': {
    PostgreSQL: [833, 8982, 331],
    SQLite: [595, 10371, 409],
  },
  '100 evaluations and 400 students: the session of the instructor': {
    SQLite: [8, 2205, 202],
    PostgreSQL: [9, 670, 148],
  },
  'hostile texts in a design: the page of a visitor, after a table with long headings': {
    PostgreSQL: [231, 5545, 198],
    SQLite: [139, 1279, 239],
  },
  'hostile texts in a design: the page of a visitor, after emphasis of two kinds': {
    PostgreSQL: [60, 1983, 201],
    SQLite: [41, 590, 252],
  },
  'hostile texts in a design: the page of a visitor, after quotes': {
    PostgreSQL: [32, 1450, 198],
    SQLite: [7, 29, 222],
  },
  'hostile texts in a design: the page of a visitor, after stars': {
    PostgreSQL: [62, 1353, 187],
    SQLite: [34, 165, 259],
  },
  'hostile texts in a design: the page of a visitor, after letters': {
    PostgreSQL: [110, 1254, 156],
    SQLite: [80, 322, 205],
  },
  'hostile texts in a design: the page of a visitor, after open brackets': {
    PostgreSQL: [93, 1192, 188],
    SQLite: [114, 403, 265],
  },
  'hostile texts in a design: the page of a visitor, after backslashes': {
    PostgreSQL: [40, 1106, 195],
    SQLite: [21, 56, 221],
  },
  'hostile texts in a design: save open brackets': {
    PostgreSQL: [4, 1062, 188],
    SQLite: [2, 16, 265],
  },
  'POST /api/questionFile/{courseID}': { SQLite: [45000, 45000, 527] },
  'POST /api/courseDesign/update/{courseID}': { SQLite: [10000, 10000, 586] },
  'POST /api/courseFile/read/{courseID}': { SQLite: [41, 521, 546] },
  'POST /api/designConsequences/{courseID}': { SQLite: [187, 433, 502] },
  'POST /api/studentAnswers/update/{courseID}': { SQLite: [120, 414, 455] },
  'GET /api/secondReadings/work/{courseID}': { SQLite: [1, 5, 466] },
  'POST /api/gradingDesk/{courseID}': { SQLite: [1, 4, 465] },
  'POST /api/showNames/{courseID}': { SQLite: [1, 1, 465] },
  'GET /api/secondReadings/{courseID}': { SQLite: [1, 0, 465] },
  'POST /api/gradeRequests/{courseID}': { SQLite: [1, 1, 464] },
  'POST /api/gradeRequests/change/{courseID}': { SQLite: [1, 0, 464] },
  'POST /api/handBacks/{courseID}': { SQLite: [7, 23, 462] },
  'GET /api/handedBack/{courseID}/{username}': { SQLite: [1, 0, 462] },
  'GET /api/gradeRequests/{courseID}': { SQLite: [1, 0, 462] },
  'GET /api/handBacks/{courseID}': { SQLite: [1, 0, 460] },
  'POST /api/gradingPresence/{courseID}': { SQLite: [1, 0, 460] },
  'POST /api/extensions/{courseID}': { SQLite: [9, 8, 459] },
  'POST /api/studentGrades/confirm/{courseID}': { SQLite: [2, 8, 459] },
  'POST /api/studentGrades/update/{courseID}': { SQLite: [6, 13, 458] },
  'DELETE /api/studentGrades/delete/{courseID}': { SQLite: [1, 0, 458] },
};
