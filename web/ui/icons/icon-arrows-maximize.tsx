// Made by tools/icons/make-icons.ts from @tabler/icons 3.51.0. Its license is in icons/LICENSE.txt.
import { drawIcon, type IconProps } from '../draw-icon.tsx';

export function IconArrowsMaximize(props: IconProps) {
  return drawIcon(
    props,
    'M16 4l4 0l0 4',
    'M14 10l6 -6',
    'M8 20l-4 0l0 -4',
    'M4 20l6 -6',
    'M16 20l4 0l0 -4',
    'M14 14l6 6',
    'M8 4l-4 0l0 4',
    'M4 4l6 6',
  );
}
