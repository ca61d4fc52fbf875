// Passages for eth03: the principle behind the answers about the trolley.
import type { EssayBank, StanceTexts } from './essay-bank.ts';

const numbers: StanceTexts = {
  openings: [
    `{I would turn the trolley, and I would push|I turn the trolley, and I push too}. {My principle is short|The principle is short}: {when somebody must die|if a death cannot be avoided}, {let it be as few|see that it is as few} {as possible|people as possible}.`,
  ],
  reasons: [
    `{The five on the track have mothers too|Each of the five has a mother too}. {If I let them die|Were I to let them die} {to keep my hands clean|so that my hands stay clean}, {I have put|I would be putting} {my own conscience|the comfort of my conscience} {above four lives|ahead of four lives}. {That seems to me|This strikes me as} {a kind of vanity|vain}. {I know that|I know} {pushing feels worse|it feels worse to push}. {But the five|But the ones on the track} {do not care|could not care less} {how it feels to me|about my feelings}.`,
  ],
  objections: [
    `{My new case is|As a new case I take} {a surgeon|the surgeon} {with five patients|who has five dying patients} {and one healthy visitor|and a healthy visitor}. {By my principle|On my principle} {she should|it looks as if she should} {cut him up|use his organs}. {I don't want|I do not want} {to say that|that result}. {I can say|What I can say is} {that hospitals|hospitals} {where this happens|like that} {would soon be empty|would be avoided}, {so it would cost more lives than it saves|and so they would cost lives}, {but I notice|yet I notice} {that this is not|it isn't} {my real reason|the real reason} {for being horrified|for my horror}.`,
  ],
  conclusions: [
    `{So I keep|I keep} {the principle|my principle} {with a bad feeling|uneasily}, {and with|and have} {a question|one question}: {is the feeling|is that feeling} {evidence|a kind of evidence}, {or just|or only} {a habit|squeamishness}?`,
  ],
};

const persons: StanceTexts = {
  openings: [
    `{The numbers are|The numbers may be} {the same in both cases|equal}, {and my answers|but my answers} {are not|differ}. {What separates them|The difference}, I think, {is what the one person|lies in what the one person} {is to me|is for me}: {on the side track|beside the track} {he is in the way|he happens to stand there}, {on the bridge|while on the bridge} {he is my tool|I use him as a tool}.`,
  ],
  reasons: [
    `+{Here is the principle|The principle I propose is this}: {it may be permitted to redirect|one may sometimes redirect} {a harm that already exists|an existing threat} {so that fewer suffer it|so that it meets fewer people}, {but never make|but one may never make} {a person's body|someone's body} {the means|a means} {to an end|to an end} {he does not share|that is not his}. {If the man on the side track|If by a miracle the man on the side track} {jumps clear|leaps aside}, {my plan still works|I am delighted and the plan succeeds}. If the man on the bridge {escapes|gets away}, {my plan is ruined|the plan fails}: {I needed him|I needed his body} {to be hit|there}.`,
  ],
  objections: [
    `{My test case is a loop|To test this I imagine a loop}: {the side track|suppose the side track} {leads back|runs back} {to the five|to the five people}, {and only the weight|so that only the weight} {of the one person|of the one} {stops the trolley|brings the trolley to a halt}. {Now turning it|Then to turn it} {does use him|is to use him}. {My principle forbids it|By my principle that is forbidden}. {But it feels|Yet it feels} {almost the same|nearly the same} {as the first case|as turning it in the first story}. {Either my feeling|Either the feeling} {or my principle|or the principle} {is not quite right|needs work}.`,
  ],
  conclusions: [
    `{I would rather|I prefer to} {have a principle|keep a principle} {that fits most cases|which fits nearly all cases} {and admit the rest|and confess the rest} than give up {the thought|the idea} that {people are not building material|a human being is no mere material}.`,
  ],
};

export const trolleyPrinciple: EssayBank = {
  questionID: 'eth03',
  stanceOf: (chosen) => (chosen('eth02') === '1' ? 'numbers' : 'persons'),
  stances: { numbers, persons },
};
