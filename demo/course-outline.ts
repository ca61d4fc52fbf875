// The schedule of the demo course: six sections, twenty-four class days, and things to read and watch for each.

type LinkKind = 'reading' | 'video' | 'lecturenotes' | 'html';

/** Kind, address, title; without a title the schedule shows the host. */
type OutlineLink = readonly [kind: LinkKind, url: string, title?: string];

interface OutlineDay {
  readonly title: string;
  readonly links: readonly OutlineLink[];
}

interface OutlineSection {
  readonly id: string;
  readonly name: string;
  readonly days: readonly OutlineDay[];
}

const stanford = (entry: string, title: string): OutlineLink => [
  'html',
  `https://plato.stanford.edu/entries/${entry}/`,
  `Stanford Encyclopedia: ${title}`,
];
const gutenberg = (book: number, title: string): OutlineLink => [
  'reading',
  `https://www.gutenberg.org/ebooks/${book}`,
  title,
];
const chapter = (number: number): OutlineLink => [
  'lecturenotes',
  `https://openstax.org/books/introduction-philosophy/pages/${number}-introduction`,
  `Introduction to Philosophy, chapter ${number}`,
];
const encyclopedia = (entry: string, title: string): OutlineLink => [
  'html',
  `https://iep.utm.edu/${entry}/`,
  `Internet Encyclopedia: ${title}`,
];
const shortFilms: OutlineLink = ['video', 'https://www.wi-phi.com/'];
const deathLectures: OutlineLink = [
  'video',
  'https://oyc.yale.edu/death/phil-176',
  'Shelly Kagan, Death',
];
const humanNatureLectures: OutlineLink = [
  'video',
  'https://oyc.yale.edu/philosophy-and-science-human-nature/phil-181',
  'Tamar Gendler, Human Nature',
];

export const courseOutline: readonly OutlineSection[] = [
  {
    id: 'reason1',
    name: 'The Examined Life',
    days: [
      {
        title: 'Why philosophy? Socrates on trial',
        links: [gutenberg(1656, 'Plato, Apology'), stanford('socrates', 'Socrates'), chapter(1)],
      },
      {
        title: 'Arguments: validity and soundness',
        links: [encyclopedia('val-snd', 'Validity and Soundness'), chapter(5), shortFilms],
      },
      {
        title: 'Euthyphro: is it right because it is commanded?',
        links: [
          gutenberg(1642, 'Plato, Euthyphro'),
          stanford('voluntarism-theological', 'Theological Voluntarism'),
        ],
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
          [
            'reading',
            'https://www.earlymoderntexts.com/authors/descartes',
            'Descartes, Meditations',
          ],
          stanford('descartes-epistemology', 'Descartes’ Epistemology'),
        ],
      },
      {
        title: 'What is knowledge? The stopped clock',
        links: [
          stanford('knowledge-analysis', 'The Analysis of Knowledge'),
          encyclopedia('gettier', 'Gettier Problems'),
          chapter(7),
        ],
      },
      {
        title: 'Here is one hand: answering the skeptic',
        links: [stanford('moore', 'G. E. Moore'), stanford('skepticism', 'Skepticism')],
      },
      {
        title: 'Hume: will the sun rise tomorrow?',
        links: [
          gutenberg(9662, 'Hume, Enquiry Concerning Human Understanding'),
          stanford('induction-problem', 'The Problem of Induction'),
          gutenberg(5827, 'Russell, The Problems of Philosophy'),
        ],
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
          [
            'reading',
            'https://www.earlymoderntexts.com/authors/elisabeth',
            'Elisabeth and Descartes, Letters',
          ],
          stanford('elisabeth-bohemia', 'Elisabeth of Bohemia'),
          stanford('dualism', 'Dualism'),
        ],
      },
      {
        title: 'Minds as brains, minds as programs',
        links: [
          stanford('mind-identity', 'Mind/Brain Identity'),
          stanford('functionalism', 'Functionalism'),
          chapter(6),
        ],
      },
      {
        title: 'What Mary did not know',
        links: [stanford('qualia-knowledge', 'The Knowledge Argument'), shortFilms],
      },
      {
        title: 'Machines, octopuses and other minds',
        links: [
          stanford('turing-test', 'The Turing Test'),
          stanford('chinese-room', 'The Chinese Room'),
        ],
      },
      {
        title: 'Personal identity: the journey to Mars',
        links: [
          gutenberg(10615, 'Locke, Essay Concerning Human Understanding'),
          stanford('identity-personal', 'Personal Identity'),
          deathLectures,
        ],
      },
    ],
  },
  {
    id: 'freedom',
    name: 'Freedom and Responsibility',
    days: [
      {
        title: 'Is the future already fixed?',
        links: [
          stanford('determinism-causal', 'Causal Determinism'),
          stanford('freewill', 'Free Will'),
        ],
      },
      {
        title: 'Freedom without alternatives?',
        links: [
          stanford('compatibilism', 'Compatibilism'),
          gutenberg(9662, 'Hume, Enquiry Concerning Human Understanding'),
        ],
      },
      {
        title: 'Luck and blame',
        links: [
          stanford('moral-luck', 'Moral Luck'),
          gutenberg(8438, 'Aristotle, Nicomachean Ethics'),
        ],
      },
      {
        title: 'What could justify punishment?',
        links: [stanford('legal-punishment', 'Legal Punishment'), humanNatureLectures],
      },
    ],
  },
  {
    id: 'ethics5',
    name: 'Right and Wrong',
    days: [
      {
        title: 'Mill and the greatest happiness',
        links: [
          gutenberg(11224, 'Mill, Utilitarianism'),
          stanford('utilitarianism-history', 'History of Utilitarianism'),
          chapter(9),
        ],
      },
      {
        title: 'Kant: persons are not things',
        links: [
          gutenberg(5682, 'Kant, Groundwork of the Metaphysic of Morals'),
          stanford('kant-moral', 'Kant’s Moral Philosophy'),
        ],
      },
      {
        title: 'Trolleys, surgeons and doing harm',
        links: [
          stanford('doing-allowing', 'Doing and Allowing Harm'),
          stanford('double-effect', 'Double Effect'),
          shortFilms,
        ],
      },
      {
        title: 'Justice behind a veil of ignorance',
        links: [stanford('original-position', 'The Original Position'), chapter(11)],
      },
      {
        title: 'Is morality only a matter of where you were born?',
        links: [stanford('moral-relativism', 'Moral Relativism'), chapter(8)],
      },
    ],
  },
  {
    id: 'meaning',
    name: 'Meaning and Mortality',
    days: [
      {
        title: 'The experience machine and the good life',
        links: [stanford('well-being', 'Well-Being'), gutenberg(45109, 'Epictetus, Enchiridion')],
      },
      {
        title: 'Is death bad for the one who dies?',
        links: [gutenberg(785, 'Lucretius, On the Nature of Things'), deathLectures],
      },
      {
        title: 'The examined life, examined again',
        links: [
          stanford('life-meaning', 'The Meaning of Life'),
          gutenberg(2680, 'Marcus Aurelius, Meditations'),
        ],
      },
    ],
  },
];

/** The whole schedule as one list of class days, each with its section and its 1-based number. */
export const classDays = courseOutline
  .flatMap((section) => section.days.map((day) => ({ section, day })))
  .map(({ section, day }, index) => ({ number: index + 1, section, ...day }));
