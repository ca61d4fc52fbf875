import type { ReactElement } from 'react';

export interface IconProps {
  readonly 'aria-hidden'?: boolean;
  readonly className?: string | undefined;
}

/** An icon of lines on 24 by 24 units, in the color of its text. */
export function drawIcon(props: IconProps, ...paths: readonly string[]): ReactElement {
  return (
    <svg
      width={24}
      height={24}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
    >
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
