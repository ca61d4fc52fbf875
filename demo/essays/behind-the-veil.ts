// Passages for jus01: sacrificing one for several, seen from behind the veil of ignorance.
import type { EssayBank, StanceTexts } from './essay-bank.ts';

const veiled: StanceTexts = {
  openings: [
    `{Behind the veil|From behind the veil} I {have five chances|would have five chances} {in six|out of six} {to be among|of being among} {the saved|those who are saved}. {So it looks|At first, then, it looks} {as if I should vote|as though I would vote} {for the rule|in favor of the rule} {that saves the five|that the five are saved}, {whoever I turn out to be|no matter who I am}.`,
    `{I thought the veil|Before writing this I thought the veil} {would support me|was on my side}. {Now I am|By now I am} {not so sure|less sure}. {It depends on|A lot turns on} {whether we choose|whether people behind it choose} {like gamblers|the way gamblers do} {or like people|or as people do} {who have to|who must} {live together afterwards|live with the result}.`,
  ],
  reasons: [
    `{If I only want|If all I want is} {the best odds|good odds}, {the rule to sacrifice|a rule that sacrifices} {one for five|the one} {is better|gives me the better chance}. {Everybody would agree|All of us would agree} {to it|on it} {in advance|beforehand}, {so when the lot|and so when the lot} {falls on me|falls on the one} {I cannot|there is no way to} {say it was unfair|complain about it}. {In a sense|In some sense} {the innocent man|the man on the bridge} {has agreed|gave his consent}.`,
    `+{Kant would answer|Kant's answer would be} that {what someone|what a person} {would have agreed to|might have signed} {under conditions|in a situation} {that never existed|which never obtained} {is not consent|isn't consent}. {The actual man|The real man on the bridge} {is asked nothing|was never asked}. {To treat him|To treat someone} {as an end|as an end in himself} {means that|is to make sure that} {he can share|he could share} {the purpose|the purpose of what is done} {with his own reason|by his own reasoning}, {here and now|now and not in a thought experiment}, and this man is {simply thrown|picked up and thrown}.`,
  ],
  objections: [
    `{It can be said|One may say} that {with hospitals|in the case of hospitals} {and vaccines|or vaccines} {we accept|we all accept} {rules that cost|policies that cost} {some lives|a few lives} {to save more|in order to save many}. {Yes|That's true}, {but there|but with these} {nobody is chosen|no one is selected} {as the victim|to be the victim}. {A risk|To run a risk} {spread over everyone|shared by all} {is different|is something different} {from a push|from being pushed}.`,
  ],
  conclusions: [
    `I end {with less confidence|with more doubts} {about my answer|about what I answered} {than when I gave it|than at the time}. {The veil tells me|What the veil tells me is} {what would be clever|which bet is clever}. {It does not|It doesn't} {tell me|say} {what I may do|what I am allowed to do} {to a stranger|to someone else}.`,
  ],
};

export const behindTheVeil: EssayBank = {
  questionID: 'jus01',
  stanceOf: () => 'veiled',
  stances: { veiled },
};
