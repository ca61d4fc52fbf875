import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { courseSettingsChanges } from '@elenchus/domain/design/course-settings-changes.ts';
import type { CourseSettings } from '@elenchus/domain/design/course-settings.ts';
import {
  countAllGrades,
  useAllGradeCount,
} from '../../../../calls/grading/grade-counts-queries.ts';
import { AskDialog } from '../../../../course-ui/forms/ask-dialog.tsx';
import { ConsequencesInDialog } from '../../../../course-ui/design/consequence-list.tsx';
import {
  weighedOption,
  useConsequences,
  type Weighed,
} from '../../../../course-ui/design/use-consequences.ts';
import { useDesignSession, useDesignedCourse } from '../../../../course-ui/design/design-hooks.ts';
import { useSettings } from '../../../../course-ui/design/use-settings.ts';
import { YesNoField } from '../../../../course-ui/forms/yes-no-field.tsx';
import { hiddenFromStudents } from '../../../../course-ui/grading/hidden-from-students.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { GradeExamplePanel } from './grade-example-panel.tsx';
import {
  consequenceForGrades,
  givenGrades,
  idleNote,
  type GradingOption,
  type GradingOptions,
  type OptionConsequence,
} from './option-notes.ts';
import { PenaltyField } from './penalty-field.tsx';
import { SwitchedGrades } from './switched-grades.tsx';
import styles from '../grading-setup.module.css';

interface Asked extends OptionConsequence {
  readonly change: Partial<GradingOptions>;
  readonly label: string;
}

/** How the course grades; what touches grades that exist is asked first. */
export function GradingOptionsForm() {
  const { courseID } = useDesignSession();
  const { course } = useDesignedCourse();
  const [settings, set] = useSettings();
  const [asked, setAsked] = useState<Asked | null>(null);
  const client = useQueryClient();
  const evaluationIds = course.evaluations.map(({ id }) => id);
  const grades = useAllGradeCount(courseID, evaluationIds);
  const decide = (known: number | undefined, change: Partial<GradingOptions>, label: string) => {
    const consequence = consequenceForGrades(known, settings, change);
    if (consequence) setAsked({ ...consequence, change, label });
    else set(change, label);
  };
  const request = (change: Partial<GradingOptions>, label: string): void => {
    if (grades !== undefined) return decide(grades, change, label);
    // Right after the page has loaded, the grades aren't counted yet.
    void countAllGrades(client, courseID, evaluationIds).then(
      (known) => decide(known, change, label),
      () => decide(undefined, change, label),
    );
  };
  const noteOf = (option: GradingOption): string | undefined =>
    idleNote(option, settings) ?? undefined;
  return (
    <Panel heading="Grading options" headingId="setup-options">
      <SwitchedGrades />
      <div className={styles.columns}>
        <div>
          <YesNoField
            label="Grades"
            description="Each student gets a grade in each evaluation. When this is off, there are only comments and no one sees grades."
            hint={hiddenFromStudents(settings)}
            value={settings.usesGradesForExams}
            onChange={(value) => request({ usesGradesForExams: value }, `Grades: ${yesNo(value)}`)}
          />
          <YesNoField
            label="Question-by-question grading"
            description="Each essay question gets 0 to 10 points, and the grade is computed from them. When this is off, you enter one grade by hand."
            note={noteOf('questionByQuestionGrading')}
            value={settings.questionByQuestionGrading}
            onChange={(value) =>
              request({ questionByQuestionGrading: value }, `Question by question: ${yesNo(value)}`)
            }
          />
          <div
            className={styles.option}
            data-idle={noteOf('manualGrades') !== undefined || undefined}
          >
            <SelectField
              label="Grades entered by hand"
              description={withNote(
                'A number from 0 to 100, or a letter such as B+.',
                noteOf('manualGrades'),
              )}
              options={[
                { value: 'Numeric', label: 'Numeric' },
                { value: 'Letter', label: 'Letter' },
              ]}
              value={settings.manualGrades}
              onChange={(value) =>
                request(
                  { manualGrades: value === 'Letter' ? 'Letter' : 'Numeric' },
                  `Grades by hand: ${value}`,
                )
              }
            />
          </div>
          <YesNoField
            label="Box for grade adjustment"
            description="A field for points to add to or subtract from the computed grade, with one decimal."
            note={noteOf('hasGradeAdjustmentBox')}
            value={settings.hasGradeAdjustmentBox}
            onChange={(value) =>
              request({ hasGradeAdjustmentBox: value }, `Grade adjustment: ${yesNo(value)}`)
            }
          />
          <Penalties settings={settings} onRequest={request} />
          <YesNoField
            label="Comments for students"
            description="Students see the grader’s comment once the work is handed back. When this is off, only graders see comments."
            value={settings.givesStudentsComments}
            onChange={(value) =>
              request({ givesStudentsComments: value }, `Comments: ${yesNo(value)}`)
            }
          />
        </div>
        <GradeExamplePanel settings={settings} />
      </div>
      {asked && (
        <OptionAsk
          asked={asked}
          grades={grades}
          onConfirm={(weighed) => {
            set(asked.change, asked.label, weighedOption(weighed));
            setAsked(null);
          }}
          onCancel={() => setAsked(null)}
        />
      )}
    </Panel>
  );
}

