import { endedSentence } from '@elenchus/domain/base/quoted-text.ts';
import type { MapNode } from '@elenchus/domain/course-check/course-map.ts';
import type { Question } from '@elenchus/domain/questions/question.ts';
import { isChoice } from '@elenchus/domain/questions/question-type.ts';
import { useAnswerTally } from '../../../../calls/answers/answer-counts-query.ts';
import { courseWords } from '../../../../course-ui/course-words/course-words.ts';
import { readFormula } from '../../../../course-ui/course-words/formula-reading.ts';
import { useDesignSession, useDesignedCourse } from '../../../../course-ui/design/design-hooks.ts';
import { questionHref, thesisHref } from '../../../../course-ui/design/workbench-part.ts';
import { shortLine } from '../../../../course-ui/questions/question-names.ts';
import { ViewLink } from '../../../../course-ui/views/view-link.tsx';
import { countOf } from '../../../../ui/count-words.ts';
import { Stack } from '../../../../ui/layout/stack.tsx';
import styles from './map-inspector.module.css';

/** What the logic of a question or thesis says, as a sentence and as a formula. */
export function NodeLogic({ node }: { readonly node: MapNode }) {
  const { course } = useDesignedCourse();
  const isThesis = node.kind === 'Thesis';
  const list: readonly { readonly id: string; readonly logic: string }[] = isThesis
    ? course.theses
    : course.questions;
  const logic = list.find(({ id }) => id === node.id)?.logic ?? '';
  const reading = readFormula(logic, courseWords(course));
  return (
    <div>
      <p>
        {reading === null
          ? 'Its logic isn’t well-formed.'
          : endedSentence(`${isThesis ? 'Holds' : 'Shows'} ${reading}`)}
      </p>
      {logic.trim() !== '' && <code className={styles.formula}>{logic}</code>}
    </div>
  );
}

/** How many students answered a question, and how many chose each option. */
export function NodeAnswers({ node }: { readonly node: MapNode }) {
  const { course } = useDesignedCourse();
  const question = course.questions.find(({ id }) => id === node.id);
  if (node.kind === 'Thesis' || node.kind === 'Contradiction' || !question) return null;
  return <AnswerCounts question={question} />;
}

function AnswerCounts({ question }: { readonly question: Question }) {
  const { courseID } = useDesignSession();
  const { count, options } = useAnswerTally(courseID, question.id);
  return (
    <div>
      <h3>Students</h3>
      <p>
        {count === 0 ? 'Nobody has answered it yet.' : `${countOf(count, 'student')} answered.`}
      </p>
      {isChoice(question.type) && (
        <Stack as="ol" columns="auto" gap={4} className={styles.options}>
          {question.options.map((option, place) => (
            // Options have no identity but their place.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={place}>
              <span>{shortLine(option) || `Option ${place + 1}`}</span>
              {count > 0 && <span>{(options[place] ?? 0).toLocaleString('en')}</span>}
            </li>
          ))}
        </Stack>
      )}
    </div>
  );
}

/** The way to where a question or thesis is edited. */
export function EditNodeLink({ node }: { readonly node: MapNode }) {
  const { courseID } = useDesignSession();
  const { course } = useDesignedCourse();
  const isThesis = node.kind === 'Thesis';
  const href = isThesis ? thesisHref(courseID, node.id) : questionHref(courseID, course, node.id);
  return <ViewLink href={href}>{isThesis ? 'Edit this thesis' : 'Edit this question'}</ViewLink>;
}
