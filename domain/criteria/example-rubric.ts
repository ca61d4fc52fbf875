// A short rubric that shows how a table with points is written (CRT-26).

export const EXAMPLE_RUBRIC = `| Criterion | Excellent (5) | Good (3) | Not yet (1) |
|---|---|---|---|
| Argument | Answers objections | Gives reasons | Only claims |
| Clarity | Easy to follow | Mostly clear | Hard to follow |
`;
