// The graders' comments to each student: to everyone for the first evaluation, and to some for the second, which is
// still being graded.

export const firstComments: Readonly<Record<string, string>> = {
  ada: 'A pleasure to read. On Socrates you separate what is permitted from what is admirable, which most people in the class ran together. On Hume, tell me more about what makes an explanation better than a habit: you are one sentence away from a really good point.',
  sodwyer:
    'Siobhán, this is rich and funny and about a third too long. Your skeptic is the best in my group. Next time, pick your two strongest reasons and let the others go. They were shading each other.',
  npavlid:
    'Solid work throughout. The discussion of Rosa is your best piece: the example of your own really does test the explanation. On the skeptic you assert that common sense wins where I wanted to hear why.',
  zhartm:
    'Excellent, and I noticed that you resolved the contradiction about certainty by thinking about it rather than by clicking. The essay on induction could be printed. One request: allow yourself an example now and then. Abstract nouns do not bleed.',
  tmokoe:
    'Clear and dignified writing. The example in your essay on what makes an action right is exactly the kind I was hoping for. Your answer to the skeptic stops just when it becomes interesting: which of the three lines do you reject?',
  mibarra:
    'María José, I enjoyed these very much. You are at your best when you let yourself disagree with your own first paragraph, as in the essay on commands. Watch the length: the middle of the piece on Socrates says the same thing twice.',
  tnguyen7:
    'Superb on knowledge and luck. You noticed that the question is not whether luck is involved but where. In the Socrates essay the strongest objection is the one about his sons, and you give it only half a line.',
  lwisn:
    'Everything here is right, and there is very little of it. When you write eight sentences, each of them has to answer an objection that you did not have room to state. Yours nearly do. Give me eight more next time.',
  mtsai:
    'Careful and honest work. You are always fair to the other side, sometimes fairer than to your own. On induction I would have liked to see you commit: what exactly is the good reason?',
  jlin22:
    'There are good ideas in here, and they were all written on the same evening. The answer on Rosa is original and I would like to see it argued. Start on the day the questions open and you will be surprised by what you think on the third day.',
  praghu:
    'Outstanding. Your reconstruction of the skeptic’s argument is more careful than the textbook’s. The one thing I miss is some sign of doubt: every objection is met in a sentence. Choose one and let it hurt.',
  ohaddad:
    'Good, thoughtful answers. In the essay on commands you take the hard option and do not run away from it, which I respect. The last paragraph on Hume needs a reason in place of the second example.',
  ecastel:
    'I can see from the history that you rewrote nearly everything, and it shows in the right way: the final version on Socrates knows what it wants to say. On the skeptic, you changed your answer and the essay has not quite caught up.',
  twhitf:
    'Tyrone, you have a voice, and I would rather read this than something smooth. But most of it is opinion without a reason behind it. Take one sentence of yours that starts with “everyone knows” and ask who might not. Two multiple-choice questions were left open and one essay is missing; that cost you points for nothing. Come and see me on Thursday?',
  abello:
    'Aisha, the doctor with the wrong chart is the best example anyone gave, and I have already stolen it for class. Your skeptic is consistent to the end. On Euthyphro, look again at the step from what people could accept to what is right.',
  sakers:
    'Short, dry and mostly correct. On Hume you state the circle better than anyone in my group. Then you stop. A reader who disagrees with you is left with nothing to hold on to. Say one thing to her.',
  hgoldf:
    'Lively and generous writing. One thing to look at: you deny that you know you have hands, and you also say that knowledge does not need certainty. The site has been telling you so for two weeks! Decide which of the two you can give up, because both essays are good and they cannot both be yours.',
  moliv:
    'What is here is promising, above all the example of the two mistakes that cancel. But there are gaps: some questions are not answered at all, and one essay ends in the middle of a sentence. You can clearly do this. Tell me if something is in the way.',
  ktanabe:
    'Beautifully exact. The essay on induction says in three paragraphs what I usually need an hour for. If I may ask for one thing: the objection that you choose is always one that you can answer.',
  bkess:
    'Brandon, I graded this twice to be sure that I was being fair. There are flashes (the remark about your uncle is a real objection in disguise), but most answers stop after the first thought, one is missing, and you have left a contradiction standing that you could have settled in a minute. Please read the rubric once and come to office hours.',
  fidrissi:
    'Very good work, and I am glad that the extra days helped. The essay on commands is the most searching in my group. On induction you side with Hume and then reassure us: decide whether we need reassuring.',
  goyela:
    'Grace, this is first-rate. You take the believer’s side on Euthyphro and find the version of it that can be defended. What you say about the command and the good coming apart deserves a longer paper. Keep it in mind for the final portfolio.',
  dvasil:
    'There is a sharp mind behind these sentences and it is in a hurry. The remark about dreams is a good one. Write it again with a capital letter at the beginning and a reason at the end.',
  cbeaum:
    'Chloé, thank you for these. You write well enough to persuade a reader of things that you have not yet argued, and I say this as a warning. The essay on induction was better after the due date than before it; I read both, but I could only grade one.',
  rdesh:
    'Written at speed and nevertheless very good, which is annoying for those of us who need a week. The essay on Rosa would be among the best in the class if it had a second draft. Give it one, for pleasure.',
  kredb:
    'Kayla, your essay on commands taught me something, and it did so with an example and not with a slogan. In the others you sometimes report what people think where I would like to know what you think.',
  mhollow:
    'A fair start. The delivery driver who is right by accident is a fine example, although it tells against your own answer about Rosa: look at it again. I have seen nothing from you since the second week of this part. Is everything all right?',
  nalsay:
    'Noor, I read the earlier draft as well as the final one. Changing sides after writing the opposite is the most philosophical thing that anyone did this month. The new essay on what makes an action right is good; the old one was good too, and now you know why it was wrong.',
  epruitt:
    'Ethan, I understand that you registered late, and I find no work from you yet. Your login is your netid. Please come and see me this week so that we can make a plan. I have not counted the open multiple-choice questions against you.',
  lferr:
    'Lucia, some of this reads like notes for an answer. Pick the one question that you find least silly, write half a page on it, and bring it to me. I think you will be surprised. Several questions were left open.',
};

