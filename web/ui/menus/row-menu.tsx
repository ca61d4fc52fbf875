import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { IconDots } from '../icons.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './row-menu.module.css';

export interface MenuAction {
  readonly label: string;
  readonly icon: ReactNode;
  /** The entry stays in its place, but does nothing. */
  readonly isOff?: boolean;
  readonly isDangerous?: boolean;
  readonly onChoose: () => void;
}

interface RowMenuProps {
  /** What the actions are for: 'question 2'. */
  readonly name: string;
  readonly actions: readonly MenuAction[];
}

/** The actions on a row behind one button. The browser closes the menu by Escape or a click elsewhere. */
export function RowMenu({ name, actions }: RowMenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A phone that is turned, or a window that is zoomed, moves the button.
    const follow = (): void => {
      if (menu.current?.matches(':popover-open')) placeBelow(menu.current, button.current);
    };
    addEventListener('resize', follow);
    return () => removeEventListener('resize', follow);
  }, []);
  const show = (): void => {
    if (!menu.current) return;
    placeBelow(menu.current, button.current);
    menu.current.querySelector<HTMLElement>('[role=menuitem]')?.focus({ preventScroll: true });
  };
  const step = (event: KeyboardEvent): void => {
    const items = [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
    const at = items.findIndex((item) => item === document.activeElement);
    const to = stepOf(event.key, at, items.length);
    // Tab leaves the menu for what follows the button.
    if (event.key === 'Tab') menu.current?.hidePopover();
    if (to === null) return;
    event.preventDefault();
    items[to]?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        popoverTarget={id}
        aria-haspopup="menu"
        data-action="menu"
      >
        <IconDots aria-hidden />
        <span>
          Actions<VisuallyHidden> for {name}</VisuallyHidden>
        </span>
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={`Actions for ${name}`}
        className={styles.menu}
        onKeyDown={step}
        onToggle={(event) => event.newState === 'open' && show()}
      >
        {actions.map(({ label, icon, isOff = false, isDangerous = false, onChoose }) => (
          <button
            key={label}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={styles.item}
            data-dangerous={isDangerous || undefined}
            aria-disabled={isOff || undefined}
            onClick={() => {
              if (isOff) return;
              menu.current?.hidePopover();
              onChoose();
            }}
          >
            {icon}
            {label}
          </button>
        ))}
      </div>
    </>
  );
}

/** Puts the menu below its button, or above it where there is no room, and never beyond the edges of the window. */
function placeBelow(menu: HTMLElement, button: HTMLElement | null): void {
  const from = button?.getBoundingClientRect();
  if (!from) return;
  const { scrollX, scrollY } = window;
  const { clientWidth, clientHeight } = document.documentElement;
  const { offsetHeight, offsetWidth } = menu;
  const hasRoomBelow = from.bottom + offsetHeight < clientHeight || from.top < offsetHeight;
  const top = hasRoomBelow ? from.bottom : from.top - offsetHeight;
  const left = Math.min(from.right, clientWidth - 8) - offsetWidth;
  menu.style.top = `${top + scrollY}px`;
  menu.style.left = `${Math.max(8, left) + scrollX}px`;
}

function stepOf(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowUp':
      return (at + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
