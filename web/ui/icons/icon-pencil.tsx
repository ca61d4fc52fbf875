// Made by tools/icons/make-icons.ts from @tabler/icons 3.51.0. Its license is in icons/LICENSE.txt.
import { drawIcon, type IconProps } from '../draw-icon.tsx';

export function IconPencil(props: IconProps) {
  return drawIcon(
    props,
    'M4 20h4l10.5 -10.5a2.828 2.828 0 1 0 -4 -4l-10.5 10.5v4',
    'M13.5 6.5l4 4',
  );
}
