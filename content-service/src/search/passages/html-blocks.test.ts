import { describe, expect, it } from 'vitest';
import { htmlBlocks } from './html-blocks';

const headings = (html: string) =>
  htmlBlocks(html).flatMap(({ text, isHeading }) => (isHeading ? [text] : []));

describe('htmlBlocks', () => {
  it.each([
    ['<h3>a</h3><p>b</p>', ['a']],
    ['<p><strong>a</strong></p>', ['a']],
    ['<p><em><b>a</b></em>:</p>', ['a:']],
    ['<p><strong>a</strong><strong></strong></p>', ['a']],
    ['<p><b><strong>a</strong></b></p>', ['a']],
    ['<p>b<strong><br></strong><strong>a</strong></p>', ['a']],
    ['<p><strong>a</strong> b</p>', []],
    ['<p>a <strong>b</strong></p>', []],
    ['<p><strong>a</strong> <strong>b</strong></p>', []],
    ['<p><strong>a</p>', []],
    [`<p><strong>${'a'.repeat(121)}</strong></p>`, []],
  ])('reads the headings of %s', (html, expected) => {
    expect(headings(html)).toEqual(expected);
  });

  it('joins the cells of a row, none of which is a heading', () => {
    const table =
      '<table><thead><tr><th>Cut</th><th></th><th>Price</th></tr></thead>' +
      '<tr><td><strong>Children</strong></td><td><p>from 4</p><p>to 12</p></td></tr></table><p>b</p>';
    expect(htmlBlocks(table)).toEqual([
      { text: 'Cut · Price', isHeading: false, isListed: true },
      { text: 'Children · from 4 · to 12', isHeading: false, isListed: true },
      { text: 'b', isHeading: false, isListed: false },
    ]);
  });

  it('takes items of a list in a cell for blocks of their own', () => {
    const table = '<table><tr><td>a<ul><li>b</li><li>c</li></ul></td></tr></table>';
    expect(htmlBlocks(table).map(({ text }) => text)).toEqual(['a', 'b', 'c']);
  });

  it('leaves out scripts and comments, closed or not', () => {
    const texts = (html: string) => htmlBlocks(html).map(({ text }) => text);
    expect(texts('<p>a</p><script>b</script><!-- c --><p>d</p>')).toEqual(['a', 'd']);
    expect(texts('<p>a</p><!-- b')).toEqual(['a']);
    expect(texts('<p>a</p><style>b')).toEqual(['a']);
  });

  it.each(['<', '<a ', '<!--', '<script>', '<p ', '<b>', '<b'])(
    'takes no longer than its length for %s again and again',
    (piece) => {
      const blocks = htmlBlocks(`<p>a</p>${piece.repeat(100_000)}`);
      expect(blocks[0]).toMatchObject({ text: 'a' });
    },
  );
});
