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
