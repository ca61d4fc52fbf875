// What every reader of a setting needs: the environment, and the fault that stops the start.
import { refuse, type Result } from '@elenchus/domain/base/result.ts';

export interface ConfigurationFault {
  readonly variable: string;
  /** Completes "it must be …". */
  readonly expected: string;
}

export type Environment = Readonly<Record<string, string | undefined>>;

export type Setting<Value> = Result<Value, ConfigurationFault>;

/** The value of a variable, or undefined. Container tools pass an unset variable on as ''. */
export function given(environment: Environment, variable: string): string | undefined {
  const value = environment[variable]?.trim();
  return value === '' ? undefined : value;
}

/** The refusal of a variable. */
export function fault(variable: string, expected: string): Setting<never> {
  return refuse({ variable, expected });
}

/** Whether only programs on the same machine can reach this address. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}
