// Ties the answers on the screen to the queue that saves them.
import { useCallback, useEffect, useRef } from 'react';
import type { Answer } from '@elenchus/domain/answers/answer.ts';
import { isChoice } from '@elenchus/domain/questions/question-type.ts';
import type { AnswerSheet } from '../../../../course-ui/questions/answer-sheet.ts';
import { shownAnswers, type AnswerQueue } from '../../../../saving/answers/answer-queue.ts';

/** What the page does with an answer: applies it immediately, keeps it on the device, and sends it. */
export function useSavedSheet(sheet: AnswerSheet, queue: AnswerQueue): (answer: Answer) => void {
  const isOwnEdit = useRef(false);
  useEffect(
    () =>
      queue.subscribe(() => {
        // What was typed here is on the sheet already; going through all answers at every key would be a waste.
        if (!isOwnEdit.current) sheet.receive(shownAnswers(queue.state()));
      }),
    [sheet, queue],
  );
  return useCallback(
    (answer: Answer) => {
      const { questionID, questionAnswer, questionEssayAnswer } = answer;
      isOwnEdit.current = true;
      // First to the queue: whatever happens on the screen, the text is on its way to the device.
      const question = sheet.shown().course.questionById.get(questionID);
      const options = question && isChoice(question.type) ? question.options : undefined;
      queue.editAnswer(questionID, { questionAnswer, questionEssayAnswer }, options);
      isOwnEdit.current = false;
      sheet.change(answer);
    },
    [sheet, queue],
  );
}
