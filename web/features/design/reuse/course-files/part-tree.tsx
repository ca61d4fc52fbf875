import { useId, type ReactNode } from 'react';
import { countedNoun } from '@elenchus/domain/base/counted-noun.ts';
import { plainText } from '@elenchus/domain/base/marked-text.ts';
import type { Chosen } from '@elenchus/domain/course-file/chosen-parts.ts';
import type {
  CourseFile,
  FileDay,
  FileQuestion,
} from '@elenchus/domain/course-file/course-file.ts';
import {
  dayMark,
  markDay,
  markQuestion,
  markSection,
  sectionMark,
  type Mark,
} from './tree-choice.ts';
import styles from './course-files.module.css';

interface PartTreeProps {
  readonly course: CourseFile;
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => void;
}

/** Sections, class days and questions with check marks. Sections can be opened. */
export function PartTree({ course, chosen, onChoose }: PartTreeProps) {
  return (
    <ul className={styles.tree} aria-label="Sections, class days and questions">
      {course.sections.map((section) => {
        const count = section.days.reduce((sum, day) => sum + day.questions.length, 0);
        return (
          <li key={section.id}>
            <MarkedBox
              mark={sectionMark(chosen, section)}
              onMark={(isOn) => onChoose(markSection(chosen, section, isOn))}
            >
              <strong>{section.name || 'Unnamed section'}</strong>{' '}
              <span className={styles.soft}>
                {countedNoun(section.days.length, 'class day')}, {countedNoun(count, 'question')}
              </span>
            </MarkedBox>
            {section.days.length > 0 && (
              <details className={styles.inside} open={course.sections.length === 1}>
                <summary>Class days of {section.name || 'this section'}</summary>
                <ul className={styles.tree}>
                  {section.days.map((day) => (
                    <Day key={day.id} day={day} chosen={chosen} onChoose={onChoose} />
                  ))}
                </ul>
              </details>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface DayProps extends Omit<PartTreeProps, 'course'> {
  readonly day: FileDay;
}

function Day({ day, chosen, onChoose }: DayProps) {
  return (
    <li>
      <MarkedBox
        mark={dayMark(chosen, day)}
        onMark={(isOn) => onChoose(markDay(chosen, day, isOn))}
      >
        {day.name || 'Unnamed class day'}
      </MarkedBox>
      {day.questions.length > 0 && (
        <ul className={`${styles.tree} ${styles.inside}`}>
          {day.questions.map((question) => (
            <li key={question.id}>
              <MarkedBox
                mark={chosen.questions.has(question.id) ? 'all' : 'none'}
                onMark={(isOn) => onChoose(markQuestion(chosen, day, question.id, isOn))}
              >
                {questionWords(question)}
              </MarkedBox>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** What a question is called in lists. */
export function questionWords({ text, id }: Pick<FileQuestion, 'text' | 'id'>): string {
  return plainText(text).trim() || `Question ${id}, without text`;
}

interface MarkedBoxProps {
  readonly mark: Mark;
  readonly onMark: (isOn: boolean) => void;
  readonly children: ReactNode;
}

/** A check box that can also be partly marked; a click then marks the rest. */
export function MarkedBox({ mark, onMark, children }: MarkedBoxProps) {
  const id = useId();
  return (
    <label className={styles.box} htmlFor={id}>
      <input
        id={id}
        type="checkbox"
        checked={mark === 'all'}
        ref={(box) => {
          if (box) box.indeterminate = mark === 'some';
        }}
        onChange={() => onMark(mark !== 'all')}
      />
      <span>{children}</span>
    </label>
  );
}
