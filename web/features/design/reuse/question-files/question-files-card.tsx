import { useState } from 'react';
import { TEMPLATE_FORMATS } from '@elenchus/domain/question-files/sheet-template.ts';
import { useDesignSession } from '../../../../course-ui/design/design-hooks.ts';
import { ReuseCard } from '../reuse-card.tsx';
import { templateAddress } from '../../../../calls/design/send-question-file.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { FileField } from '../../../../ui/fields/file-field.tsx';
import { Cluster } from '../../../../ui/layout/row.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { AddedNote, type AddedQuestions } from './added-note.tsx';
import { FilePreview } from './file-preview.tsx';
import { useQuestionFile } from './use-question-file.ts';
import styles from './question-files.module.css';

/** Reads questions from a spreadsheet or a quiz file, shows them, and adds the chosen ones. */
export function QuestionFilesCard() {
  const { courseID } = useDesignSession();
  const { state, choose } = useQuestionFile(courseID);
  const [added, setAdded] = useState<AddedQuestions | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const finish = (questions: AddedQuestions): void => {
    setAdded(questions);
    setFile(null);
    choose(null);
  };
  return (
    <ReuseCard title="Add questions from a spreadsheet or a quiz file" place="question-file">
      <p>
        Fill in the template, or export a quiz from Canvas, Moodle, Blackboard or another system as
        QTI. You see the questions, and what couldn’t be read, before anything is added.
      </p>
      <Cluster as="p" gap={8}>
        {TEMPLATE_FORMATS.map((format) => (
          <ButtonLink key={format} href={templateAddress(courseID, format)} download>
            Download template (.{format})
          </ButtonLink>
        ))}
      </Cluster>
      <FileField
        label="File with questions"
        description="A spreadsheet (.xlsx, .ods, .csv) or a quiz in QTI 1.2 or 2.x (.zip, .xml)."
        accept=".xlsx,.ods,.csv,.xls,.zip,.imscc,.xml,.qti"
        file={file}
        onChoose={(chosen) => {
          setAdded(null);
          setFile(chosen);
          choose(chosen);
        }}
      />
      <output className={styles.status}>
        {state.kind === 'reading' && `Reading ${state.name}…`}
      </output>
      <div role="alert" className={styles.status}>
        {state.kind === 'failed' && (
          <Notice tone="attention">
            <p>No questions were read. {state.sentence}</p>
          </Notice>
        )}
      </div>
      {state.kind === 'read' && (
        <FilePreview key={state.name} name={state.name} report={state.report} onAdded={finish} />
      )}
      {added && <AddedNote added={added} />}
    </ReuseCard>
  );
}
