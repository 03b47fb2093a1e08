import { expect, test } from 'vitest';
import { decode, ENCODINGS } from './decode';

/** Encodes by the decoder's own table. */
function encode(text: string, encoding: string): Uint8Array {
  const decoder = new TextDecoder(encoding);
  const codes = new Map<string, number>();
  for (let byte = 0; byte < 256; byte += 1) codes.set(decoder.decode(Uint8Array.of(byte)), byte);
  return Uint8Array.from([...text], (character) => codes.get(character) ?? 0x3f);
}

test.each([
  ['windows-1256', 'العنوان;المدينة\nمقهى الحي;دبي\nSalon;Sharjah'],
  ['windows-1251', 'Название;Город\nКафе во дворе;Дубай\nCafe;Sharjah'],
  ['windows-1254', 'Başlık;Şehir\nÇay bahçesi;İstanbul\nGüneşli kafe;Kadıköy'],
])('guesses %s', (encoding, text) => {
  expect(decode(encode(text, encoding))).toEqual({ text, encoding });
});

test('recognises UTF-8 with and without a byte order mark, and UTF-16', () => {
  const bytes = new TextEncoder().encode('العنوان');
  expect(decode(bytes)).toEqual({ text: 'العنوان', encoding: 'utf-8' });
  expect(decode(Uint8Array.of(0xef, 0xbb, 0xbf, ...bytes)).text).toBe('العنوان');
  const units = [...'\ufeffعنوان'].map((character) => character.charCodeAt(0));
  const littleEndian = Uint8Array.from(units.flatMap((unit) => [unit & 0xff, unit >> 8]));
  const bigEndian = Uint8Array.from(units.flatMap((unit) => [unit >> 8, unit & 0xff]));
  expect(decode(littleEndian)).toEqual({ text: 'عنوان', encoding: 'utf-16le' });
  expect(decode(bigEndian)).toEqual({ text: 'عنوان', encoding: 'utf-16be' });
  expect(ENCODINGS).toEqual(expect.arrayContaining(['utf-16le', 'utf-16be']));
});

test('takes the encoding that was chosen', () => {
  const bytes = encode('Кафе', 'windows-1251');
  expect(decode(bytes, 'windows-1251').text).toBe('Кафе');
});
