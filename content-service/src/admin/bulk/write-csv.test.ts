import { expect, test } from 'vitest';
import { readTable } from './import/read-file';
import { writeCsv } from './write-csv';

test('writes UTF-8 with a byte order mark, and quotes where needed', () => {
  expect(
    writeCsv([
      ['Title', 'City'],
      ['Tea, "sweet"\nor not', 'دبي'],
    ]),
  ).toBe('\ufeffTitle,City\r\n"Tea, ""sweet""\nor not",دبي');
});

test.each([
  ['=HYPERLINK("http://x","y")', '\'=HYPERLINK("http://x","y")'],
  ['+971 4 000 0000', "'+971 4 000 0000"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ["'=1", "''=1"],
  ['-3.5', '-3.5'],
  ['55.3', '55.3'],
  ["'s", "'s"],
])('writes %j so that no spreadsheet runs it', async (text, written) => {
  const csv = writeCsv([['Title'], [text]]);
  const { rows } = await readTable(new TextEncoder().encode(csv));
  expect(rows).toEqual([[written]]);
});
