import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { accept } from '@elenchus/domain/base/result.ts';
import type { LinkKind } from '@elenchus/domain/schedule/link-kinds.ts';
import { checkLinkUrl, urlFaultSentence } from '@elenchus/domain/schedule/link-url.ts';
import type { SyllabusLink } from '@elenchus/domain/schedule/schedule.ts';
import { changeLink, moveLink, removeLink } from '@elenchus/domain/schedule/syllabus-links.ts';
import { RowButton } from '../../course-ui/design-editing/row-button.tsx';
import { LinkKindSelect } from './link-kind-select.tsx';
import { LINK_WORDS } from './link-words.ts';
import { addButtonOf, focusSoon } from './row-focus.ts';
import { useScheduleEditing } from './use-schedule-editing.ts';
import styles from './design-schedule.module.css';

interface LinkEditorProps {
  readonly link: SyllabusLink;
  /** From 0, among the links of its day. */
  readonly place: number;
  readonly count: number;
  readonly dayName: string;
}

/** One link: kind, address with its check, order, removal. An address that is refused is kept in the field only. */
export function LinkEditor({ link, place, count, dayName }: LinkEditorProps) {
  const edit = useScheduleEditing();
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const url = draft ?? link.url;
  const checked = checkLinkUrl(url);
  const name = `${LINK_WORDS[link.kind]}, link ${place + 1} of ${dayName}`;
  const setKind = (kind: LinkKind): void => {
    const links = (all: readonly SyllabusLink[]): readonly SyllabusLink[] =>
      all.map((each) => (each.id === link.id ? { ...each, kind } : each));
    // The kind can be changed also while the stored address is one that would be refused today.
    edit((schedule) => accept({ ...schedule, links: links(schedule.links) }), {
      label: 'kind of link',
    });
  };
  const setUrl = (value: string): void => {
    setDraft(value);
    if (!checkLinkUrl(value).ok) return;
    edit((schedule) => changeLink(schedule, link.id, { kind: link.kind, url: value }), {
      label: 'address of link',
    });
  };
  const move = (direction: 'up' | 'down'): void => {
    edit((schedule) => moveLink(schedule, link.id, direction), { label: 'move link' });
    // The browser lets go of the focus when the row changes its place.
    focusSoon(`[data-link="${CSS.escape(link.id)}"] [aria-label^="Move ${direction}"]`);
  };
  return (
    <li className={styles.link} data-link={link.id}>
      <LinkKindSelect label={`Kind of ${name}`} value={link.kind} onChange={setKind} />
      <div className={styles.address}>
        <input
          type="url"
          className={styles.input}
          aria-label={`Address of ${name}`}
          aria-invalid={!checked.ok || undefined}
          aria-describedby={checked.ok ? undefined : id}
          value={url}
          onChange={(event) => setUrl(event.currentTarget.value)}
          onBlur={() => checked.ok && setDraft(null)}
        />
        {!checked.ok && (
          <p id={id} className={styles.error}>
            {urlFaultSentence(checked.reason)}
            {draft !== null && ' The last saved address is still used.'}
          </p>
        )}
      </div>
      <div className={styles.rowButtons}>
        <RowButton
          word="Up"
          label={`Move up: ${name}`}
          isOff={place === 0}
          onClick={() => move('up')}
        >
          <IconArrowUp aria-hidden />
        </RowButton>
        <RowButton
          word="Down"
          label={`Move down: ${name}`}
          isOff={place === count - 1}
          onClick={() => move('down')}
        >
          <IconArrowDown aria-hidden />
        </RowButton>
        <RowButton
          label={`Remove: ${name}`}
          onClick={() => {
            edit((schedule) => removeLink(schedule, link.id), { label: 'remove link' });
            focusSoon(addButtonOf(link.topicId));
          }}
        >
          <IconTrash aria-hidden />
        </RowButton>
      </div>
    </li>
  );
}
