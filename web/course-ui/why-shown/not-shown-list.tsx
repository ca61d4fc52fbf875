import { shortText } from '../questions/question-names.ts';
import { AskWhy } from './ask-why.tsx';
import { useStudentView } from './student-view.ts';
import styles from './why-shown.module.css';

/** The questions of a section that the student does not see, each with the way to ask why. */
export function NotShownList({ sectionId }: { readonly sectionId: string }) {
  const { notShown } = useStudentView();
  return (
    <ul className={styles.notShown}>
      {notShown.get(sectionId)?.map(({ id, type, text }) => (
        <li key={id}>
          <p>
            {type === 'Contradiction' && <em>Contradiction: </em>}
            {shortText(text) || `Question ${id}`}
          </p>
          <AskWhy questionId={id}>Why not?</AskWhy>
        </li>
      ))}
    </ul>
  );
}
