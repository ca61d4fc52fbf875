// What changes would do to students, for a dialog that asks about them anyway.
import { useEffect, useState } from 'react';
import type { ConsequenceSentences } from '@elenchus/domain/consequences/consequence-sentences.ts';
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import type { DesignChanges } from '@elenchus/domain/design/diff-design.ts';
import { withFollowing } from '../../saving/design/entry-steps.ts';
import { consequencesOf } from './change-weighing.ts';
import type { ChangeOptions } from './design-state.ts';
import { entriesOf } from './shown-design.ts';
import { useDesignSession, useDesignedCourse } from './design-hooks.ts';
import { weighOnServer } from './weigh-on-server.ts';

/** words is null while asking, and where there are no consequences or nobody could tell. */
export interface Weighed {
  readonly phase: 'asking' | 'known' | 'unknown';
  readonly sentences: ConsequenceSentences | null;
}

const ASKING: Weighed = { phase: 'asking', sentences: null };

/** What the person has been told. Somebody who did not wait for it is asked once it is known. */
export function weighedOption(weighed: Weighed): Pick<ChangeOptions, 'weighed'> {
  return weighed.phase === 'asking' ? {} : { weighed: weighed.sentences };
}

/** Asks when the dialog opens, and again when its choice is another one; before is the design without the changes. */
export function useConsequences(
  changes: DesignChanges,
  choice = '',
  before?: readonly DesignItem[],
  following?: ChangeOptions['following'],
): Weighed {
  const { courseID } = useDesignSession();
  const { items: present } = useDesignedCourse();
  const items = before ?? present;
  const [{ about, weighed }, setFound] = useState({ about: choice, weighed: ASKING });
  useEffect(() => {
    let isOpen = true;
    const answer = (found: Weighed): void => {
      if (isOpen) setFound({ about: choice, weighed: found });
    };
    consequencesOf(
      weighOnServer(courseID),
      items,
      withFollowing(entriesOf(items, changes), following),
    ).then(
      (sentences) => answer({ phase: 'known', sentences }),
      () => answer({ phase: 'unknown', sentences: null }),
    );
    return () => {
      isOpen = false;
    };
    // The dialog is about one change; what others do meanwhile does not make it another.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [courseID, choice]);
  return about === choice ? weighed : ASKING;
}
