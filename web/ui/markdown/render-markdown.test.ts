import { expect, test } from 'vitest';
import { renderMarkdown } from './render-markdown.ts';

test.each([
  ['a heading goes below the heading of the page', '# One', '<h2>One</h2>'],
  ['whatever its own level is', '### Three', '<h2>Three</h2>'],
  ['lower headings follow', '## Two\n#### Four', '<h4>Four</h4>'],
  ['there is no seventh level', '# One\n###### Six', '<h6>Six</h6>'],
  ['HTML stays text', '<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
  ['a script address is no link', '[x](javascript:alert(1))', '<p>[x](javascript:alert(1))</p>'],
  ['nor in other letters', '[x](JaVaScRiPt:alert(1))', '<p>[x](JaVaScRiPt:alert(1))</p>'],
  ['nor with its letters as numbers', '[x](&#106;avascript:alert(1))', '<p>[x]('],
  ['nor as a reference', '[x][a]\n\n[a]: javascript:alert(1)', '<p>[x][a]</p>'],
  ['nor between brackets', '<javascript:alert(1)>', '&lt;javascript:alert(1)&gt;'],
  ['a page inside an address is no link', '[x](data:text/html,y)', '<p>[x](data:text/html,y)</p>'],
  ['nor a picture', '![x](data:image/png;base64,AAAA)', '<p>![x](data:image/png'],
  ['what starts another program is no link', '[x](ms-word:ofe|u|y)', '<p>[x](ms-word:'],
  ['nor what fetches files', '[x](ftp://a.edu/y)', '<p>[x]('],
  ['a place of this site is one', '[x](/phil?view=sched)', '<a href="/phil?view=sched"'],
  ['a site without its scheme is that site', '[x](www.a.edu/y)', '<a href="https://www.a.edu/y"'],
  ['a page beside this one stays that', '[x](notes.pdf)', '<a href="notes.pdf"'],
  ['an address of mail too', '[x](mailto:a@a.edu)', '<a href="mailto:a@a.edu"'],
  [
    'no host hides behind a backslash',
    '![x](/\\evil.example/p.png)',
    'src="/%5Cevil.example/p.png"',
  ],
  ['a link tells nobody where it came from', '[x](https://a.edu)', 'rel="noopener noreferrer"'],
  ['a table that may scroll has a name', '|A|B|\n|-|-|\n|1|2|', 'aria-label="Table" tabindex="0"'],
  ['the empty corner of a table heads nothing', '||B|\n|-|-|\n|1|2|', '<td></td>\n<th>B</th>'],
  [
    'a cell of a wide table knows its column',
    '||9 *to* 10|"7"|\n|-|-|-|\n|**Reasons**|Real|None|',
    '<td role="cell" data-column="9 to 10">Real</td>\n<td role="cell" data-column="&quot;7&quot;">None',
  ],
  [
    'a wide table stays a table where it is laid out as blocks',
    '|A|B|C|\n|-|-|-|\n|1|2|3|',
    '<table role="table">\n<thead role="rowgroup">\n<tr role="row">\n<th role="columnheader">A',
  ],
  ['a narrow table is left alone', '|A|B|\n|-|-|\n|1|2|', '<tr>\n<td>1</td>'],
  ['an address becomes a link', 'See https://a.edu.', '<a href="https://a.edu"'],
  [
    'a picture of this site shows',
    '![Plato](/assets/p.png)',
    '<img src="/assets/p.png" alt="Plato"',
  ],
  ['another picture is a link', '![Plato](https://a.edu/p.png)', '>Plato</a>'],
  ['quotes in its name stay inside', '![<">](//a.edu/p.png)', '>&lt;&quot;&gt;</a>'],
])('%s', (_name, text, expected) => {
  expect(renderMarkdown(text)).toContain(expected);
});
