import { expect, test } from 'vitest';
import { problemsOf } from '#sample-post';

const title = 'Residence permits';
const url = 'https://office.example/permits';

test.each([
  [[], []],
  [
    [
      { title, url },
      { title, url: null },
      { title, url: '' },
    ],
    [],
  ],
  [[{ title: ' ', url }], ['source-title-missing']],
  [
    [{ title: null, url: 'javascript:alert(1)' }],
    ['source-title-missing', 'source-address-invalid'],
  ],
  [[{ title, url: 'office.example' }], ['source-address-invalid']],
  [[{ title, url: 'https://' }], ['source-address-invalid']],
])('sources %j have the problems %j', (sources, codes) => {
  const problems = problemsOf({ sources });
  expect(problems.map(({ code }) => code)).toEqual(codes);
  expect(problems.every(({ level, field }) => level === 'error' && field === 'sources')).toBe(true);
});
