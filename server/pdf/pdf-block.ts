// The bounded document that is sent from the HTML reader to the template as JSON: data, never markup.

export type RunStyle = {
  readonly bold?: true;
  readonly italic?: true;
  readonly code?: true;
  readonly strike?: true;
  readonly underline?: true;
  readonly script?: 'sub' | 'super';
  readonly link?: string;
};
export type Run = string | { readonly break: true } | (RunStyle & { text: string });

export type ParagraphRole = 'question' | 'quiet' | 'byline' | 'caption';
type ListStyle = 'bullets' | 'numbers' | 'one' | 'many';

export type ListItem = { readonly blocks: Block[]; chosen?: true };
export type ListBlock = {
  readonly kind: 'list';
  style: ListStyle;
  readonly start: number;
  readonly items: ListItem[];
};
type TermItem = { readonly runs: Run[]; readonly blocks: Block[] };
export type TermsBlock = { readonly kind: 'terms'; readonly items: TermItem[] };
export type TableCell = { readonly runs: Run[] };
export type TableBlock = {
  readonly kind: 'table';
  columns: number;
  header: number;
  readonly rows: TableCell[][];
};

export type Block =
  | {
      readonly kind: 'paragraph';
      readonly runs: Run[];
      readonly role?: ParagraphRole;
      readonly long?: true;
      readonly rtl?: true;
    }
  | {
      readonly kind: 'heading';
      readonly level: number;
      readonly runs: Run[];
      readonly rtl?: true;
    }
  | { readonly kind: 'title'; readonly runs: Run[]; readonly rtl?: true }
  | { readonly kind: 'title-end' | 'rule' }
  | { readonly kind: 'page'; readonly first?: true }
  | { readonly kind: 'quote' | 'panel'; readonly blocks: Block[] }
  | { readonly kind: 'code'; readonly text: string }
  | ListBlock
  | TermsBlock
  | TableBlock;

/** The content of the HTML: its blocks and its metadata. */
export type HtmlDocument = {
  readonly blocks: Block[];
  readonly title: string;
  readonly author: string;
  readonly language: string;
  readonly characters: number;
};

export type DocumentLimits = {
  readonly htmlBytes: number;
  /** Open elements at one time. */
  readonly nesting: number;
  /** Paragraphs, headings, list items, table cells; a new page counts as ten. */
  readonly blocks: number;
  /** Stretches of text in one style, and line breaks. */
  readonly runs: number;
  readonly characters: number;
};

// Measured so that a document at every limit stays far below the time and memory a job may use.
export const documentLimits: DocumentLimits = {
  htmlBytes: 8 * 1024 * 1024,
  nesting: 256,
  blocks: 20_000,
  runs: 40_000,
  characters: 2_000_000,
};
