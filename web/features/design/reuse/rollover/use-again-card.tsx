import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { callEndpoint } from '../../../../calls/call-endpoint.ts';
import { courseKey } from '../../../../calls/course-keys.ts';
import { otherCoursesQuery } from '../../../../calls/design/course-files-queries.ts';
import { useDesignSession } from '../../../../course-ui/design/design-hooks.ts';
import { ReuseCard } from '../reuse-card.tsx';
import { Button } from '../../../../ui/button.tsx';
import { focusSoon } from '../../../../ui/focus.ts';
import { LoadFailure } from '../../../../ui/loading/load-failure.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { CreatedAgain, type Created } from './created-again.tsx';
import { hasPlan, keepPlan } from './kept-plan.ts';
import { UseAgainForm } from './use-again-form.tsx';

/** "Use this course again": a new course for the next term. */
export function UseAgainCard() {
  const owner = useDesignSession();
  const { courseID } = owner;
  const client = useQueryClient();
  const [isOpen, setIsOpen] = useState(() => hasPlan(owner));
  const plan = useRef<HTMLDivElement>(null);
  const [created, setCreated] = useState<Created | null>(null);
  const asked = useQuery({
    queryKey: courseKey(courseID, 'use-again'),
    queryFn: ({ signal }) =>
      callEndpoint('GET /api/useAgain/{courseID}', { params: { courseID }, signal }),
  });
  return (
    <ReuseCard title="Use this course again">
      <p>
        Create a course for the next term. Class days keep their order and get new dates, and due
        dates keep their place among the class days. Questions, theses, the FAQ, the rubric and
        links come along. Students, answers and grades don’t.
      </p>
      {asked.error && !asked.data && (
        <LoadFailure
          what="Couldn’t find out whether you can create a course."
          reason={asked.error.message}
          isRetrying={asked.isFetching}
          onRetry={() => void asked.refetch()}
        />
      )}
      {asked.data?.mayCreate === false && (
        <Notice>
          <p>On this server, only the admin creates courses. Ask the admin for the new course.</p>
        </Notice>
      )}
      {asked.data?.mayCreate && !created && (
        <div ref={plan}>
          {isOpen ? (
            <UseAgainForm
              tas={asked.data.tas}
              onCreated={(made) => {
                keepPlan(owner, null);
                setCreated(made);
                // The person is logged in there now, so its parts can be added here.
                void client.invalidateQueries(otherCoursesQuery(courseID));
              }}
              onDiscard={() => {
                keepPlan(owner, null);
                setIsOpen(false);
                focusSoon(plan.current, 'button');
              }}
            />
          ) : (
            <Button
              look="filled"
              onClick={() => {
                setIsOpen(true);
                focusSoon(plan.current, 'input');
              }}
            >
              Plan the new term
            </Button>
          )}
        </div>
      )}
      {created && <CreatedAgain created={created} />}
    </ReuseCard>
  );
}
