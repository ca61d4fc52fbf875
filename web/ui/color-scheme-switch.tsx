import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { useId, useSyncExternalStore } from 'react';
import { chooseScheme, chosenScheme, watchScheme } from './color-scheme.ts';
import { VisuallyHidden } from './visually-hidden.tsx';
import styles from './color-scheme-switch.module.css';

const choices = [
  { value: 'auto', name: 'System theme', Icon: IconDeviceDesktop },
  { value: 'light', name: 'Light theme', Icon: IconSun },
  { value: 'dark', name: 'Dark theme', Icon: IconMoon },
] as const;

interface ColorSchemeSwitchProps {
  /** In a menu there is room for the names next to the icons. */
  readonly isInMenu?: boolean;
}

// The server cannot know it.
const unknownScheme = () => 'auto' as const;

/** Chooses between the system's theme, light and dark; the browser remembers it. */
export function ColorSchemeSwitch({ isInMenu = false }: ColorSchemeSwitchProps) {
  const chosen = useSyncExternalStore(watchScheme, chosenScheme, unknownScheme);
  const group = useId();
  return (
    <div role="radiogroup" aria-label="Theme" className={isInMenu ? styles.list : styles.root}>
      {choices.map(({ value, name, Icon }) => (
        <label key={value} className={styles.choice} title={name}>
          <input
            type="radio"
            name={group}
            value={value}
            checked={chosen === value}
            onChange={() => chooseScheme(value)}
          />
          <Icon aria-hidden />
          {isInMenu ? name : <VisuallyHidden>{name}</VisuallyHidden>}
        </label>
      ))}
    </div>
  );
}
