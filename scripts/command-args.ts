// The words that follow one of the project's commands; a wrong option is told with how the command is used.
import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Reads the options and the other words, or ends the process with one sentence and the usage. */
export function readCommandArgs<const Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    const [sentence] = (error instanceof Error ? error.message : String(error)).split('. ');
    console.error(`${sentence}.\n${usage}`);
    process.exit(1);
  }
}
