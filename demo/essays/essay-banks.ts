// All essay questions of the demo course with passages, from which the large made-up course puts its essays together.
import { aDecisionOfMine } from './a-decision-of-mine.ts';
import { behindTheVeil } from './behind-the-veil.ts';
import { commandAndCruelty } from './command-and-cruelty.ts';
import type { EssayBank } from './essay-bank.ts';
import { examinedAgain } from './examined-again.ts';
import { hereIsOneHand } from './here-is-one-hand.ts';
import { journeyToMars } from './journey-to-mars.ts';
import { letterToElisabeth } from './letter-to-elisabeth.ts';
import { nationOfNerves } from './nation-of-nerves.ts';
import { octopusPain } from './octopus-pain.ts';
import { socratesSilence } from './socrates-silence.ts';
import { stoppedClock } from './stopped-clock.ts';
import { trolleyPrinciple } from './trolley-principle.ts';
import { whatMakesItRight } from './what-makes-it-right.ts';
import { whatMaryLearned } from './what-mary-learned.ts';
import { willTheSunRise } from './will-the-sun-rise.ts';

const banks: readonly EssayBank[] = [
  socratesSilence,
  commandAndCruelty,
  whatMakesItRight,
  stoppedClock,
  hereIsOneHand,
  willTheSunRise,
  letterToElisabeth,
  octopusPain,
  nationOfNerves,
  whatMaryLearned,
  journeyToMars,
  aDecisionOfMine,
  trolleyPrinciple,
  behindTheVeil,
  examinedAgain,
];

/** The passages for each essay question, by its ID. */
export const essayBanks: ReadonlyMap<string, EssayBank> = new Map(
  banks.map((bank) => [bank.questionID, bank]),
);
