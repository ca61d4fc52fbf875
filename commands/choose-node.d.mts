export interface Found {
  readonly file: string;
  readonly major: number;
  readonly problem?: string;
}

export function chooseNode(facts: {
  readonly system: string;
  readonly isMusl: boolean;
  readonly packaged: Found | null;
  readonly own: Found;
}): { readonly node: string } | { readonly sentence: string };
