import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showComponent } from '../../../testing/show-component.tsx';
import { LoginInstructions } from './login-instructions.tsx';

test.each([
  ['a student', false, 'Email Immanuel Kant, who can reset it. Your answers won’t change.'],
  [
    'staff, who may be that instructor',
    true,
    'An instructor of this course can reset it. If you’re the only one, ask the person who runs this server.',
  ],
])(
  'USR-114 a forgotten password: %s is sent to someone who can help',
  (_, isForStaff, sentence) => {
    showComponent(<LoginInstructions instructor="Immanuel Kant" isForStaff={isForStaff} />, {
      address: '/phil-101',
      answers: {},
    });
    expect(screen.getByText(sentence)).toBeTruthy();
  },
);
