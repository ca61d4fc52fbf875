// The course of the journeys: a description, a schedule with every kind of link, questions of every type.
import { designItem } from '@elenchus/domain/design/design-item.ts';
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';

const title = 'Introduction to Philosophy';

const description = `
Is there anything you could not be wrong about? In this course you will not be told the answers. You will be asked for **yours**, and then whether they fit together.

## How the course works

After each class new questions open under *My Philosophy*. What you are asked next depends on what you have answered.

1. Take an argument apart into premises and conclusion.
2. State a view that you reject so well that someone who holds it would thank you.

| Part | Question |
|---|---|
| Knowledge and Doubt | What can you know? |
| Mind and Body | What are you? |

> Office hours: after class. Bring a question; see [the library](https://library.example.edu/).

<script>document.title = 'broken'</script>
`.trim();

interface Day {
  readonly topic: string;
  readonly label: string;
  readonly date: string;
  readonly links?: readonly (readonly [kind: string, url: string, title?: string])[];
}

const plan: readonly { readonly section: string; readonly days: readonly Day[] }[] = [
  {
    section: 'Knowledge and Doubt',
    days: [
      {
        topic: 'Descartes’ first Meditation: dreams and demons',
        label: 'Wed, 9/2',
        date: '2026-09-02',
        links: [
          ['reading', 'https://texts.example.edu/descartes', 'Descartes, Meditations'],
          ['reading', 'https://texts.example.edu/elisabeth'],
          ['video', 'films.example.edu/doubt'],
        ],
      },
      {
        topic: 'What is knowledge? The stopped clock',
        label: 'Wed, 9/9',
        date: '2026-09-09',
        links: [
          ['lecturenotes', 'https://notes.example.edu/gettier'],
          ['html', 'https://encyclopedia.example.edu/knowledge'],
        ],
      },
    ],
  },
  {
    section: 'Mind and Body',
    days: [
      {
        topic: 'Princess Elisabeth’s question',
        label: 'Wed, 9/16',
        date: '2026-09-16',
        links: [['unheard-of', 'mailto:library@example.edu']],
      },
      {
        topic: 'The octopus and other minds',
        label: 'Wed, 9/23',
        date: '2026-09-23',
        links: [['html', 'not an address']],
      },
    ],
  },
  {
    section: 'Freedom and Responsibility',
    days: [{ topic: 'Could you have done otherwise?', label: '??', date: '??' }],
  },
];

/** The current day of the course: the first day of the second section. */
export const currentDay = 5;

/** Every item of the course. */
export function seededDesign(): readonly DesignItem[] {
  return [...settings(), ...schedule(), ...questions()];
}

function settings(): readonly DesignItem[] {
  return [
    designItem({ dataType: 'courseTitle', dataID: '0', dataText: title }),
    designItem({ dataType: 'courseDescription', dataID: '1', dataText: description }),
    on('hasCourseDescription'),
    on('hasSyllabus'),
    on('hasContradictionItems'),
    designItem({
      dataType: 'currentCourseDate',
      dataID: '1',
      dataText: 'Wed, 9/16',
      dataIndex: String(currentDay),
    }),
  ];
}

function on(dataType: string): DesignItem {
  return designItem({ dataType, dataID: '1', dataText: 'Yes' });
}

function schedule(): readonly DesignItem[] {
  let index = 0;
  return plan.flatMap(({ section, days }, part) => {
    index += 1;
    const head = designItem({
      dataType: 'sectionName',
      dataID: `part-${part + 1}`,
      dataText: section,
      dataIndex: String(index),
    });
    const rows = days.flatMap((day) => {
      index += 1;
      return itemsOfDay(day, index);
    });
    return [head, ...rows];
  });
}

function itemsOfDay({ topic, label, date, links = [] }: Day, index: number): DesignItem[] {
  const dataIndex = String(index);
  const dataID = `day-${index}`;
  return [
    designItem({ dataType: 'topic', dataID, dataText: topic, dataIndex, questionOptions: 'yes' }),
    designItem({
      dataType: 'courseDate',
      dataID: `date-${index}`,
      dataText: label,
      dataIndex,
      questionLogic: date,
    }),
    ...links.map(([kind, url, name = ''], at) =>
      designItem({
        dataType: 'syllabusLinkItem',
        dataID: `link-${index}-${at + 1}`,
        dataText: kind,
        questionOptions: name,
        questionLogic: url,
        questionType: dataID,
        dataIndex: String(at + 1),
      }),
    ),
  ];
}

function question(dataID: string, topic: string, fields: Partial<DesignItem>): DesignItem {
  return designItem({ dataType: 'question', dataID, questionCourseDate: topic, ...fields });
}

function questions(): readonly DesignItem[] {
  return [
    question('doubt', 'day-2', {
      dataIndex: '1',
      questionType: 'Radio',
      dataText: 'Could you be dreaming now?',
      questionOptions: 'Yes, and nothing could tell me otherwise.|||No.',
    }),
    question('dream', 'day-2', {
      dataIndex: '2',
      questionType: 'LongAnswer',
      dataText: 'You say that you might be dreaming.\nWhat, then, do you know about your room?',
      questionLogic: '(doubt, 1)',
    }),
    question('clock', 'day-3', {
      dataIndex: '1',
      questionType: 'Checkbox',
      dataText: 'What does knowledge need?',
      questionOptions: 'Truth|||Belief|||Good reasons|||Luck',
    }),
    question('union', 'day-5', {
      dataIndex: '1',
      questionType: 'LongAnswer',
      dataText: 'How could a mind without extension move a body?',
    }),
  ];
}
