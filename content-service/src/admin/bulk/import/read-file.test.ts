import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readTable } from './read-file';

const read = (text: string) => readTable(new TextEncoder().encode(text));

test.each([
  ['semicolons', 'Title;City\nTea house;Dubai\n'],
  ['tabs', 'Title\tCity\r\nTea house\tDubai\r\n'],
  ['commas and a byte order mark', '\ufeffTitle,City\n"Tea house","Dubai"\n'],
  ['the delimiter of Excel', 'sep=;\nTitle;City\nTea house;Dubai'],
])('reads a table with %s', async (_, text) => {
  expect(await read(text)).toEqual({
    headings: ['Title', 'City'],
    rows: [['Tea house', 'Dubai']],
    firstRow: 2,
    encoding: 'utf-8',
  });
});

test.each([
  [
    'a line break in a heading',
    '"Title\nin full",City\nTea house,Dubai\n',
    ['Title\nin full', 'City'],
  ],
  [
    'more commas in a heading than semicolons between them',
    'Title;"Address, street, house, floor";City\nTea house;Deira;Dubai\n',
    ['Title', 'Address, street, house, floor', 'City'],
  ],
  [
    'quotes in a heading',
    'Title\t"The ""old"", ""new"", and usual name"\nTea house\tDubai\n',
    ['Title', 'The "old", "new", and usual name'],
  ],
  ['one heading', '"Title\nin full"\nTea house\n', ['Title\nin full']],
  [
    'inches in its headings',
    'Up to 5";City;Up to 7", wide\na;b;c\n',
    ['Up to 5"', 'City', 'Up to 7", wide'],
  ],
  ['commas in its rows', 'Title;Text\nTea house;one, two, three\n', ['Title', 'Text']],
])('finds the delimiter of a table with %s', async (_, text, headings) => {
  const table = await read(text);
  expect(table.headings).toEqual(headings);
  expect(table.rows).toHaveLength(1);
});

test('keeps blank rows in between, so that rows keep their numbers', async () => {
  const table = await read('\n\nTitle,City,\n\n"Tea\nhouse",Dubai,,\n,,\n\n');
  expect(table).toMatchObject({ headings: ['Title', 'City'], firstRow: 4 });
  expect(table.rows).toEqual([
    ['', ''],
    ['Tea\nhouse', 'Dubai'],
  ]);
});

test('keeps columns without a heading and fills short rows', async () => {
  const { headings, rows } = await read('Title,\nTea house,Dubai\nBakery\n');
  expect(headings).toEqual(['Title', '']);
  expect(rows).toEqual([
    ['Tea house', 'Dubai'],
    ['Bakery', ''],
  ]);
});

test.each([
  ['empty', ''],
  ['empty', 'Title,City\n,\n'],
  ['unreadable', 'PK\u0003\u0004 no archive'],
  ['unreadable', '\u0001\u0002\u0000\u0000 old Excel'],
])('says that a table is %s', async (reason, text) => {
  await expect(read(text)).rejects.toMatchObject({ reason });
});

test('reads more rows than an import takes, so that it can say how many there are', async () => {
  const { rows } = await read(`Title,City\n${'a,b\n'.repeat(200_000)}`);
  expect(rows).toHaveLength(200_000);
});

test('reads the first sheet of an XLSX file that holds something', async () => {
  const bytes = new Uint8Array(readFileSync(new URL('fixtures/table.xlsx', import.meta.url)));
  expect(await readTable(bytes)).toEqual({
    headings: ['عنوان', 'Start', 'Price', 'Latitude', 'Visible'],
    rows: [
      ['', '', '', '', ''],
      ['مقهى الحي', '2026-11-22 16:00', '12.5', '25.2710', 'true'],
      ['Tea house', '2026-11-22', '1500', '', ''],
    ],
    firstRow: 2,
    encoding: null,
  });
});

const XLS = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0, 0, 0, 0x3e, 0];

test.each([
  ['an old Excel file', new Uint8Array(XLS)],
  ['a PDF file', new TextEncoder().encode('%PDF-1.7\n1 0 obj\n')],
])('rejects %s', async (_, bytes) => {
  await expect(readTable(bytes)).rejects.toMatchObject({ reason: 'unreadable' });
});
