// Every essay of the demo course, by username and question ID. A question that is not there was left unanswered.
import { adaFairweather } from './student-essays/ada-fairweather.ts';
import { aishaBelloGrant } from './student-essays/aisha-bello-grant.ts';
import { brandonKessler } from './student-essays/brandon-kessler.ts';
import { chloeBeaumontRay } from './student-essays/chloe-beaumont-ray.ts';
import { dmitriVasiliev } from './student-essays/dmitri-vasiliev.ts';
import { emilyCastellano } from './student-essays/emily-castellano.ts';
import { fatimaZahraIdrissi } from './student-essays/fatima-zahra-idrissi.ts';
import { graceOyelaran } from './student-essays/grace-oyelaran.ts';
import { hannahGoldfarb } from './student-essays/hannah-goldfarb.ts';
import { jiahaoLin } from './student-essays/jiahao-lin.ts';
import { kaylaRedbird } from './student-essays/kayla-redbird.ts';
import { keikoTanabe } from './student-essays/keiko-tanabe.ts';
import { luciaFerrante } from './student-essays/lucia-ferrante.ts';
import { lukaszWisniewski } from './student-essays/lukasz-wisniewski.ts';
import { marcusHollowayJones } from './student-essays/marcus-holloway-jones.ts';
import { mariaJoseIbarra } from './student-essays/maria-jose-ibarra.ts';
import { mateusOliveira } from './student-essays/mateus-oliveira.ts';
import { meilingTsai } from './student-essays/meiling-tsai.ts';
import { nguyenThuHa } from './student-essays/nguyen-thu-ha.ts';
import { nikosPavlides } from './student-essays/nikos-pavlides.ts';
import { noorAlSayegh } from './student-essays/noor-al-sayegh.ts';
import { omarHaddad } from './student-essays/omar-haddad.ts';
import { priyaRaghunathan } from './student-essays/priya-raghunathan.ts';
import { rohanDeshmukh } from './student-essays/rohan-deshmukh.ts';
import { siobhanODwyer } from './student-essays/siobhan-odwyer.ts';
import { svenAkerstrom } from './student-essays/sven-akerstrom.ts';
import { thaboMokoena } from './student-essays/thabo-mokoena.ts';
import { tyroneWhitfield } from './student-essays/tyrone-whitfield.ts';
import { zoeHartmann } from './student-essays/zoe-hartmann.ts';

type StudentEssays = Readonly<Record<string, string>>;

// Ethan Pruitt (epruitt) has never logged in.
export const essaysByStudent: Readonly<Record<string, StudentEssays>> = {
  ada: adaFairweather,
  sodwyer: siobhanODwyer,
  npavlid: nikosPavlides,
  zhartm: zoeHartmann,
  tmokoe: thaboMokoena,
  mibarra: mariaJoseIbarra,
  tnguyen7: nguyenThuHa,
  lwisn: lukaszWisniewski,
  mtsai: meilingTsai,
  jlin22: jiahaoLin,
  praghu: priyaRaghunathan,
  ohaddad: omarHaddad,
  ecastel: emilyCastellano,
  twhitf: tyroneWhitfield,
  abello: aishaBelloGrant,
  sakers: svenAkerstrom,
  hgoldf: hannahGoldfarb,
  moliv: mateusOliveira,
  ktanabe: keikoTanabe,
  bkess: brandonKessler,
  fidrissi: fatimaZahraIdrissi,
  goyela: graceOyelaran,
  dvasil: dmitriVasiliev,
  cbeaum: chloeBeaumontRay,
  rdesh: rohanDeshmukh,
  kredb: kaylaRedbird,
  mhollow: marcusHollowayJones,
  nalsay: noorAlSayegh,
  lferr: luciaFerrante,
};
