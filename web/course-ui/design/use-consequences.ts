// What changes would do to students, for a dialog that asks about them anyway.
import { useEffect, useState } from 'react';
import type { ConsequenceSentences } from '@elenchus/domain/consequences/consequence-sentences.ts';
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import type { DesignChanges } from '@elenchus/domain/design/diff-design.ts';
import { withFollowing } from '../../saving/design/entry-steps.ts';
import { consequencesOf } from './editor/change-weighing.ts';
import type { ChangeOptions } from './design-state.ts';
import { entriesOf } from './editor/shown-design.ts';
import { useDesignSession, useDesignedCourse } from './design-hooks.ts';
import { weighOnServer } from './editor/weigh-on-server.ts';

/** `sentences` is null while asking, and where there are no consequences or they are unknown. */
export interface Weighed {
  readonly phase: 'asking' | 'known' | 'unknown';
  readonly sentences: ConsequenceSentences | null;
}

const ASKING: Weighed = { phase: 'asking', sentences: null };

/** The consequences that the person has read. A person who didn't wait for them is asked once they are known. */
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
    // The dialog is about one change; other people's changes don't restart it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [courseID, choice]);
  return about === choice ? weighed : ASKING;
}
