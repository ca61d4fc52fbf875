// Values that are counted over a whole class are stored where they can be read without reading the texts.

import type { Migration } from './migration.ts';

export const answersCounted: Migration = {
  version: 6,
  name: 'answers counted without their texts',
  statements: [
    `alter table answers add column chosen text collate "C"`,
    `update answers set chosen = case
        when question_answer <> '' and length(question_answer) <= 400 then question_answer
        when question_answer = '' and length(question_essay_answer) <= 40 then question_essay_answer
        else '' end
      where question_answer <> '' or question_essay_answer <> ''`,
    `create index answers_chosen on answers (course, question_id, chosen)`,
    `drop index answers_words`,
    `create index answers_words on answers (course, username_key, words) where words > 0`,
  ],
};
