import { describe, expect, it } from 'vitest';
import { blocksToHtml } from './blocks.ts';

const text = (value: string, marks = {}) => ({ type: 'text', text: value, ...marks });

describe('blocksToHtml', () => {
  it('writes paragraphs, headings, quotations and code', () => {
    expect(
      blocksToHtml([
        { type: 'heading', level: 3, children: [text('Rent & bills')] },
        { type: 'paragraph', children: [text('a '), text('b', { bold: true, italic: true })] },
        { type: 'quote', children: [text('c', { underline: true, strikethrough: true })] },
        { type: 'code', language: 'plaintext', children: [text('x < y\n  z')] },
        { type: 'paragraph', children: [text('d\ne', { code: true })] },
      ]),
    ).toBe(
      '<h3>Rent &amp; bills</h3><p>a <strong><em>b</em></strong></p>' +
        '<blockquote><p><u><s>c</s></u></p></blockquote><pre><code>x &lt; y\n  z</code></pre>' +
        '<p><code>d<br>e</code></p>',
    );
  });

  it('writes lists, and lists inside lists', () => {
    const item = (value: string) => ({ type: 'list-item', children: [text(value)] });
    const inner = { type: 'list', format: 'unordered', children: [item('b')] };
    expect(blocksToHtml([{ type: 'list', format: 'ordered', children: [item('a'), inner] }])).toBe(
      '<ol><li>a</li><ul><li>b</li></ul></ol>',
    );
  });

  it('writes links', () => {
    const link = { type: 'link', url: '/events?a=1&b="', children: [text('Events')] };
    expect(blocksToHtml([{ type: 'paragraph', children: [text(''), link] }])).toBe(
      '<p><a href="/events?a=1&amp;b=&quot;">Events</a></p>',
    );
  });

  it('writes pictures with size, files and caption', () => {
    const image = {
      ...{ url: '/uploads/a.webp', alternativeText: 'Bread "now"', caption: 'At six' },
      ...{ width: 1200, height: 600 },
      formats: {
        small: { url: '/uploads/s.webp', width: 500, height: 250 },
        thumbnail: { url: '/uploads/t.webp', width: 200, height: 100 },
        broken: null,
      },
    };
    expect(blocksToHtml([{ type: 'image', image, children: [text('')] }])).toBe(
      '<figure><img src="/uploads/a.webp" alt="Bread &quot;now&quot;" width="1200" height="600" ' +
        'srcset="/uploads/s.webp 500w, /uploads/a.webp 1200w"><figcaption>At six</figcaption></figure>',
    );
    expect(blocksToHtml([{ type: 'image', image: { url: '/a.png' } }])).toBe(
      '<figure><img src="/a.png" alt=""></figure>',
    );
  });

  it('writes the text of blocks that it does not know, and nothing for what is none', () => {
    expect(blocksToHtml([{ type: 'callout', children: [text('a')] }, text('b')])).toBe('<p>a</p>b');
    expect(blocksToHtml([null, 7, { type: 'image' }, { type: 'paragraph', children: 'x' }])).toBe(
      '<p></p>',
    );
  });
});
