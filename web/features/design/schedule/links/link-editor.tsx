import { accept } from '@elenchus/domain/base/result.ts';
import type { LinkKind } from '@elenchus/domain/schedule/link-kinds.ts';
import {
  checkLinkTitle,
  LINK_KIND_NAMES,
  linkLabels,
  LONG_TITLE,
} from '@elenchus/domain/schedule/link-title.ts';
import { checkLinkUrl, urlFaultSentence } from '@elenchus/domain/schedule/link-url.ts';
import type { SyllabusLink } from '@elenchus/domain/schedule/schedule.ts';
import {
  changeLink,
  moveLink,
  removeLink,
  titleLink,
} from '@elenchus/domain/schedule/syllabus-links.ts';
import { RowButton } from '../../../../course-ui/forms/row-button.tsx';
import { focusSoon } from '../../../../ui/focus.ts';
import { IconArrowDown, IconArrowUp, IconTrash } from '../../../../ui/icons.ts';
import { LinkField } from './link-field.tsx';
import { LinkKindSelect } from './link-kind-select.tsx';
import { addButtonOf } from '../row-focus.ts';
import { useScheduleEditing } from '../use-schedule-editing.ts';
import styles from '../design-schedule.module.css';

interface LinkEditorProps {
  readonly link: SyllabusLink;
  /** From 0, among the links of its day. */
  readonly place: number;
  readonly count: number;
  readonly dayName: string;
}

/** One link: kind, title, address, order, removal. What is refused is kept in the field only. */
export function LinkEditor({ link, place, count, dayName }: LinkEditorProps) {
  const edit = useScheduleEditing();
  const name = `${LINK_KIND_NAMES[link.kind]}, link ${place + 1} of ${dayName}`;
  const setKind = (kind: LinkKind): void => {
    const links = (all: readonly SyllabusLink[]): readonly SyllabusLink[] =>
      all.map((each) => (each.id === link.id ? { ...each, kind } : each));
    // The kind can be changed also while the stored address is one that would be refused today.
    edit((schedule) => accept({ ...schedule, links: links(schedule.links) }), {
      label: 'kind of link',
    });
  };
  const setTitle = (title: string): void => {
    edit((schedule) => titleLink(schedule, link.id, title), { label: 'title of link' });
  };
  const setUrl = (url: string): void => {
    edit((schedule) => changeLink(schedule, link.id, { kind: link.kind, url }), {
      label: 'address of link',
    });
  };
  const move = (direction: 'up' | 'down'): void => {
    edit((schedule) => moveLink(schedule, link.id, direction), { label: 'move link' });
    // The browser lets go of the focus when the row changes its place.
    focusSoon(document, `[data-link="${CSS.escape(link.id)}"] [data-action=${direction}]`);
  };
  return (
    <li className={styles.link} data-link={link.id}>
      <LinkKindSelect label={`Kind of ${name}`} value={link.kind} onChange={setKind} />
      <LinkField
        label={`Title of ${name}`}
        stored={link.title}
        faultOf={titleFault}
        // What students see without a title.
        placeholder={linkLabels([{ ...link, title: '' }])[0]}
        onChange={setTitle}
      />
      <LinkField
        label={`Address of ${name}`}
        type="url"
        stored={link.url}
        faultOf={addressFault}
        onChange={setUrl}
      />
      <div className={styles.rowButtons}>
        <RowButton
          word="Up"
          action="up"
          label={`Move up: ${name}`}
          isOff={place === 0}
          onClick={() => move('up')}
        >
          <IconArrowUp aria-hidden />
        </RowButton>
        <RowButton
          word="Down"
          action="down"
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
            focusSoon(document, addButtonOf(link.topicId));
          }}
        >
          <IconTrash aria-hidden />
        </RowButton>
      </div>
    </li>
  );
}

function titleFault(title: string): string | null {
  return checkLinkTitle(title).ok ? null : LONG_TITLE;
}

function addressFault(url: string): string | null {
  const checked = checkLinkUrl(url);
  return checked.ok ? null : urlFaultSentence(checked.reason);
}
