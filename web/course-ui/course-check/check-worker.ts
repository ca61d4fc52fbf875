// The thread that checks the course, so that typing never waits for it.
import { attemptLogic } from '@elenchus/domain/course-check/attempted-logic.ts';
import { reportOf } from '@elenchus/domain/course-check/check-report.ts';
import {
  checkCourse,
  witnessOf,
  type CourseCheck,
} from '@elenchus/domain/course-check/course-check.ts';
import { checkPersonas } from '@elenchus/domain/logic/solver/check-personas.ts';
import { fullestAnswers } from '@elenchus/domain/logic/solver/fullest-answers.ts';
import { findPersonas } from '@elenchus/domain/logic/solver/personas.ts';
import type { CourseContent } from '@elenchus/domain/visibility/released-course.ts';
import type { CheckAnswers, CheckKind, CheckReply, CheckRequest } from './check-messages.ts';

let latest: CourseCheck | null = null;
let latestContent: CourseContent | null = null;

function answerTo(request: CheckRequest): CheckAnswers[CheckKind] {
  switch (request.kind) {
    case 'check': {
      const { content, personas } = request.question;
      latest = checkCourse(content);
      latestContent = content;
      const brokenPersonas = checkPersonas(latest.course.graph, personas);
      return { ...reportOf(latest, content), brokenPersonas };
    }
    case 'witness': {
      const { subject, wanted } = request.question;
      return (latest && witnessOf(latest, subject, wanted)) ?? null;
    }
    case 'attempt': {
      const { subject, logic } = request.question;
      return latestContent && attemptLogic(latestContent, subject, logic);
    }
    case 'personas':
      return latest && findPersonas(latest.truths);
    case 'fullest':
      return latest && fullestAnswers(latest.truths, request.question.questionIds);
  }
}

addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  const { id } = data;
  let reply: CheckReply;
  try {
    reply = { id, isOk: true, answer: answerTo(data) };
  } catch (error) {
    reply = { id, isOk: false, message: error instanceof Error ? error.message : String(error) };
  }
  postMessage(reply);
});
