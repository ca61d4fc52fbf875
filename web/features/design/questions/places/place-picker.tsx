import { useState } from 'react';
import { THESES_PLACE } from '@elenchus/domain/screens/question-menu.ts';
import { useDesignSession } from '../../../../course-ui/design/design-hooks.ts';
import { workbenchHref, type WorkbenchPart } from '../../../../course-ui/design/workbench-part.ts';
import { ViewLink } from '../../../../course-ui/views/view-link.tsx';
import { Button } from '../../../../ui/button.tsx';
import { IconChevronDown } from '../../../../ui/icons.ts';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { ModalSheet, SheetButtons } from '../../../../ui/modal-sheet.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import type { OpenPlace } from './question-address.ts';
import { useDayNote } from './place-lists.tsx';
import styles from './place-picker.module.css';

/** What is about the whole course rather than one class day. */
const ALL_QUESTIONS = 'All questions together';

interface PlacePickerProps {
  readonly place: OpenPlace;
  readonly workbench: readonly WorkbenchPart[];
  readonly part: WorkbenchPart | undefined;
}

/** Where there is no room for menus beside the questions: one button below the title that leads to every other place. */
export function PlacePicker({ place, workbench, part }: PlacePickerProps) {
  const [isOpen, setOpen] = useState(false);
  const { courseID } = useDesignSession();
  const { menu, sectionId, topicId, hrefOf } = place;
  const noteOf = useDayNote();
  const entry = menu.find(({ section }) => section.id === sectionId);
  const day = entry?.topics.find(({ id }) => id === topicId);
  const isDay = !part && day !== undefined;
  const close = (): void => setOpen(false);
  const follow = (): void => {
    close();
    // What was chosen is at the top of the window once it is there.
    requestAnimationFrame(() => document.querySelector('main h1')?.scrollIntoView());
  };
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <VisuallyHidden>Choose a class day. Open now: </VisuallyHidden>
        <span>{isDay ? entry?.section.name : ALL_QUESTIONS}</span>
        {/* The title above has it already. */}
        <VisuallyHidden> › {isDay ? day.name : (part?.label ?? THESES_PLACE)}</VisuallyHidden>
        <IconChevronDown aria-hidden />
      </button>
      {isOpen && (
        <ModalSheet title="Choose a class day" onCancel={close} onShown={focusOpenPlace}>
          <Stack as="nav" columns="auto" gap={16} aria-label="Topics" className={styles.places}>
            {menu.map(({ section, topics }) => (
              <section key={section.id} aria-label={section.name}>
                <h3>{section.name}</h3>
                {topics.length === 0 && <p>No class day with questions</p>}
                {topics.map((topic) => (
                  <ViewLink
                    key={topic.id}
                    href={hrefOf({ sectionId: section.id, topicId: topic.id })}
                    aria-current={!part && topic.id === topicId ? 'page' : undefined}
                    onFollow={follow}
                  >
                    <span>{topic.name}</span>
                    <Text as="span" tone="soft" size="xs" weight={400}>
                      {noteOf(topic)}
                    </Text>
                  </ViewLink>
                ))}
              </section>
            ))}
            <section aria-label={ALL_QUESTIONS}>
              <h3>{ALL_QUESTIONS}</h3>
              <ViewLink
                href={hrefOf({ sectionId, topicId: null }, 'design')}
                aria-current={!part && topicId === null ? 'page' : undefined}
                onFollow={follow}
              >
                {THESES_PLACE}
              </ViewLink>
              {workbench.map(({ key, label }) => (
                <ViewLink
                  key={key}
                  href={workbenchHref(courseID, key)}
                  aria-current={key === part?.key ? 'page' : undefined}
                  onFollow={follow}
                >
                  {label}
                </ViewLink>
              ))}
            </section>
          </Stack>
          <SheetButtons>
            <Button onClick={close}>Cancel</Button>
          </SheetButtons>
        </ModalSheet>
      )}
    </>
  );
}

/** The list opens at the present place, not at its first entry. */
function focusOpenPlace(sheet: HTMLDialogElement): void {
  const open = sheet.querySelector<HTMLElement>('[aria-current]');
  open?.focus({ preventScroll: true });
  open?.scrollIntoView({ block: 'center' });
}
