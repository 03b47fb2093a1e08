import { describe, expect, test } from 'vitest';
import { analyseQuery } from '../text/analyse-query';
import { excerptsFor } from './excerpt';
import { passagesOf } from './passages';

describe('passagesOf', () => {
  test('cuts at headings and at bold lines, and keeps them', () => {
    const html = `<p>Welcome.</p><h2>Rent &amp; deposit</h2><p>Ask <b>first</b>.</p><ul><li>One</li>
      <li>Two</li></ul><p><strong>Opening hours:</strong></p><p>9 to 5</p>`;
    expect(passagesOf(html)).toEqual([
      { heading: null, text: 'Welcome.', proseText: 'Welcome.' },
      { heading: 'Rent & deposit', text: 'Ask first.\nOne\nTwo', proseText: 'Ask first.' },
      { heading: 'Opening hours:', text: '9 to 5', proseText: '' },
    ]);
  });

  test('cuts long texts at the end of a block', () => {
    const paragraph = 'word '.repeat(80).trim();
    const passages = passagesOf(`<p>${paragraph}</p>`.repeat(5));
    expect(passages.map(({ text }) => text.split('\n').length)).toEqual([2, 2, 1]);
  });

  test('gives text, not HTML', () => {
    const html = '<style>p{}</style><script>alert(1)</script><p>1 &lt; 2 &#252;&#xfc; &amp;lt;</p>';
    expect(passagesOf(html)).toMatchObject([{ heading: null, text: '1 < 2 üü &lt;' }]);
  });

  test.each(['', '<p> </p>', '<h2>Only a heading</h2>'])('is none of %j', (html) => {
    expect(passagesOf(html)).toEqual([]);
  });
});

describe('excerptsFor', () => {
  const totals = { documents: 100, averageLength: 50, documentsWith: () => 3 };
  const query = analyseQuery('Where do I pay the deposits?', 'en', () => false);
  const excerpt = (description: string, title = 'A flat') =>
    excerptsFor(query, totals)({ title, description });

  test('reads the text in the language that it is indexed in', () => {
    const flats = { title: '', description: '<p>Wohnungen</p>' };
    const flat = analyseQuery('Wohnung', 'en', () => false);
    expect(excerptsFor(flat, totals)(flats).marks).toEqual([]);
    expect(excerptsFor(flat, totals)(flats, 'de').marks).toEqual(['Wohnungen']);
  });

  test('takes the passage with most of the words, and marks them as they are written', () => {
    const html = '<p>Come in.</p><h2>Deposit</h2><p>You are paying it on day one.</p>';
    expect(excerpt(html)).toEqual({
      passage: { heading: 'Deposit', text: 'You are paying it on day one.', prose: true },
      marks: ['Deposit', 'paying'],
    });
  });

  test('takes the beginning of a text without the words, and nothing of none', () => {
    expect(excerpt('<p>Come in.</p><h2>More</h2><p>Go on.</p>').passage?.text).toBe('Come in.');
    expect(excerpt('')).toEqual({ passage: null, marks: [] });
  });

  const list = '<ul><li>Deposit: 300</li><li>Paying late: 20</li></ul>';
  const sentence = '<h2>Rules</h2><p>Deposits are for paying repairs.</p>';

  test.each([
    ['a list', list],
    ['a table', '<table><tr><td>Deposit</td><td>300</td></tr></table>'],
    ['lines of a price list', '<p>Deposit: AED 300<br>Paying late: AED 20</p>'],
    ['a row of prices', '<p>Deposit AED 300, paying late AED 20, and the keys AED 50.</p>'],
    ['a list after a sentence without the words', `<p>This is what we ask for:</p>${list}`],
    ['a list of sentences', '<ol><li>Pay the deposit.</li><li>Sign.</li></ol>'],
  ])('does not call %s prose', (_, html) => {
    expect(excerpt(html).passage?.prose).toBe(false);
  });

  test('calls running text prose, with a list below it and in any script', () => {
    expect(excerpt(`<p>We ask for a deposit. You are paying it once.</p>${list}`).passage).toEqual({
      heading: null,
      text: 'We ask for a deposit. You are paying it once.\nDeposit: 300\nPaying late: 20',
      prose: true,
    });
    expect(excerpt('<p>آپ deposit ادا کریں۔</p>').passage?.prose).toBe(true);
  });

  test('takes running text rather than a list that holds the same words', () => {
    expect(excerpt(list + sentence).passage).toMatchObject({ heading: 'Rules', prose: true });
    expect(excerpt(sentence + list).passage).toMatchObject({ heading: 'Rules', prose: true });
  });

  test('takes a list that holds more of the words, and does not call it prose', () => {
    const less = '<h2>Rules</h2><p>Deposits are for repairs.</p>';
    expect(excerpt(list + less).passage).toMatchObject({ heading: null, prose: false });
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
    expect(excerptsFor(expanded, totals)({ title: 'A flat', description: html })).toEqual({
      passage: { heading: 'More', text: 'Your deposits are safe.', prose: true },
      marks: ['deposits'],
    });
  });

  test('marks the words of a phrase only where they stand together', () => {
    const golden = { text: '', language: 'ar' as const, weight: 0.5, share: 0.5 };
    const expanded = {
      ...analyseQuery('golden visa', 'en', () => false),
      expansions: [{ positions: [0, 1], phrases: [{ ...golden, stems: ['اقام', 'ذهب'] }] }],
    };
    const marksIn = (description: string) =>
      excerptsFor(expanded, totals)({ title: '', description }, 'ar').marks;
    expect(marksIn('<p>سألت عن الإقامة الذهبية.</p>')).toEqual(['الإقامة', 'الذهبية']);
    expect(marksIn('<p>ذهبت أمس إلى المكتب لأسأل عن موعد من أجل الإقامة.</p>')).toEqual([]);
  });
});
