// Made by tools/icons/make-icons.ts from @tabler/icons 3.51.0. Its license is in icons/LICENSE.txt.
import { drawIcon, type IconProps } from '../draw-icon.tsx';

export function IconMessagePlus(props: IconProps) {
  return drawIcon(
    props,
    'M8 9h8',
    'M8 13h6',
    'M12.01 18.594l-4.01 2.406v-3h-2a3 3 0 0 1 -3 -3v-8a3 3 0 0 1 3 -3h12a3 3 0 0 1 3 3v5.5',
    'M16 19h6',
    'M19 16v6',
  );
}
