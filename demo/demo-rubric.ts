// The rubric of the demo course, in Markdown.

export const demoRubric = `
Each written answer is graded from 0 to 10. Length is not on this list.

| | 9–10 | 7–8 | 5–6 | below 5 |
|---|---|---|---|---|
| **Position** | The answer takes a stand, and says exactly which one | A stand is taken, but its limits are unclear | The stand has to be guessed | No stand, or a different question is answered |
| **Reasons** | The reasons would move someone who disagrees | Real reasons, with one gap | Mostly assertion or illustration | No reasons |
| **The other side** | The best objection is stated fairly and met | An objection is stated and answered quickly | A weak objection is chosen | No objection |
| **Clarity** | Every sentence does some work | Readable, with loose ends | Has to be read twice | Cannot be followed |

**From the questions to the grade.** The grade of an evaluation is the average of your written answers, times ten. From this we take 2 points for each multiple-choice question left open and 3 points for each contradiction left unresolved on the due date.

**Style.** Write as you would speak to an intelligent friend who has not taken the course. Use *I*. Use examples of your own. If a sentence would impress your friend but not inform her, leave it out.

**Sources.** You need none beyond the readings. If an idea or a phrase comes from somewhere else, say so in a few words; a name in parentheses is enough.
`.trim();
