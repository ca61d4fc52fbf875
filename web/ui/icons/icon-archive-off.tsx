// Made by tools/icons/make-icons.ts from @tabler/icons 3.51.0. Its license is in icons/LICENSE.txt.
import { drawIcon, type IconProps } from '../draw-icon.tsx';

export function IconArchiveOff(props: IconProps) {
  return drawIcon(
    props,
    'M8 4h11a2 2 0 1 1 0 4h-7m-4 0h-3a2 2 0 0 1 -.826 -3.822',
    'M5 8v10a2 2 0 0 0 2 2h10a2 2 0 0 0 1.824 -1.18m.176 -3.82v-7',
    'M10 12h2',
    'M3 3l18 18',
  );
}
