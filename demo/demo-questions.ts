// All questions of the demo course in the order of the class days.
import type { DemoQuestion } from './demo-question.ts';
import { ethicsQuestions } from './questions-ethics.ts';
import { freedomQuestions } from './questions-freedom.ts';
import { knowledgeQuestions } from './questions-knowledge.ts';
import { meaningQuestions } from './questions-meaning.ts';
import { mindQuestions } from './questions-mind.ts';
import { reasonQuestions } from './questions-reason.ts';

export const demoQuestions: readonly DemoQuestion[] = [
  ...reasonQuestions,
  ...knowledgeQuestions,
  ...mindQuestions,
  ...freedomQuestions,
  ...ethicsQuestions,
  ...meaningQuestions,
];
