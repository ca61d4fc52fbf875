// Why a backup or a restore was refused, as a sentence for the person who asked for it.

export class BackupProblem extends Error {
  override readonly name = 'BackupProblem';
}
