// Made by tools/icons/make-icons.ts from @tabler/icons 3.51.0. Its license is in icons/LICENSE.txt.
import { drawIcon, type IconProps } from '../draw-icon.tsx';

export function IconBookmarks(props: IconProps) {
  return drawIcon(
    props,
    'M15 10v11l-5 -3l-5 3v-11a3 3 0 0 1 3 -3h4a3 3 0 0 1 3 3',
    'M11 3h5a3 3 0 0 1 3 3v11',
  );
}
