// Defines what the journeys through all engines need from a browser; everything else is built on these few actions.

export const ENGINE_NAMES = ['Chromium', 'Firefox', 'WebKit'] as const;
export type EngineName = (typeof ENGINE_NAMES)[number];
export type Theme = 'light' | 'dark';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** One tab. Pointer and keys are those of the engine, not events that a script sends. */
export interface EngineTab {
  /** Opens an address and waits for its document, or for the engine's own error page. */
  goTo(address: string): Promise<void>;
  reload(): Promise<void>;
  goBack(): Promise<void>;
  /** The value of a JavaScript expression in the page. */
  read<Value>(expression: string): Promise<Value>;
  movePointer(to: Point): Promise<void>;
  pressPointer(): Promise<void>;
  releasePointer(): Promise<void>;
  type(text: string): Promise<void>;
  /** A key such as `a` or `Enter`, with or without modifiers: `Control+Enter`. */
  press(key: string): Promise<void>;
  /** Chooses a file in the file field that the expression gives. */
  chooseFile(fieldExpression: string, path: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  screenshot(): Promise<Uint8Array>;
  bringToFront(): Promise<void>;
}

/** A browser of one person: its tabs share cookies and storage, and nothing is left from an earlier journey. */
export interface EngineSession {
  openTab(): Promise<EngineTab>;
  /** Where downloads arrive. */
  readonly downloads: string;
  /** Errors and warnings that the pages have put on the console so far. */
  readonly complaints: readonly string[];
  close(): Promise<void>;
}

export interface Engine {
  openSession(theme: Theme): Promise<EngineSession>;
  close(): Promise<void>;
}
