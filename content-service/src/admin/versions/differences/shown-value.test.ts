// @vitest-environment jsdom
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { catalogue, type Say } from '../texts/desk-texts';
import { shownValue } from './shown-value';
import { textOfHtml } from './text-of-html';

const say: Say = (key) => catalogue.en?.[key] ?? '';
const shown = {
  say,
  intl: createIntl({ locale: 'en-GB', timeZone: 'Asia/Dubai' }),
  labelOf: (part: string) => `<${part}>`,
};

test.each([
  [null, 'empty'],
  ['', 'empty'],
  [[], 'empty'],
  [true, 'Yes'],
  [false, 'No'],
  [0, '0'],
  [1450.5, '1,450.5'],
  [25.276987, '25.276987'],
  ['2026-05-01T14:00:00.000Z', '1 May 2026, 18:00 GST'],
  ['Dubai', 'Dubai'],
  [['menu.png', 'inside.png'], 'menu.png · inside.png'],
  [{ phone: '+971 50 1234567', email: null, languages: '' }, '<phone>: +971 50 1234567'],
  [{ phone: null }, 'empty'],
])('shows %o as "%s"', (value, expected) => {
  expect(shownValue(value, shown)).toBe(expected);
});

test('takes the words out of HTML, line by line', () => {
  const html =
    '<h2>Prices</h2><p>Tea <b>and</b>\n coffee.</p><ul><li>One</li><li>Two</li></ul>' +
    '<table><caption>Rooms</caption><tr><th>Bed</th><td>450</td></tr></table>';
  expect(textOfHtml(html)).toBe('Prices\nTea and coffee.\nOne\nTwo\nRooms\nBed 450');
});

test('says where links lead and which pictures there are, if asked', () => {
  const html =
    '<p>Write to <a href="https://wa.me/971500000001">Najma</a>.</p><img src="/uploads/sea.webp" alt="Sea">';
  expect(textOfHtml(html, { withAddresses: true })).toBe(
    'Write to Najma (https://wa.me/971500000001).\n(Sea sea.webp)',
  );
});
