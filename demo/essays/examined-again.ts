// Passages for mea02: going back to the first question of the course.
import type { EssayBank, StanceTexts } from './essay-bank.ts';

const kept: StanceTexts = {
  openings: [
    `{I read my first answer|I went back to my first answer} {with some embarrassment|and blushed a little}. {The conclusion I would keep|What I concluded I still believe}. {The reasons I would throw out almost entirely|My reasons for it would nearly all have to go}.`,
    `{In the first week|Back in week one} I {agreed with Socrates|took Socrates' side} {because he sounded|since he sounded} {brave|impressive}. {I still agree|I agree with him still}, {but now|only now} {I would say|I'd say} {it is about|that it concerns} {something less grand|something smaller}: {not being a stranger|to avoid being a stranger} {to oneself|to yourself}.`,
  ],
  reasons: [
    `From the {section on knowledge|weeks on knowledge} {I take|I keep} {Rosa's clock|the example of Rosa's clock}. {She was right|Rosa was right} {by accident|through luck}, {and most of|and a great many of} {my own opinions|the opinions I came with} {were right or wrong|had been true or false} {in the same way|by the same sort of accident}. {To examine them|Examining them} {did not always|didn't always} {change them|alter them}. {It tied them down|But it tied them down}.`,
    `{The section on freedom|What we read on freedom} {adds another reason|gave me another reason}. {If being free|If freedom} {means acting|is acting} {for reasons|from reasons} {that are my own|I can call my own}, {then a person|somebody} {who never looks|who does not ever look} {at her reasons|at them} {does not know|cannot know} {whose they are|to whom they belong}. {They may be|Perhaps they are} {her mother's|her parents'}, {or an advertiser's|or those of some company}. {Examination is|To examine them is} {how they become hers|the way to make them hers}.`,
  ],
  objections: [
    `{Against this|On the other side} {I still hear|I can still hear} {the best objection|the strongest objection} {from the first week|we met in week one}: {there are good people|that there are good people} {who never|who do not ever} {examine anything|question anything}. {I would now say|Today I would say} {that their lives|their lives} {are good, and lucky|go well, by luck}, {the way|in the way that} {Rosa's belief|what Rosa believed} {is true|was true}.`,
  ],
  conclusions: [
    `{So my answer|My answer} {has not changed|is what it was}. {I have changed|But I am not what I was}. {I suppose that is what the course was for|Perhaps this is what an examined answer looks like}.`,
  ],
};

export const examinedAgain: EssayBank = {
  questionID: 'mea02',
  stanceOf: () => 'kept',
  stances: { kept },
};
