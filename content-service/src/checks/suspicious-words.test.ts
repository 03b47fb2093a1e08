import { expect, test } from 'vitest';
import { finderOf } from './suspicious-words';

const find = finderOf([
  'Western Union',
  '*عربون*',
  'подарочн* карт*',
  'kapora',
  '',
  ' * ',
  'deposit',
]);

test.each([
  ['Pay by WESTERN-UNION only', ['Western Union']],
  ['العَرَبون قبل المعاينة', ['*عربون*']],
  ['оплата подарочной картой', ['подарочн* карт*']],
  ['подарочная новая карта', []],
  ['Kapora! deposit? kapora.', ['kapora', 'deposit']],
  ['depositary', []],
  ['', []],
])('in %j', (text, found) => {
  expect(find(text)).toEqual(found);
});
