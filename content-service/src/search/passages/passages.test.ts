import { describe, expect, test } from 'vitest';
import { analyseQuery } from '../text/analyse-query';
import { excerptOf } from './best-passage';
import { passagesOf } from './passages';

describe('passagesOf', () => {
  test('cuts at headings and at bold lines, and keeps them', () => {
    const html = `<p>Welcome.</p><h2>Rent &amp; deposit</h2><p>Ask <b>first</b>.</p><ul><li>One</li>
      <li>Two</li></ul><p><strong>Opening hours:</strong></p><p>9 to 5</p>`;
    expect(passagesOf(html)).toEqual([
      { heading: null, text: 'Welcome.' },
      { heading: 'Rent & deposit', text: 'Ask first.\nOne\nTwo' },
      { heading: 'Opening hours:', text: '9 to 5' },
    ]);
  });

  test('cuts long texts at the end of a block', () => {
    const paragraph = 'word '.repeat(80).trim();
    const passages = passagesOf(`<p>${paragraph}</p>`.repeat(5));
    expect(passages.map(({ text }) => text.split('\n').length)).toEqual([2, 2, 1]);
  });

  test('gives text, not HTML', () => {
    const html = '<style>p{}</style><script>alert(1)</script><p>1 &lt; 2 &#252;&#xfc; &amp;lt;</p>';
    expect(passagesOf(html)).toEqual([{ heading: null, text: '1 < 2 üü &lt;' }]);
  });

  test.each(['', '<p> </p>', '<h2>Only a heading</h2>'])('is none of %j', (html) => {
    expect(passagesOf(html)).toEqual([]);
  });
});

describe('excerptOf', () => {
  const totals = { documents: 100, averageLength: 50, documentsWith: () => 3 };
  const query = analyseQuery('Where do I pay the deposits?', 'en', () => false);
  const excerpt = (description: string, title = 'A flat') =>
    excerptOf({ title, description }, query, totals);

  test('reads the text in the language that it is indexed in', () => {
    const flats = { title: '', description: '<p>Wohnungen</p>' };
    const flat = analyseQuery('Wohnung', 'en', () => false);
    expect(excerptOf(flats, flat, totals).marks).toEqual([]);
    expect(excerptOf(flats, flat, totals, 'de').marks).toEqual(['Wohnungen']);
  });

  test('takes the passage with most of the words, and marks them as they are written', () => {
    const html = '<p>Come in.</p><h2>Deposit</h2><p>You are paying it on day one.</p>';
    expect(excerpt(html)).toEqual({
      passage: { heading: 'Deposit', text: 'You are paying it on day one.' },
      marks: ['Deposit', 'paying'],
    });
  });

  test('takes the beginning of a text without the words, and nothing of none', () => {
    expect(excerpt('<p>Come in.</p><h2>More</h2><p>Go on.</p>').passage?.text).toBe('Come in.');
    expect(excerpt('')).toEqual({ passage: null, marks: [] });
  });

  test('takes and marks the other words for a concept, those of several words together', () => {
    const phrase = { text: '', language: 'en' as const, weight: 0.5, share: 0.5 };
    const expanded = {
      ...analyseQuery('залог', 'ru', () => false),
      expansions: [
        {
          positions: [0],
          phrases: [
            { ...phrase, stems: ['deposit'] },
            { ...phrase, stems: ['secur', 'money'] },
          ],
        },
      ],
    };
    const html = '<p>Come in with money.</p><h2>More</h2><p>Your deposits are safe.</p>';
    expect(excerptOf({ title: 'A flat', description: html }, expanded, totals)).toEqual({
      passage: { heading: 'More', text: 'Your deposits are safe.' },
      marks: ['deposits'],
    });
  });
});
