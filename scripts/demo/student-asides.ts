// Remarks that only one student could have made, by username and question. They fit whatever stance is taken.

export const studentAsides: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ada: {
    why03:
      'I asked my grandmother this over the phone, and she said that she would have taken the deal and then talked to the pigeons, who at least do not vote.',
    mar02:
      'I am slightly color-blind, so I have some sympathy for Mary: people keep telling me that I am missing something and nobody has yet managed to tell me what.',
    per03: 'My photograph has me holding a live lobster, of which I also remember nothing.',
  },
  sodwyer: {
    why03:
      "My da was on a jury once and says the worst of it was how much everyone wanted to go home, which I can't stop thinking about when I read the vote.",
    min02:
      "Elisabeth ends one of the letters by complaining about her brother's lawsuit, and honestly that is when I started to trust her. I went back and read three more of them, which wasn't assigned, and what struck me is how ill she says she is: fevers, a dry cough, low spirits. Here's a woman with every reason to know that what happens in the body gets into the mind, asking a man who hardly seems to have one. He tells her to look at green things and think of nothing. I'd have written back too. So when I try to answer her I keep in mind that for her it isn't a puzzle but a diagnosis, and that an answer which only works for healthy people isn't an answer.",
  },
  npavlid: {
    why03:
      'My yiayia has a magnet of Socrates on the fridge, so I may not be entirely neutral about this.',
    kno03:
      'We had a stopped clock in our kitchen for six years and everybody simply knew to ignore it.',
  },
  zhartm: {
    ind02:
      'In the laboratory where I work on Fridays we are told to write down every failed run, which seems to me to be Hume applied to pipettes.',
    min05:
      'I wrote a small simulation of this with forty paper cups and my roommates, who were not in pain but were certainly annoyed.',
  },
  tmokoe: {
    eut03:
      'My pastor at home says that obedience is easy and that it is seeing which is hard, and I believe that this is the same point.',
    min02:
      'In my family we speak to those who have died, and no one has asked them by what mechanism they listen.',
  },
  mibarra: {
    eut02:
      'I talked about this with my mother, who lit a candle for me and then gave me a better argument than the one that I had.',
    sce02: 'I broke my wrist in March, and for six weeks I was very sure indeed that I had a hand.',
  },
  tnguyen7: {
    kno03:
      "I've started checking the second hand on every clock I walk past, which my friends find tiring.",
    mar02:
      "I learned to read in one language and to dream in another, so I don't trust anyone who says that knowing is all one thing.",
  },
  lwisn: { why03: 'Seventy is not old. My grandfather at seventy bought a motorcycle.' },
  mtsai: {
    ind02:
      'My father runs a small weather station, and he says that his forecasts are habits with decimals.',
    per03:
      'My parents moved house when I was four, so I have photographs of a room that I have only ever seen in photographs.',
  },
  jlin22: {
    sce02:
      "I'm writing this at one of those hours when the dream option doesn't seem that far off.",
  },
  praghu: {
    why03:
      'In the debating society one learns to argue for either side by lot, and I have come to regard this as the opposite of what Socrates was doing.',
    min02:
      'My aunt is an anesthetist, and she tells me that she switches the mind off every morning without knowing what it is. I asked her whether it ever fails to come back. She said that it always comes back, but that it comes back in pieces: first the breathing, then the hand that pulls at the tube, then a name, and quite late the person who is embarrassed about what the hand has done. I have thought about this more than about anything in the reading. If the mind were simply the activity of the brain, I should expect it to return as a lamp returns when the current does. If it were simply something else, I should expect it to be there all along and merely unable to report. What she describes is neither, and I confess that my own view has to be stretched in order to cover it.',
  },
  ohaddad: {
    eut02:
      "In the tradition I was raised in people argued about exactly this a thousand years ago, and it's comforting that they didn't finish either.",
    min02:
      "I fast one month a year, so I've had practice at noticing when the body isn't asking my opinion.",
  },
  ecastel: {
    why03:
      "I wrote this once the other way round and deleted it, so I don't think it is as obvious as the vote in class made it look.",
    per03:
      "I had a fever as a kid and lost most of a summer, and I've never felt that somebody else lived it.",
  },
  twhitf: { why03: 'My coach says you talk with your feet, so maybe Socrates could of done that.' },
  abello: {
    kno03:
      'I once got a correct diagnosis from a doctor who was reading the wrong chart, and I have never been so angry about being told the truth.',
    min05: 'My little brother asked whether the country would need to sleep, and I have no answer.',
  },
  sakers: {
    eut03: 'I grew up where hardly anyone is religious and bicycles are nevertheless returned.',
  },
  hgoldf: {
    eut03:
      "At our table on Friday nights you're allowed to disagree with anyone including the Almighty, as long as you pass the potatoes.",
    ind02:
      "My dog has been expecting a second breakfast for nine years and it hasn't come once, so habit isn't everything.",
  },
  moliv: {
    kno03:
      'I had a math test like that where two mistakes cancelled, got full points and understood nothing.',
  },
  ktanabe: {
    ind02:
      'Where my grandparents live the ground has moved twice in my lifetime, and they still set the table every evening.',
    min04: 'I have eaten octopus, and since this assignment I have stopped.',
  },
  bkess: { why03: 'no offense to socrates but he kind of sounds like my uncle at thanksgiving.' },
  fidrissi: {
    eut02:
      'My grandmother would say that the question is impolite, and I would not dare to tell her that impoliteness is not an objection.',
    per03: 'My first name was changed at a border office, and I can report that I survived it.',
  },
  goyela: {
    why03:
      'My mother left a country in which questions were dangerous, and so I do not find the example at all remote.',
    mar02:
      'I sing in a choir, and there are intervals that I could name for years before I could hear them.',
  },
  dvasil: { min04: 'my sister keeps snails. they do not look happy but who knows.' },
  cbeaum: {
    why03:
      'In French one says that somebody keeps the silence, as though it were a thing that could be dropped.',
    mar02:
      'I restore picture frames with my father, and he can tell two blacks apart that I cannot.',
  },
  rdesh: {
    ind02:
      "I do stats for the cricket club, and the one thing I've learned is that every streak looks like a law until Saturday.",
  },
  kredb: {
    eut02:
      "My auntie teaches our language on weekends, and in it you can't say 'right' without saying who you're right with.",
    per03:
      "In my family you're given a second name when you're grown, and nobody thinks the first child has died.",
  },
  mhollow: {
    kno03:
      'I drive for a delivery company and half of what I know about this city is true by accident.',
  },
  nalsay: {
    eut03:
      'I had written the opposite first and could not finish the last paragraph, which told me something.',
    sce02:
      'I asked three people in the library whether they were awake, and only one of them was sure.',
  },
  lferr: { why03: 'I did not understand why he had to be so rude to the jury tho.' },
};
