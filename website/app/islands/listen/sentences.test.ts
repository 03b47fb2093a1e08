// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { sentencesOf } from './sentences.ts';

function read(html: string) {
  const root = document.createElement('div');
  root.innerHTML = html;
  return sentencesOf(root, 'en');
}

it.each([
  ['<p>Line one<br>Line two</p>', ['Line one', 'Line two']],
  ['<p>Room 12<br />\n04 123 4567</p>', ['Room 12', '0 4  1 2 3  4 5 6 7']],
  ['<p><b>Police<br></b>999</p><p>Open</p>', ['Police', '999', 'Open']],
  ['One<br><br>two', ['One', 'two']],
  ['<p>Pay <b>monthly</b>. Ask.</p>', ['Pay monthly.', 'Ask.']],
])('reads what line breaks separate apart: %s', (html, spoken) => {
  expect(read(html).map((sentence) => sentence.spoken)).toEqual(spoken);
});

it('marks a line without the one before', () => {
  expect(read('<p>Line one<br>Line two</p>').map(({ range }) => String(range))).toEqual([
    'Line one',
    'Line two',
  ]);
});
