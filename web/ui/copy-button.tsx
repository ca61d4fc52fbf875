import { useState } from 'react';
import { Button } from './button.tsx';
import { IconCheck, IconCopy } from './icons.ts';

interface CopyButtonProps {
  readonly text: string;
  /** What is copied: 'Copy code'. */
  readonly label: string;
}

/** Copies a text. Browsers allow it only over TLS and on this machine; elsewhere there is no button. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const [copied, setCopied] = useState<string | null>(null);
  if (!('clipboard' in navigator)) return null;
  const isCopied = copied === text;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    setCopied(text);
  };
  return (
    <Button onClick={() => void copy()}>
      {isCopied ? <IconCheck aria-hidden /> : <IconCopy aria-hidden />}
      {isCopied ? 'Copied' : label}
    </Button>
  );
}
