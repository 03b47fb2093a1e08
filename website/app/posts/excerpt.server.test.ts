import { describe, expect, it } from 'vitest';
import { excerptOf } from './excerpt.server.ts';
import type { UntrustedHtml } from './post.ts';

const excerpt = (html: string) => excerptOf(html as UntrustedHtml);
const graphemes = (text: string) => [...new Intl.Segmenter().segment(text)].length;

describe('excerptOf', () => {
  it('returns short text unchanged, without markup or entities', () => {
    expect(excerpt('<h2>Bread</h2><p>Tea &amp; <b>salt</b></p>')).toBe('Bread Tea & salt');
  });

  it('omits scripts and styles', () => {
    expect(excerpt('<p>a</p><script>alert(1)</script><style>p{}</style>')).toBe('a');
  });

  it("cuts at 150 characters, between words, and adds '...'", () => {
    const text = excerpt(`<p>${'word '.repeat(60)}</p>`);
    expect(text).toMatch(/word\.\.\.$/);
    expect(graphemes(text)).toBeLessThanOrEqual(153);
  });

  it.each([
    ['word. ', 'word...'],
    ['शब्द। ', 'शब्द...'],
    ['لفظ۔ ', 'لفظ...'],
  ])('has no further dots where a sentence ends: %s', (sentence, end) => {
    expect(
      excerpt(`<p>${sentence.repeat(60)}</p>`)
        .split(' ')
        .at(-1),
    ).toBe(end);
  });

  it('returns exactly 150 characters unchanged', () => {
    expect(excerpt('x'.repeat(150))).toBe('x'.repeat(150));
    expect(excerpt('x'.repeat(151))).toBe(`${'x'.repeat(150)}...`);
  });

  it('never cuts inside a grapheme', () => {
    const family = '👨‍👩‍👧';
    expect(excerpt(family.repeat(151))).toBe(`${family.repeat(150)}...`);
  });

  it('is the same for a long description and for its beginning', () => {
    const words = '<p>bread &amp; <b>salt</b>, </p>'.repeat(12);
    expect(excerpt(words + '<p>more</p>'.repeat(5000))).toBe(excerpt(words));
  });

  it('reads further if the beginning contains little text', () => {
    const picture = `<img alt="" src="data:image/png;base64,${'A'.repeat(5000)}">`;
    expect(excerpt(`${picture}<p>Bread</p>`)).toBe('Bread');
  });
});
