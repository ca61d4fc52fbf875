import { COMMENT_LISTS } from '@elenchus/domain/comment-bank/saved-comment.ts';
import { useCommentBank } from '../../../calls/grading/saved-comments-queries.ts';
import { GradingHeading } from '../../../course-ui/grading/grading-heading.tsx';
import { useGradingPlace } from '../../../course-ui/grading/grading-place.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { LoadFailure } from '../../../ui/loading/load-failure.tsx';
import { SkeletonCards } from '../../../ui/loading/skeleton-shapes.tsx';
import { CommentListSection } from './comment-list.tsx';
import styles from './saved-comments.module.css';

/** The person's own saved comments and the course's: edit, order, import and export. */
export function SavedCommentsPart() {
  const { courseID } = useGradingPlace();
  const { data, error, isFetching, refetch } = useCommentBank(courseID, true);
  return (
    <>
      <GradingHeading title="Saved comments">
        Comments that you write again and again. While you grade, choose “Saved comments” below a
        comment, or press Alt+S in it.
      </GradingHeading>
      {data ? (
        <Stack gap={40} className={styles.lists}>
          {COMMENT_LISTS.map((list) => (
            <CommentListSection key={list} list={list} bank={data} />
          ))}
        </Stack>
      ) : error ? (
        <LoadFailure
          what="Couldn’t load the saved comments."
          reason={error.message}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonCards count={2} />
      )}
    </>
  );
}
