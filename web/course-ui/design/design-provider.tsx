// Loads the whole design and keeps it open for changes; every tab of the design screen is inside.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useWhileShown } from '../../saving/use-while-shown.ts';
import { DesignContext } from './design-hooks.ts';
import { openDesign } from './editor/open-design.ts';
import { staffDesignQuery } from './editor/staff-design-query.ts';

interface WaitingProps {
  readonly courseID: string;
  readonly failure?: Error | null;
  readonly onRetry?: () => void;
}

interface OpenDesignProps {
  readonly courseID: string;
  readonly username: string;
  readonly children: ReactNode;
}

interface DesignProviderProps extends OpenDesignProps {
  /** Shown until the design is there, and when it cannot be loaded. */
  readonly Waiting: ComponentType<WaitingProps>;
}

/** Opens the design of a course for one person while it is on the screen. */
export function DesignProvider({ Waiting, ...props }: DesignProviderProps) {
  const { courseID, username } = props;
  const { data, error, refetch } = useQuery(staffDesignQuery(courseID, username));
  if (!data) return <Waiting courseID={courseID} failure={error} onRetry={() => void refetch()} />;
  return <LoadedDesign {...props} />;
}

function LoadedDesign({ courseID, username, children }: OpenDesignProps) {
  const client = useQueryClient();
  const open = useCallback(
    () => openDesign(client, courseID, username),
    [client, courseID, username],
  );
  const opened = useWhileShown(open);
  return opened && <DesignContext value={opened}>{children}</DesignContext>;
}
