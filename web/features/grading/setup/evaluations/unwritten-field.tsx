import { evaluationName, type Evaluation } from '@elenchus/domain/grading/evaluation.ts';
import { gradeEntry } from '@elenchus/domain/grading/grading-fields.ts';
import {
  parseSettledEssays,
  settledWords,
  unwrittenSettingChange,
} from '@elenchus/domain/grading/unwritten-essays.ts';
import { useDesignActions, useDesignedCourse } from '../../../../course-ui/design/design-hooks.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';

const OPTIONS = ['', 'zero', 'leaveOut'].map((value) => ({
  value,
  label: settledWords(parseSettledEssays(value)),
}));

/** What completing does with essays that the student was shown and didn't write (GRD-163). */
export function UnwrittenField({ evaluation }: { readonly evaluation: Evaluation }) {
  const { course } = useDesignedCourse();
  const { change } = useDesignActions();
  if (gradeEntry(course.settings) !== 'questions') return null;
  return (
    <SelectField
      label="Essays left empty"
      description="When a grader marks a student’s grading complete."
      value={course.unwrittenSettings.get(evaluation.id) ?? ''}
      options={OPTIONS}
      onChange={(next) =>
        change(unwrittenSettingChange(evaluation.id, parseSettledEssays(next)), {
          label: `essays left empty in ${evaluationName(evaluation)}`,
        })
      }
    />
  );
}
