import { useMemo, useState } from 'react';
import { buildCourseMap } from '@elenchus/domain/course-check/course-map.ts';
import { outlineOf } from '@elenchus/domain/visibility/visible-sections.ts';
import { DesignHeading } from '../../../course-ui/design/design-heading.tsx';
import { useDesignSession, useDesignedCourse } from '../../../course-ui/design/design-hooks.ts';
import { workbenchHref } from '../../../course-ui/design/workbench-part.ts';
import { useQueryValue } from '../../../lib/browser-location.ts';
import { moveWithin } from '../../../lib/move-within.ts';
import { countOf } from '../../../ui/count-words.ts';
import { EmptyNote } from '../../../ui/empty-note.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ViewLink } from '../../../course-ui/views/view-link.tsx';
import { breakpoints } from '../../../ui/breakpoints.ts';
import { Cluster } from '../../../ui/layout/row.tsx';
import { useMediaQuery } from '../../../ui/media-query.ts';
import { MapInspector } from './inspector/map-inspector.tsx';
import { MapNeighborhood } from './inspector/map-neighborhood.tsx';
import { MapStage } from './drawing/map-stage.tsx';
import { MapTable } from './map-table.tsx';
import { daysOfSection, isFound } from './node-names.ts';
import pillStyles from '../../../ui/menus/pill-links.module.css';
import styles from './map-page.module.css';

/** The questions and theses of the course and which decides which, drawn and as a table. */
export function MapPage() {
  const { courseID } = useDesignSession();
  const { course } = useDesignedCourse();
  const map = useMemo(() => buildCourseMap(course), [course]);
  const look = useQueryValue('look') === 'table' ? 'table' : 'drawing';
  const asked = useQueryValue('focus');
  const focus = asked !== null && map.nodeByKey.has(asked) ? asked : null;
  const [search, setSearch] = useState('');
  const [section, setSection] = useState('');
  const isNarrow = useMediaQuery(breakpoints.narrow);
  const days = useMemo(() => daysOfSection(map, section), [map, section]);
  const nodes = useMemo(() => days.flatMap((day) => day.nodes), [days]);
  const found = useMemo(
    () => (search.trim() === '' ? null : nodes.filter((node) => isFound(node, search))),
    [nodes, search],
  );
  const hrefOf = (more: Readonly<Record<string, string>>): string =>
    workbenchHref(courseID, 'map', { ...(look === 'table' && { look }), ...more });
  const focusOn = (key: string | null): void => {
    moveWithin(key === null ? hrefOf({}) : hrefOf({ focus: key }));
  };
  return (
    <>
      <DesignHeading title="Map">
        Every question and thesis on its class day. An arrow leads from an answer to what it
        decides.
      </DesignHeading>
      {map.nodeByKey.size === 0 ? (
        <EmptyNote>
          There’s nothing to draw yet, because the course has no questions. Add one to a class day,
          and it appears here with everything that depends on it.
        </EmptyNote>
      ) : (
        <>
          <Cluster gap={[12, 24]} align="end" className={styles.tools}>
            <TextField
              type="search"
              label="Find a question or thesis"
              autoComplete="off"
              value={search}
              onChange={(event) => setSearch(event.currentTarget.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && found?.[0]) focusOn(found[0].key);
              }}
            />
            <SelectField
              label="Section"
              value={section}
              options={[
                { value: '', label: 'The whole course' },
                ...outlineOf(course.schedule).map(({ section: { id, name } }) => ({
                  value: id,
                  label: name,
                })),
              ]}
              onChange={setSection}
            />
            <nav aria-label="Look" className={pillStyles.pills}>
              <ViewLink
                href={workbenchHref(courseID, 'map', focus ? { focus } : {})}
                aria-current={look === 'drawing' ? 'page' : undefined}
              >
                {isNarrow ? 'One by one' : 'Drawing'}
              </ViewLink>
              <ViewLink
                href={workbenchHref(courseID, 'map', { look: 'table', ...(focus && { focus }) })}
                aria-current={look === 'table' ? 'page' : undefined}
              >
                Table
              </ViewLink>
            </nav>
            <output className={styles.small}>{foundCount(nodes.length, found?.length)}</output>
          </Cluster>
          {look === 'table' ? (
            <>
              {focus && <MapInspector map={map} focus={focus} onFocus={focusOn} />}
              <MapTable map={map} nodes={found ?? nodes} focus={focus} onFocus={focusOn} />
            </>
          ) : isNarrow ? (
            <MapNeighborhood map={map} nodes={found ?? nodes} focus={focus} onFocus={focusOn} />
          ) : (
            <MapStage {...{ map, days, focus, found }} onFocus={focusOn} />
          )}
        </>
      )}
    </>
  );
}

function foundCount(all: number, found: number | undefined): string {
  const shown = countOf(all, 'question or thesis', 'questions and theses');
  return found === undefined ? shown : `${found.toLocaleString('en')} of ${shown} found`;
}
