import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ErrorBoundary } from './error-boundary.tsx';

/** The text that is shown after something inside has thrown. */
function brokenMarkup(isWholePage: boolean, error: unknown = new Error('broken')): string {
  const boundary = new ErrorBoundary({ place: 'here', isWholePage, children: null });
  boundary.state = { ...boundary.state, ...ErrorBoundary.getDerivedStateFromError(error) };
  return renderToStaticMarkup(boundary.render());
}

test('a page that broke as a whole has a main part with a heading, and two ways on', () => {
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/.exec(brokenMarkup(true)) ?? [];
  expect(main).toMatch(/<h1[^>]*>Couldn’t show this page\.<\/h1>/);
  expect(main).toContain('Reload the page');
  expect(main).toMatch(/<a [^>]*href="\/"[^>]*>Go to the home page/);
});

test('a broken view is shown in the frame of its page', () => {
  const markup = brokenMarkup(false);
  expect(markup).not.toContain('<main');
  expect(markup).toContain('Couldn’t show this page.');
});

test.each([
  new TypeError('Failed to fetch dynamically imported module: /assets/x.js'),
  new Error('Unable to preload CSS for /assets/x.css'),
])('a view without its files says that what was typed is kept: %s', (unfetched) => {
  expect(brokenMarkup(false, unfetched)).toContain('What you typed is kept on this device');
});

test('a view that broke promises nothing about a connection', () => {
  expect(brokenMarkup(false)).not.toContain('kept on this device');
});
