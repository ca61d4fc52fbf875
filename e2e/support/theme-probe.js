// Runs in the page under test, after axe and page-probe.js. Adds rules to axe, so that one run looks at the names of
// all controls and at the colors of both themes. Most of a run goes into reading the page, which is the same for all.
// Plain JavaScript, not TypeScript: the test reads this file as text and the page runs that text as it is.
/* oxlint-disable no-underscore-dangle -- axe has no other way to forget what it has read */

/** A color on its way to another one is not meant to be read. */
function showTheme(theme) {
  document.documentElement.dataset.theme = theme;
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish();
  }
}

/** Axe keeps the colors that it has read with its nodes. Everything else about them is the same in both themes. */
function forgetColors(nodes) {
  for (const node of nodes) {
    delete node._stackingContext;
    const { _cache: known } = node;
    delete known.getBackgroundColor;
    for (const key of Object.keys(known)) if (key.startsWith('computedStyle_')) delete known[key];
    forgetColors(node.children);
  }
}

const tags = ['both-themes'];

/** A rule that always passes: axe runs the rules one after another, so this is done between two of them. */
const step = (id, run) => ({
  rule: { id, tags, selector: '*', matches: (node) => node === stage(), any: [id] },
  check: {
    id,
    evaluate: () => {
      run();
      return true;
    },
  },
});

const steps = [
  step('look-at-names', () => {
    globalThis.pageProbe.namesFound = globalThis.pageProbe.names();
  }),
  step('show-dark', () => {
    showTheme('dark');
    forgetColors(axe._tree);
  }),
  step('show-light', () => showTheme('light')),
];

/** A rule of axe once more, for the dark theme. */
const inDark = (id, rule) => ({ ...rule, id: `dark ${id}`, tags, excludeHidden: false });
const [lookAtNames, showDark, showLight] = steps.map(({ rule }) => rule);

axe.configure({
  checks: steps.map(({ check }) => check),
  rules: [
    lookAtNames,
    showDark,
    inDark('color-contrast', { matches: 'color-contrast-matches', any: ['color-contrast'] }),
    inDark('link-in-text-block', {
      selector: 'a[href], [role=link]',
      matches: 'link-in-text-block-matches',
      any: ['link-in-text-block', 'link-in-text-block-style'],
    }),
    showLight,
  ],
});
