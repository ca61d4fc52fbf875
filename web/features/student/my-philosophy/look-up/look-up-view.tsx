import { faqItems, rubricText } from '@elenchus/domain/screens/faq-items.ts';
import { MarkdownText } from '../../../../ui/markdown/markdown-text.tsx';
import { FaqList } from './faq-list.tsx';
import { GradesView } from '../grades/grades-view.tsx';
import type { PortalProps } from '../portal-props.ts';
import { ProgressCheck } from './progress-check.tsx';

interface LookUpViewProps extends PortalProps {
  readonly kind: 'faq' | 'rubric' | 'progress' | 'grades';
}

/** The student's reference pages: FAQ, rubric, progress, grades. */
export function LookUpView({ kind, ...props }: LookUpViewProps) {
  const { settings, faq } = props.course;
  switch (kind) {
    case 'faq':
      return <FaqList items={faqItems(faq, settings)} />;
    case 'rubric':
      return <MarkdownText text={rubricText(settings)} />;
    case 'progress':
      return <ProgressCheck {...props} />;
    case 'grades':
      return <GradesView {...props} />;
  }
}
