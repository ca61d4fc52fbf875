// The schedule of the demo course: six sections, twenty-four class days, what to read and watch for each.

type LinkKind = 'reading' | 'video' | 'lecturenotes' | 'html';

interface OutlineDay {
  readonly title: string;
  readonly links: readonly (readonly [LinkKind, string])[];
}

interface OutlineSection {
  readonly id: string;
  readonly name: string;
  readonly days: readonly OutlineDay[];
}

const stanford = (entry: string): readonly [LinkKind, string] => [
  'html',
  `https://plato.stanford.edu/entries/${entry}/`,
];
const gutenberg = (book: number): readonly [LinkKind, string] => [
  'reading',
  `https://www.gutenberg.org/ebooks/${book}`,
];
const chapter = (number: number): readonly [LinkKind, string] => [
  'lecturenotes',
  `https://openstax.org/books/introduction-philosophy/pages/${number}-introduction`,
];
const encyclopedia = (entry: string): readonly [LinkKind, string] => [
  'html',
  `https://iep.utm.edu/${entry}/`,
];
const shortFilms: readonly [LinkKind, string] = ['video', 'https://www.wi-phi.com/'];
const deathLectures: readonly [LinkKind, string] = ['video', 'https://oyc.yale.edu/death/phil-176'];
const humanNatureLectures: readonly [LinkKind, string] = [
  'video',
  'https://oyc.yale.edu/philosophy-and-science-human-nature/phil-181',
];

export const courseOutline: readonly OutlineSection[] = [
  {
    id: 'reason1',
    name: 'The Examined Life',
    days: [
      {
        title: 'Why philosophy? Socrates on trial',
        links: [gutenberg(1656), stanford('socrates'), chapter(1)],
      },
      {
        title: 'Arguments: validity and soundness',
        links: [encyclopedia('val-snd'), chapter(5), shortFilms],
      },
      {
        title: 'Euthyphro: is it right because it is commanded?',
        links: [gutenberg(1642), stanford('voluntarism-theological')],
      },
    ],
  },
  {
    id: 'knowing',
    name: 'Knowledge and Doubt',
    days: [
      {
        title: 'Descartes’ first Meditation: dreams and demons',
        links: [
          ['reading', 'https://www.earlymoderntexts.com/authors/descartes'],
          stanford('descartes-epistemology'),
        ],
      },
      {
        title: 'What is knowledge? The stopped clock',
        links: [stanford('knowledge-analysis'), encyclopedia('gettier'), chapter(7)],
      },
      {
        title: 'Here is one hand: answering the skeptic',
        links: [stanford('moore'), stanford('skepticism')],
      },
      {
        title: 'Hume: will the sun rise tomorrow?',
        links: [gutenberg(9662), stanford('induction-problem'), gutenberg(5827)],
      },
    ],
  },
  {
    id: 'mindbod',
    name: 'Mind and Body',
    days: [
      {
        title: 'Princess Elisabeth writes to Descartes',
        links: [
          ['reading', 'https://www.earlymoderntexts.com/authors/elisabeth'],
          stanford('elisabeth-bohemia'),
          stanford('dualism'),
        ],
      },
      {
        title: 'Minds as brains, minds as programs',
        links: [stanford('mind-identity'), stanford('functionalism'), chapter(6)],
      },
      { title: 'What Mary did not know', links: [stanford('qualia-knowledge'), shortFilms] },
      {
        title: 'Machines, octopuses and other minds',
        links: [stanford('turing-test'), stanford('chinese-room')],
      },
      {
        title: 'Personal identity: the journey to Mars',
        links: [gutenberg(10615), stanford('identity-personal'), deathLectures],
      },
    ],
  },
  {
    id: 'freedom',
    name: 'Freedom and Responsibility',
    days: [
      {
        title: 'Is the future already fixed?',
        links: [stanford('determinism-causal'), stanford('freewill')],
      },
      {
        title: 'Freedom without alternatives?',
        links: [stanford('compatibilism'), gutenberg(9662)],
      },
      { title: 'Luck and blame', links: [stanford('moral-luck'), gutenberg(8438)] },
      {
        title: 'What could justify punishment?',
        links: [stanford('legal-punishment'), humanNatureLectures],
      },
    ],
  },
  {
    id: 'ethics5',
    name: 'Right and Wrong',
    days: [
      {
        title: 'Mill and the greatest happiness',
        links: [gutenberg(11224), stanford('utilitarianism-history'), chapter(9)],
      },
      {
        title: 'Kant: persons are not things',
        links: [gutenberg(5682), stanford('kant-moral')],
      },
      {
        title: 'Trolleys, surgeons and doing harm',
        links: [stanford('doing-allowing'), stanford('double-effect'), shortFilms],
      },
      {
        title: 'Justice behind a veil of ignorance',
        links: [stanford('original-position'), chapter(11)],
      },
      {
        title: 'Is morality only a matter of where you were born?',
        links: [stanford('moral-relativism'), chapter(8)],
      },
    ],
  },
  {
    id: 'meaning',
    name: 'Meaning and Mortality',
    days: [
      {
        title: 'The experience machine and the good life',
        links: [stanford('well-being'), gutenberg(45109)],
      },
      { title: 'Is death bad for the one who dies?', links: [gutenberg(785), deathLectures] },
      {
        title: 'The examined life, examined again',
        links: [stanford('life-meaning'), gutenberg(2680)],
      },
    ],
  },
];

/** The whole schedule as one list of class days, each with its section and its 1-based number. */
export const classDays = courseOutline
  .flatMap((section) => section.days.map((day) => ({ section, day })))
  .map(({ section, day }, position) => ({ number: position + 1, section, ...day }));
