import { useId, useSyncExternalStore } from 'react';
import { chooseScheme, chosenScheme, watchScheme } from './color-scheme.ts';
import { IconDeviceDesktop, IconMoon, IconSun } from './icons.ts';
import styles from './color-scheme-switch.module.css';

const choices = [
  { value: 'auto', word: 'System', Icon: IconDeviceDesktop },
  { value: 'light', word: 'Light', Icon: IconSun },
  { value: 'dark', word: 'Dark', Icon: IconMoon },
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
      {choices.map(({ value, word, Icon }) => (
        <label key={value} className={styles.choice} title={`${word} theme`}>
          <input
            type="radio"
            name={group}
            value={value}
            checked={chosen === value}
            onChange={() => chooseScheme(value)}
          />
          <Icon aria-hidden />
          <span className={styles.word}>
            {word}
            <span> theme</span>
          </span>
        </label>
      ))}
    </div>
  );
}
