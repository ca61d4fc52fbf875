import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { designHref } from '../../../course-ui/design/design-address.ts';
import { useDesignSession, useDesignedCourse } from '../../../course-ui/design/design-hooks.ts';
import { ViewLink } from '../../../course-ui/views/view-link.tsx';
import { readStored, writeStored } from '../../../lib/tab-storage.ts';
import { Button } from '../../../ui/button.tsx';
import { IconCircle, IconCircleCheck } from '../../../ui/icons.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { startSteps } from './start-steps.ts';
import { useShownTabs } from '../../../course-ui/design/shown-tabs.ts';
import { useHasStudents } from './students-query.ts';
import styles from './guided-start.module.css';

/** What to fill in first in a new course. It disappears when everything is done, or on request. */
export function GuidedStart() {
  const { courseID } = useDesignSession();
  const { course } = useDesignedCourse();
  const tabs = useShownTabs();
  const hasStudents = useHasStudents(courseID);
  const storageKey = `elenchus.startDismissed.${courseID}`;
  const [isDismissed, setDismissed] = useState(
    () => readStored('localStorage', storageKey) !== null,
  );
  const stepsWith = (withStudents: boolean) =>
    startSteps(course, withStudents).filter(({ place }) => tabs.has(place.tab));
  const steps = stepsWith(hasStudents ?? false);
  const open = steps.filter(({ isDone }) => !isDone).length;
  const heading = useRef<HTMLHeadingElement>(null);
  const again = useRef<HTMLDivElement>(null);
  // Where only students may be missing, it waits until that is known, so that it doesn't appear and disappear.
  if (stepsWith(hasStudents ?? true).every(({ isDone }) => isDone)) return null;
  const show = (isShown: boolean): void => {
    writeStored('localStorage', storageKey, isShown ? null : 'yes');
    setDismissed(!isShown);
    // The focused element no longer exists.
    requestAnimationFrame(() =>
      (heading.current ?? again.current?.querySelector('button'))?.focus(),
    );
  };
  if (isDismissed) {
    return (
      <div ref={again} className={styles.again}>
        <Button look="plain" onClick={() => show(true)}>
          Show the first steps
        </Button>
      </div>
    );
  }
  return (
    <Stack
      as="section"
      columns="auto"
      gap={16}
      className={styles.start}
      aria-labelledby="guided-start"
    >
      <Stack columns="auto" gap={4} className={styles.head}>
        <h2 id="guided-start" ref={heading} tabIndex={-1}>
          First steps for this course
        </h2>
        <p>
          {steps.length - open} of {steps.length} done. This order is the fastest, but you can do
          any step at any time.
        </p>
      </Stack>
      <ol className={styles.steps}>
        {steps.map(({ title, description, place, field, isDone }) => (
          <li key={title} data-done={isDone || undefined}>
            {isDone ? <IconCircleCheck aria-hidden /> : <IconCircle aria-hidden />}
            <div>
              <StepLink href={designHref(courseID, place)} field={field}>
                {title}
              </StepLink>
              <VisuallyHidden>{isDone ? ' (done)' : ' (open)'}</VisuallyHidden>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </ol>
      <div>
        <Button look="plain" onClick={() => show(false)}>
          Don’t show this again
        </Button>
      </div>
    </Stack>
  );
}

interface StepLinkProps {
  readonly href: string;
  readonly field: string | undefined;
  readonly children: ReactNode;
}

/** Leads to the place of a step, or to its field if that is on this page. */
function StepLink({ href, field, children }: StepLinkProps) {
  if (field === undefined) return <ViewLink href={href}>{children}</ViewLink>;
  return (
    <a
      href={href}
      onClick={(event) => {
        event.preventDefault();
        document.querySelector<HTMLElement>(`[data-field=${field}]`)?.focus();
      }}
    >
      {children}
    </a>
  );
}
