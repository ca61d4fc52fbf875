// Chooses the Node for the project's commands: the packaged one, or the machine's own where the packaged one can't
// start.

const NEWEST_NEEDED = 26;

/**
 * @typedef {object} Found
 * @property {string} file the program
 * @property {number} major its version, or 0 when it doesn't start
 * @property {string} [problem] why it doesn't start
 */

/**
 * Returns the program to use, or a sentence that says what to install.
 * @param {{ system: string, isMusl: boolean, packaged: Found | null, own: Found }} facts
 * @returns {{ node: string } | { sentence: string }}
 */
export function chooseNode({ system, isMusl, packaged, own }) {
  if (packaged && packaged.major >= NEWEST_NEEDED) return { node: packaged.file };
  if (own.major >= NEWEST_NEEDED) return { node: own.file };
  const newer = `Install Node ${NEWEST_NEEDED} or newer, then try again (this is Node ${own.major}).`;
  if (packaged === null) return { sentence: `There is no packaged Node for ${system}. ${newer}` };
  if (isMusl) {
    return { sentence: `The packaged Node needs glibc, but this system uses musl. ${newer}` };
  }
  const problem = packaged.problem ?? 'no reason given';
  if (problem.includes('libatomic')) {
    return {
      sentence:
        'The packaged Node needs libatomic, which is missing. Install it (Debian and Ubuntu: apt install libatomic1; Fedora: dnf install libatomic), then try again.',
    };
  }
  return { sentence: `The packaged Node doesn't start (${problem}). ${newer}` };
}
