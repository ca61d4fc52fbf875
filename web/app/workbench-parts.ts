// The pages of the logic workbench, each loaded when it is opened.
import { lazy } from 'react';
import type { WorkbenchPart } from '../course-ui/design/workbench-part.ts';

export const workbenchParts: readonly WorkbenchPart[] = [
  {
    key: 'check',
    label: 'Course check',
    Part: lazy(async () => {
      const module = await import('../features/design/workbench/check-page.tsx');
      return { default: module.CheckPage };
    }),
  },
  {
    key: 'map',
    label: 'Map',
    Part: lazy(async () => {
      const module = await import('../features/design/map/map-page.tsx');
      return { default: module.MapPage };
    }),
  },
  {
    key: 'personas',
    label: 'Personas',
    Part: lazy(async () => {
      const module = await import('../features/design/workbench/personas-page.tsx');
      return { default: module.PersonasPage };
    }),
  },
];
