import { expect, test } from 'vitest';
import { countLetters, mainScript, scriptsOf } from '#text/scripts';

test.each([
  ['en', ['Latn']],
  ['ur', ['Arab']],
  ['ckb', ['Arab']],
  ['hi', ['Deva']],
  ['am', ['Ethi']],
  ['ku', ['Arab', 'Latn']],
  ['', []],
  ['not a code', []],
])('the scripts of %j', (language, scripts) => {
  expect(scriptsOf(language)).toEqual(scripts);
});

test('counts letters only', () => {
  expect(countLetters('Room 12, ٣ غرف', 'Latn')).toBe(4);
  expect(countLetters('Room 12, ٣ غرف', 'Arab')).toBe(3);
  expect(countLetters('東京とソウル', 'Jpan')).toBe(6);
});

test('knows the script of most letters', () => {
  expect(mainScript('Паспорт ID')).toBe('Cyrl');
  expect(mainScript('12:30')).toBeNull();
});
