import { useEffect, useRef, useState } from 'react';
import type { FocusEvent, RefObject } from 'react';

interface OpenPanel {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly isOpen: boolean;
  readonly setIsOpen: (isOpen: boolean) => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/** A panel below its button. It closes with Escape, and when somebody clicks, taps or moves on elsewhere. */
export function useOpenPanel(): OpenPanel {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const isInside = (target: EventTarget | null): boolean =>
    target instanceof Node && root.current?.contains(target) === true;
  useEffect(() => {
    if (!isOpen) return undefined;
    const onPointer = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !root.current?.contains(target)) setIsOpen(false);
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      setIsOpen(false);
      root.current?.querySelector('button')?.focus();
    };
    addEventListener('pointerdown', onPointer);
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('pointerdown', onPointer);
      removeEventListener('keydown', onKey);
    };
  }, [isOpen]);
  const onBlur = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget && !isInside(relatedTarget)) setIsOpen(false);
  };
  return { root, isOpen, setIsOpen, onBlur };
}
