// Reads the arguments of a command. `--help` prints the usage; a wrong option prints a sentence and the usage.
import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Returns the options and the other arguments, or ends the process. */
export function readCommandArgs<const Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  if (process.argv.includes('--help')) {
    console.log(`Usage: ${usage}`);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    const [sentence] = (error instanceof Error ? error.message : String(error)).split('. ');
    console.error(`${sentence}.\n${usage}`);
    process.exit(1);
  }
}
