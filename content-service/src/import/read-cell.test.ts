import { expect, test } from 'vitest';
import { cleanCell, readDescription, readYesOrNo } from './read-cell';

test.each([
  [' Tea house ', 'Tea house'],
  ["'+971 4 000 0000", '+971 4 000 0000'],
  ["'=1+1", '=1+1'],
  ['a\0b', 'ab'],
  ["'s-Hertogenbosch", "'s-Hertogenbosch"],
])('reads the cell %j as %j', (cell, text) => {
  expect(cleanCell(cell)).toBe(text);
});

test.each([
  ['Yes', true],
  ['نعم', true],
  ['हाँ', true],
  ['0', false],
  ['Нет', false],
  ['hayır', false],
  ['HAYIR', false],
  ['EVET', true],
  ['✓', true],
  ['-1', null],
  ['?', null],
  ['', null],
  ['maybe', null],
])('reads %j as %s', (text, answer) => {
  expect(readYesOrNo(text)).toBe(answer);
});

test('makes paragraphs of plain text', () => {
  expect(readDescription('Tea & bread <3\nevery day\n\n\nCome in.')).toBe(
    '<p>Tea &amp; bread &lt;3<br>every day</p>\n<p>Come in.</p>',
  );
  expect(readDescription('Tea \t\r\n  bread\u00a0\n \r\n Come in.')).toBe(
    '<p>Tea<br>bread</p>\n<p>Come in.</p>',
  );
});

test('takes no longer for many spaces than for other characters', () => {
  const text = `Tea${' '.repeat(200_000)}bread`;
  expect(readDescription(text)).toBe(`<p>${text}</p>`);
});

test('keeps HTML', () => {
  const html = '<h2>Tea</h2>\n\n<p>Every day</p>';
  expect(readDescription(html)).toBe(html);
});
