// Runs a command, and explains a failure.

/** Runs a command. A failure is one sentence and the exit code 1. */
export async function runOrExplain(command: () => Promise<void>): Promise<void> {
  // The files that a command writes can contain everything about everyone, so other users of the machine can't read
  // them.
  process.umask(0o077);
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
