// The essays of Tyrone Whitfield: a voice of his own, in a hurry, with opinions where reasons should be.
import { handsCopy } from './planted-copies.ts';

export const tyroneWhitfield = {
  why03: `Take the deal. Everyone knows you can't do nothing when your dead. I get that he had his pride and all but at some point you got to think about the people who depend on you and he had kids.

My coach says you talk with your feet, so maybe Socrates could of done that. Just live right and let people see it. You don't need to be up in everyones face asking questions to be a good example. Some of the best guys on our team barely say a word.

People who disagree would say he was standing up for what he believed in and that takes guts. It does. But theres brave and theres stubborn and I think he was more on the stubborn side.`,
  eut02: `If God commanded it then its right, thats what I said and I'm not going to change it just because the question got weird. God wouldn't command cruelty though. Everyone knows that's not how God is. So its kind of a trick question.

But if he did, like for real, I guess I'd have to say it would be right and we would just see it different than we do now. Abraham was told to do something that looks cruel and he was ready to do it. Can I live with it? I can because I trust God more then I trust me. My grandma would say who are you to put God in a essay.`,
  kno03: `Yes she knows. She looked at the clock and it said 9:20 and it was 9:20, I don't know what else you want from her. If you got the right answer you got the right answer, the scoreboard don't ask how.

Like in basketball if the ball bounces off the backboard some crazy way and goes in its still two points. Nobody takes it off because you wasn't aiming at the backboard. Thats my second example.`,
  sce02: `I can rule it out because I'm awake, everyone knows when there awake. When you dream its blurry and stuff jumps around.

${handsCopy.copy}

So number 2 is wrong. Also if it was a dream then the guy making the argument is in my dream too and I don't got to listen to him.`,
  min02: `Dear Princess Elisabeth, how the soul moves the body is something I think about when I play. When your in the zone your not thinking "ok left foot now right foot." Your mind just goes and the body goes with it. If you stop and think about it you mess up. So I think the soul and the body are like teammates who been playing together so long they don't got to call for the ball. You want to know how it pushes but it don't push. It's more like timing. I hope that helps. Tyrone W.`,
  mar02: `Mary definitely learns something. You can watch all the film you want on a team but when you get out there on the court its different, there bigger and its loud and you can't hear your own bench. Thats what red is for her. All the film in the world dont tell you what it's like.

The strongest objection would be that she did know it cause the question says she knows everything. But it says she knows everything physical, so the part she didn't know was the part that's not`,
  per03: `In my first picture I'm in the hospital with a blue hat on and a tag on my foot that says WHITFIELD BOY, they hadn't even named me yet. So I'm the same person as somebody who didn't have a name. I think its the soul that makes you the same because everything else changed, I was 6 pounds and now I'm 190.

That's why I said you die on the way to Mars. They can build the body but they cant build the soul. Only God does that. So whoever that is up there hes going to look like me and play like me but hes going to be empty, or he's going to be some new guy.

If somebody lost all there memory they still have there soul so its still them. My great grandmother don't know nobody anymore but everyone knows its still her. You wouldn't go in there and call her a different name. I guess someone could say how do you know she still has it if you can't see it. You can't see it on me either.`,
} as const;
