import { expect, test } from 'vitest';
import { paths, placeAt } from './paths.ts';

test.each([
  ['/', { screen: 'welcome' }],
  ['/phil-101', { screen: 'course', courseID: 'phil-101' }],
  ['/phil-101/', { screen: 'course', courseID: 'phil-101' }],
  ['/caf%C3%A9', { screen: 'course', courseID: 'café' }],
  ['/phil-101/pdf', { screen: 'pdf', courseID: 'phil-101' }],
  ['/phil-101/pdf/', { screen: 'pdf', courseID: 'phil-101' }],
  ['/pdf', { screen: 'course', courseID: 'pdf' }],
  ['/api/pdf', { screen: 'not-found' }],
  ['/phil-101/pdfs', { screen: 'not-found' }],
  ['/phil-101/design', { screen: 'design', courseID: 'phil-101' }],
  ['/phil-101/grading/', { screen: 'grading', courseID: 'phil-101' }],
  ['/design', { screen: 'course', courseID: 'design' }],
  ['/admin/design', { screen: 'not-found' }],
  ['/admin', { screen: 'admin' }],
  ['/Admin/', { screen: 'admin' }],
  ['/Assets/', { screen: 'not-found' }],
  ['//', { screen: 'not-found' }],
  ['/%E0%A4%A', { screen: 'not-found' }],
])('%s', (pathname, place) => {
  expect(placeAt(pathname)).toEqual(place);
});

test('the address of a view can be read by people and back by the browser', () => {
  const address = new URL(paths.courseView('phil-101', 'section:a b&c'), 'http://example.edu');
  expect(address.href).toBe('http://example.edu/phil-101?view=section:a%20b%26c');
  expect(address.searchParams.get('view')).toBe('section:a b&c');
});