export const secondComments: Readonly<Record<string, string>> = {
  ada: 'Your best work so far. The answer about the journey to Mars follows the argument to a place where you visibly do not want to go. On the telephones: what exactly has to stay the same for the pattern to be the same?',
  sodwyer:
    'Still long, and better! The letter to Elisabeth is a delight, and the passenger objection is met head on. You still owe her an answer about energy.',
  zhartm:
    'The blue banana is the hardest argument in this part and you handle it with complete assurance. On personal identity, “both” is a brave answer. I would like to know who pays the rent.',
  tmokoe:
    'You asked for more time and used it well. The letter is humane and clear. You also saw that she has a reply, which not everybody did.',
  mibarra:
    'The best paragraph is the one in which you imagine what Elisabeth would write back. The essay on Mary leans too much on the smell of the sea.',
  tnguyen7:
    'You changed your view of the mind in the middle of the section, and the second answer is written by someone who knows what the first one would reply. That is what this course is for.',
  lwisn: 'A little longer this time. Progress. What you say about the newborn is excellent.',
  mtsai:
    'Good and steady. On the telephones you say that the parts must be organized in the right way: what is the right way, and who decides?',
  abello:
    'Splendid. Your answer about the nation and its telephones made me change a slide. The identity essay ends where it should begin: what does matter, then?',
  fidrissi:
    'The paragraph about your name is worth more than the two arguments around it. Tie them together.',
  goyela:
    'Very strong on experience and explanation. You say that experience was what had to be explained in the first place: what would count as explaining it?',
  cbeaum:
    'Here the argument finally carries the prose and not the other way round. Bravo. The reply to the momentary Mary is thin, and you say so yourself.',
};
