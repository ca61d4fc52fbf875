interface Machine {
  readonly platform: string;
  readonly home: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

export function usualDataFolder(machine: Machine): string;
export function usualCacheFolder(machine: Machine): string;
