import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { CallFailure } from '../../../calls/call-endpoint.ts';
import { saveFile } from '../../../lib/save-file.ts';
import type { PdfOrder } from './gather-work.ts';
import { makeWorkPdf } from './pdf-job.ts';
import type { PdfFile, PdfProgress } from './pdf-job.ts';
import { pdfTrouble } from './pdf-trouble.ts';
import type { PdfTrouble } from './pdf-trouble.ts';
import { closeWindow } from './close-window.ts';

export type PdfJobState =
  | ({ readonly kind: 'working' } & PdfProgress)
  | { readonly kind: 'closing'; readonly file: PdfFile }
  /** The file is there, and the browser leaves closing the window to the person. */
  | { readonly kind: 'done'; readonly file: PdfFile }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly trouble: PdfTrouble };

export interface PdfJobHandle {
  readonly state: PdfJobState;
  readonly cancel: () => void;
  readonly start: () => void;
}

const BEGINNING: PdfJobState = { kind: 'working', step: 'waiting', isSlow: false };

/** Makes and downloads the PDF as soon as the page is there, and again when asked. */
export function usePdfJob(order: PdfOrder, onLoggedOut: () => void): PdfJobHandle {
  const [state, setState] = useState(BEGINNING);
  const current = useRef<AbortController>(null);
  const begin = async (): Promise<void> => {
    const controller = new AbortController();
    current.current = controller;
    const error = await work(order, controller.signal, (next) => {
      if (!controller.signal.aborted) setState(next);
    });
    if (isLoggedOut(error)) onLoggedOut();
  };
  const beginAtOnce = useEffectEvent(begin);
  useEffect(() => {
    void beginAtOnce();
    return () => current.current?.abort();
  }, []);
  return {
    state,
    cancel: () => {
      current.current?.abort();
      setState({ kind: 'cancelled' });
    },
    start: () => void begin(),
  };
}

/** Answers what went wrong, if anything. */
async function work(
  order: PdfOrder,
  signal: AbortSignal,
  show: (state: PdfJobState) => void,
): Promise<unknown> {
  try {
    const file = await makeWorkPdf(order, signal, (progress) =>
      show({ kind: 'working', ...progress }),
    );
    if (signal.aborted) return null;
    saveFile(file.pdf, file.name);
    show({ kind: 'closing', file });
    await closeWindow(signal);
    show({ kind: 'done', file });
    return null;
  } catch (error) {
    if (!signal.aborted) show({ kind: 'failed', trouble: pdfTrouble(error, order.student) });
    return error;
  }
}

function isLoggedOut(error: unknown): boolean {
  return error instanceof CallFailure && error.code === 'NOT_LOGGED_IN';
}
