import { SegmentedControl, useMantineColorScheme, VisuallyHidden } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './color-scheme-switch.module.css';

const choices = [
  { value: 'auto', label: named('System theme', <IconDeviceDesktop />) },
  { value: 'light', label: named('Light theme', <IconSun />) },
  { value: 'dark', label: named('Dark theme', <IconMoon />) },
] as const;

/** Chooses between the system's theme, light and dark; the browser remembers it. */
export function ColorSchemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <SegmentedControl
      aria-label="Theme"
      size="xs"
      withItemsBorders={false}
      classNames={{
        root: styles.root ?? '',
        label: styles.label ?? '',
        indicator: styles.indicator ?? '',
      }}
      data={[...choices]}
      value={colorScheme}
      onChange={setColorScheme}
    />
  );
}

function named(name: string, icon: ReactNode) {
  return (
    <span className={styles.icon} title={name}>
      {icon}
      <VisuallyHidden>{name}</VisuallyHidden>
    </span>
  );
}
