import { expect, it } from 'vitest';
import type { UntrustedHtml } from '../post.ts';
import { sanitize } from '../sanitize.server.ts';
import { markdownOf } from './markdown.server.ts';

const base = 'https://diyar.example/articles/tea';
const markdown = (html: string) => markdownOf(sanitize(html as UntrustedHtml), base);

it.each([
  ['headings', '<h2>First</h2><h3>Second</h3>', '## First\n\n### Second'],
  ['marks', '<p>A <strong>b </strong>c <em>d</em> <s>e</s></p>', 'A **b** c *d* ~~e~~'],
  ['breaks', '<p>one<br>two</p>', 'one\\\ntwo'],
  [
    'links',
    '<p><a href="/events/x?a=(1)">Go</a></p>',
    '[Go](https://diyar.example/events/x?a=%281%29)',
  ],
  ['places in the text', '<p><a href="#text-b">b</a></p>', `[b](${base}#text-b)`],
  ['telephone links', '<p><a href="tel:+971">call</a></p>', '[call](tel:+971)'],
  [
    'pictures',
    '<p><img src="https://m.example/a.jpg" alt="A [cat]"></p>',
    '![A \\[cat\\]](https://m.example/a.jpg)',
  ],
  ['lists', '<ul><li>a</li><li>b<ol start="3"><li>c</li></ol></li></ul>', '- a\n- b\n  3. c'],
  ['items of paragraphs', '<ul><li><p>a</p><p>b</p></li></ul>', '- a\n\n  b'],
  ['quotes', '<blockquote><p>a</p><p>b</p></blockquote>', '> a\n>\n> b'],
  ['code', '<p><code>a`b</code></p><pre>x\n```</pre>', '``a`b``\n\n````\nx\n```\n````'],
  ['folded parts', '<details><summary>More</summary><p>text</p></details>', '**More**\n\ntext'],
  [
    'figures',
    '<figure><img src="https://m.example/a.jpg" alt=""><figcaption>Tea</figcaption></figure>',
    '![](https://m.example/a.jpg)\n\n*Tea*',
  ],
  ['definitions', '<dl><dt>Fee</dt><dd>20</dd></dl>', '**Fee**\n\n20'],
])('writes %s', (_name, html, expected) => {
  expect(markdown(html)).toBe(expected);
});

it('writes tables with their links, headers and spans', () => {
  const html = `<div class="table"><table><caption>Fees</caption>
    <tr><th>What</th><th>AED</th></tr>
    <tr><td>a|b<br>c</td><td><a href="/x">5</a></td></tr><tr><td colspan="2">all</td></tr></table></div>`;
  expect(markdown(html)).toBe(
    [
      '**Fees**\n',
      '| What | AED |',
      '| --- | --- |',
      '| a\\|b<br>c | [5](https://diyar.example/x) |',
      '| all |  |',
    ].join('\n'),
  );
  const spanning =
    '<tr><td colspan="2">a</td><td>b</td></tr><tr><td>c</td><td>d</td><td>e</td></tr>';
  expect(markdown(`<table>${spanning}</table>`)).toContain('| a |  | b |\n| c | d | e |');
  expect(markdown('<table><tr><td>a</td></tr></table>')).toBe('|  |\n| --- |\n| a |');
});

it('shows text that looks like markup as it is', () => {
  expect(markdown('<p># a *b* [c](d) &lt;i&gt; &amp;amp; snake_case _x_</p>')).toBe(
    '\\# a \\*b\\* \\[c\\](d) \\<i\\> \\&amp; snake_case \\_x\\_',
  );
  expect(markdown('<p>1. no list</p><p>- nor here</p>')).toBe('1\\. no list\n\n\\- nor here');
});
