import { expect, it } from 'vitest';
import { blocksToHtml } from './blocks';

const text = (words: string, marks = {}) => ({ type: 'text', text: words, ...marks });

it('writes blocks as HTML', () => {
  expect(
    blocksToHtml([
      { type: 'heading', level: 3, children: [text('Head')] },
      { type: 'list', format: 'ordered', children: [{ type: 'list-item', children: [text('1')] }] },
      { type: 'paragraph', children: [text('a', { bold: true, italic: true }), text('\nb')] },
      { type: 'paragraph', children: [{ type: 'link', url: '/a?b&c', children: [text('go')] }] },
      { type: 'image', image: { url: '/a.png', alternativeText: 'Say "hi"' } },
      { type: 'callout', children: [text('kept')] },
      null,
    ]),
  ).toBe(
    '<h3>Head</h3><ol><li>1</li></ol><p><strong><em>a</em></strong><br>b</p>' +
      '<p><a href="/a?b&amp;c">go</a></p>' +
      '<figure><img src="/a.png" alt="Say &quot;hi&quot;"></figure><p>kept</p>',
  );
});
