// Made by tools/icons/make-icons.ts from @tabler/icons 3.51.0. Its license is in icons/LICENSE.txt.
import { drawIcon, type IconProps } from '../draw-icon.tsx';

export function IconBookmarkPlus(props: IconProps) {
  return drawIcon(
    props,
    'M12 17l-6 4v-14a4 4 0 0 1 4 -4h4a4 4 0 0 1 4 4v5',
    'M16 19h6',
    'M19 16v6',
  );
}
