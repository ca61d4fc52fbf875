import { useMutation } from '@tanstack/react-query';
import { fetchCourseFile } from '../../../../calls/design/course-files-queries.ts';
import { useDesignSession } from '../../../../course-ui/design/design-hooks.ts';
import { ReuseCard } from '../reuse-card.tsx';
import { saveFile } from '../../../../lib/save-file.ts';
import { Button } from '../../../../ui/button.tsx';
import { IconDownload } from '../../../../ui/icons.ts';
import { Notice } from '../../../../ui/notice.tsx';
import styles from './course-files.module.css';

/** "Download this course": its design as one file. */
export function DownloadCourseCard() {
  const { courseID } = useDesignSession();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async () => {
      const name = `${courseID}.elenchus.zip`;
      saveFile(await fetchCourseFile(courseID), name);
      return name;
    },
  });
  return (
    <ReuseCard title="Download this course">
      <p>
        Save the design as one file: sections, class days, questions with their options and logic,
        theses, evaluations, FAQ, rubric, links, personas and settings. You can add parts of it to
        another course, and an admin can create a course from it.
      </p>
      <p>
        The file has no people, answers or grades. Texts that you wrote, such as the description,
        are in it as they are.
      </p>
      <div>
        <Button isBusy={isPending} onClick={() => mutate()}>
          <IconDownload aria-hidden />
          {isPending ? 'Preparing the file…' : 'Download course file'}
        </Button>
      </div>
      <div role="alert">
        {error && (
          <Notice tone="attention">
            Couldn’t make the file. {error.message} Please try again.
          </Notice>
        )}
      </div>
      <output className={styles.soft}>{data && `“${data}” is in your downloads.`}</output>
    </ReuseCard>
  );
}
