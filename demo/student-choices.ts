// The choices of each student of the demo course. `a>b`: first a, later changed to b. `-`: left open, or never shown.
//
// Worth showing: zhartm resolves a contradiction by changing kno01, ktanabe by changing mac02, tnguyen7 by
// changing min01; hgoldf and bkess leave theirs unresolved; nalsay changes sides on Euthyphro after a draft.

const columns =
  'why01 why02 arg01 arg02 eut01 dou01 kno01 kno02 sce01 ind01 min01 min03 mar01 mac02 per01 per02 fre01 fre02 fra01'.split(
    ' ',
  );

const table = `
ada       3 2,3    2 - 3   1 2   2 2   1   2   2 2 1,2,3,4       1 4  2 1 1
sodwyer   1 2,4    2 - 2   1 1   2 1   2   3   - 1 1,2,3         2 -  1 - 1
npavlid   1 1,3    2 - 3   2 2   2 -   1   2   1 2 1,2,3         2 -  2 1 1
zhartm    3 2,3,4  2 - 3   1 2>1 2 1   2   2   2 3 1,2,3,4,5     1 3  2 2 2
tmokoe    2 3      1 2 2   2 2   2 -   1   1   - 1 1,2           2 -  1 - 1
mibarra   2 2,3    2 - 1   1 2   2 2   1   1   - 1 1,2,3         2 -  1 - 1
tnguyen7  1 2,3,4  2 - 2   1 1   2 1   2   2>3 1 1 1,2,3         1 2  2 1 1
lwisn     2 4      2 - 3   2 2   2 -   2   2   1 3 1,2           2 -  2 2 1
mtsai     3 3,4    2 - 3   1 2   2 2   1   2   2 2 1,2,3,4       1 1  2 1 1
jlin22    2 1      1 2 3   1 1   1 1   1   2   2 1 1,2,4         1 2  1 - -
praghu    3 2,3,4  2 - 2   2 2   2 -   1   1   - 1 1,2,3         2 -  1 - 1
ohaddad   1 3      2 - 1   1 1   2 1   2   1   - 1 1,2           2 -  1 - 1
ecastel   1>3 2,5  1 2 2   1 2   2 1>2 1   1>3 - 1 1,2,3         1 2  2 1 1
twhitf    2 -      1 1 1   2 -   1 -   1   1   - 1 1,2           2 -  1 - -
abello    1 2,3    2 - 3   1 1   2 1   2   2   2 2 1,2,3,4       1 4  2 2 1
sakers    3 4      2 - 3   2 2   2 -   2   2   1 2 1,2,3         2 -  2 1 1
hgoldf    1 1,2,3  2 - 2   1 2   2 1   1   3   - 1 1,2,3         2 -  1 - 1
moliv     3 5      1 2 3   1 2   1 2   1   2   2 2 1,2           1 2  - - -
ktanabe   2 3,4    2 - 3   2 2   2 -   1   2   1 2 1,2,3,4>1,2,3 2 -  2 1 1
bkess     1 1      1 1 1   1 2   1 1   1   2   1 1 1,2,4         1 1  2 2 1
fidrissi  3 2,3    2 - 1   1 2   2 2   2   1   - 1 1,2,3         2 -  1 - 1
goyela    1 2,4    2 - 1   1 2   2 2   1   3   - 1 1,2,3         1 2  1 - 2
dvasil    2 5      1 1 3   1 1   2 1   2   2   1 3 1             1 1  2 2 -
cbeaum    3 2,3,4  2 - 2   2 2   2 -   1   3   - 2 1,2,3         1 4  2 1 1
rdesh     2 2      2 - 3   1 2   2 2   2   2   2 2 1,2,3,4,5     1 3  2 1 1
kredb     1 3      2 - 1   2 2   2 -   1   1   - 1 1,2,3,5       2 -  1 - 1
mhollow   3 2,3    1 2 3   1 1   1 1   1   2   - - -             - -  - - -
nalsay    1 2,3    2 - 1>2 1 2   2 2   1   3   - 2 1,2,3         1 2  1 - 1
epruitt   - -      - - -   - -   - -   -   -   - - -             - -  - - -
lferr     2 -      1 - 3   2 -   1 -   1   1   - 1 1,2           - -  - - -
visitor   3 3      2 - -   - -   - -   -   -   - - -             - -  - - -
`;

interface StudentChoice {
  readonly first: string;
  /** Equal to first unless the student changed it. */
  readonly last: string;
}

export type StudentChoices = ReadonlyMap<string, StudentChoice>;

function readRow(row: string): readonly [string, StudentChoices] {
  const [username = '', ...cells] = row.split(/\s+/);
  const choices = new Map<string, StudentChoice>();
  cells.forEach((cell, index) => {
    const [first = '', last = first] = cell.split('>');
    if (cell !== '-') choices.set(columns[index] ?? '', { first, last });
  });
  return [username, choices];
}

/** The choices of every student by username. */
export const studentChoices: ReadonlyMap<string, StudentChoices> = new Map(
  table.trim().split('\n').map(readRow),
);
