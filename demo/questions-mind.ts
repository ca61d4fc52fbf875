// Section 3 of the demo course: Mind and Body (class days 8 to 12).
import { checkbox, contradiction, essay, radio } from './demo-question.ts';

export const mindQuestions = [
  radio('min01', 8, 'Is your mind something over and above your brain and body?', [
    'Yes. My mind is a thing that is not physical.',
    'No. My mind is nothing over and above something physical.',
    'In part. I am one physical thing, but my experiences are not physical properties.',
  ]),
  essay(
    'min02',
    8,
    'Princess Elisabeth asks Descartes how a soul that is not extended, and so cannot push or touch anything, can make a body move.\n\nYou hold that there is something about you that is not physical. Answer Elisabeth.',
    { logic: '(Dualism)' },
  ),
  radio(
    'min03',
    9,
    'You said that the mind is nothing over and above something physical. Which of these comes closer to your view of pain?',
    [
      'Pain is a certain kind of state of the brain, as water is H₂O.',
      'Pain is whatever does the job of pain: caused by injury, causing distress and avoidance. In us the brain does that job.',
    ],
    { logic: '(Physicalism)' },
  ),
  essay(
    'min04',
    9,
    'You said that pain is a kind of brain state. An octopus has a nervous system built quite differently from ours; it may have no state of that kind at all. Yet when it is hurt it guards the wound, learns, and avoids.\n\nCan the octopus be in pain? Explain how your view should answer, and whether the answer is a reason to give it up.',
    { logic: '(Physicalism) & (min03, 1)' },
  ),
  essay(
    'min05',
    9,
    'You said that pain is whatever does the job of pain. Suppose that the population of a large country is given telephones and rules, and that together they do for a robot exactly what your nerve cells do for you.\n\nIs the robot in pain when it is struck? Explain how your view should answer, and whether the answer is a reason to give it up.',
    { logic: '(Functionalism)' },
  ),
  radio(
    'mar01',
    10,
    'Mary has spent her life in a black-and-white room and has learned there every physical fact about color vision. One day she walks out and sees a ripe tomato. What happens?',
    [
      'She learns a new fact: what it is like to see red.',
      'She gains a new ability, to imagine and recognize red, but learns no new fact.',
      'If she really knew everything physical, she learns nothing at all.',
    ],
  ),
  essay(
    'mar02',
    10,
    'Defend your answer about Mary against the strongest objection that you can think of. What, if anything, does the story show about whether everything is physical?',
    { logic: '(mar01, 1) ∨ (mar01, 2) ∨ (mar01, 3)' },
  ),
  contradiction(
    'con02',
    10,
    'You say that your mind is nothing over and above something physical. But you also say that Mary, who knew every physical fact, learned a new fact when she saw red. If there was a fact that she lacked, then not every fact is physical.',
    '(Physicalism) & (mar01, 1)',
  ),
  checkbox('mac02', 11, 'Which of these could be in pain? Choose as many as you like.', [
    'Another person',
    'A dog',
    'An octopus',
    'A robot that runs the right program',
    'A colony of bees, as one being',
  ]),
  contradiction(
    'con03',
    11,
    'You say that pain is a kind of brain state, as water is H₂O. But you also say that a robot which runs the right program could be in pain. A robot has no brain states. Something without H₂O is not water, however well it fills the glass.',
    '(Physicalism) & (min03, 1) & (mac02, 4)',
  ),
  radio(
    'per01',
    12,
    'A machine scans every atom of you, destroys your body painlessly, and builds an exact copy on Mars a moment later. The copy remembers everything that you remember. Do you survive the journey?',
    ['Yes. I wake up on Mars.', 'No. I die, and somebody like me wakes up on Mars.'],
  ),
  radio(
    'per02',
    12,
    'You said that you wake up on Mars. Now suppose that the machine builds the copy but fails to destroy the body on Earth. Which one is you?',
    [
      'The person on Earth',
      'The person on Mars',
      'Both of them',
      'There is no answer; being the same person is not what matters.',
    ],
    { logic: '(per01, 1)' },
  ),
  essay(
    'per03',
    12,
    'What makes you today the same person as the child in your earliest photograph? Use your answers about the journey to Mars, and say what your view implies for someone who has lost all memory.',
    { logic: '(per01, 2) ∨ (per02, 1) ∨ (per02, 2) ∨ (per02, 3) ∨ (per02, 4)' },
  ),
];