interface OptionAskProps {
  readonly asked: Asked;
  readonly grades: number | undefined;
  readonly onConfirm: (weighed: Weighed) => void;
  readonly onCancel: () => void;
}

function OptionAsk({ asked, grades, onConfirm, onCancel }: OptionAskProps) {
  const { course, items } = useDesignedCourse();
  const after = { ...course.settings, ...asked.change };
  const weighed = useConsequences(courseSettingsChanges(items, after));
  return (
    <AskDialog
      title={givenGrades(grades)}
      confirm={asked.confirm}
      cancel="Leave it unchanged"
      onConfirm={() => onConfirm(weighed)}
      onCancel={onCancel}
    >
      <p>{asked.text}</p>
      <ConsequencesInDialog weighed={weighed} />
      <p>Nothing is deleted, and you can change it back.</p>
    </AskDialog>
  );
}

interface PenaltiesProps {
  readonly settings: CourseSettings;
  readonly onRequest: (change: Partial<GradingOptions>, label: string) => void;
}

function Penalties({ settings, onRequest }: PenaltiesProps) {
  // Under the same options, either both have an effect or neither has.
  const note = idleNote('penaltyForUnansweredChoice', settings) ?? undefined;
  return (
    <>
      <div className={styles.option} data-idle={note === undefined ? undefined : true}>
        <PenaltyField
          label="Penalty for each unanswered multiple-choice question"
          description={withNote(
            'Points subtracted from the computed grade. If this is 0, unanswered questions aren’t counted.',
            note,
          )}
          value={settings.penaltyForUnansweredChoice}
          onChange={(penalty) =>
            onRequest({ penaltyForUnansweredChoice: penalty }, 'penalty for unanswered questions')
          }
        />
      </div>
      <div className={styles.option} data-idle={note === undefined ? undefined : true}>
        {settings.hasContradictionItems ? (
          <PenaltyField
            label="Penalty for each unresolved contradiction"
            description={withNote('Points subtracted from the computed grade.', note)}
            value={settings.penaltyForUnresolvedContradiction}
            onChange={(penalty) =>
              onRequest(
                { penaltyForUnresolvedContradiction: penalty },
                'penalty for contradictions',
              )
            }
          />
        ) : (
          <Text tone="soft" size="sm" className={styles.hint}>
            There’s no penalty for unresolved contradictions, because the course has no
            contradiction items. You can turn them on under General.
          </Text>
        )}
      </div>
    </>
  );
}

function yesNo(value: boolean): string {
  return value ? 'Yes' : 'No';
}

function withNote(description: string, note: string | undefined): string {
  return note === undefined ? description : `${description} ${note}`;
}
