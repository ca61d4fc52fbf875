// The questions of students of the demo course about their grades, the graders' answers, and an announcement.

interface DemoMessage {
  readonly author: string;
  /** Days and minutes of the day after the day of the hand-back. */
  readonly day: number;
  readonly minutes: number;
  readonly text: string;
  /** How much the grader raised the grade with this message. */
  readonly raises?: number;
}

interface DemoGradeQuestion {
  readonly username: string;
  readonly questionID: string;
  readonly messages: readonly [DemoMessage, ...DemoMessage[]];
}

/** All of them are about the evaluation that was handed back. */
export const gradeQuestions: readonly DemoGradeQuestion[] = [
  {
    username: 'ada',
    questionID: 'ind02',
    messages: [
      {
        author: 'ada',
        day: 1,
        minutes: 1214,
        text: 'Thank you for the comments! You say that I’m one sentence away from a good point about explanations. Is that why this answer has a lower grade than the others, or is it because I don’t get out of Hume’s circle?',
      },
      {
        author: 'theo',
        day: 2,
        minutes: 632,
        text: 'It’s the missing sentence. Nobody gets out of the circle, and you say so honestly. What I’d like to know is why an explanation is a better reason than a habit. Write that sentence for the final portfolio and show it to me. The grade stays as it is for now.',
      },
    ],
  },
  {
    username: 'ohaddad',
    questionID: 'ind02',
    messages: [
      {
        author: 'ohaddad',
        day: 1,
        minutes: 1300,
        text: 'You write that the last paragraph needs a reason in place of the second example. But I agree with Hume that there is no reason. The stairs are there to show how a habit can be right without one. Should I have said that?',
      },
      {
        author: 'theo',
        day: 3,
        minutes: 1145,
        text: 'Yes, and now that you have said it I see that the stairs do more than I gave them credit for: your foot was wrong in the dark, so a habit can be mistaken, and that is what you need. I was too quick with this one. I’ve raised the grade by half a point.',
        raises: 0.5,
      },
    ],
  },
  {
    username: 'npavlid',
    questionID: 'sce02',
    messages: [
      {
        author: 'npavlid',
        day: 5,
        minutes: 1285,
        text: 'You say that I only assert that common sense wins. I thought that I gave a reason: I’m more sure of my hands than I am of line 2. Doesn’t every argument have to start from what we’re more sure of?',
      },
    ],
  },
];

export const demoAnnouncement = {
  daysAgo: 3,
  minutes: 550,
  title: 'Office hours, and how to read for next week',
  text: 'My office hours this week are on Friday from 2 to 4, in the usual room. Bring one paragraph that you’re not happy with.\n\nThe reading on *freedom without alternatives* is short and hard. Read it twice, slowly, and write down the first sentence that you don’t believe. We’ll begin the class with these sentences.',
} as const;
