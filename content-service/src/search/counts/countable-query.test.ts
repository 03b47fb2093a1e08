import { describe, expect, test } from 'vitest';
import { countableQuery, looksLikeName } from './countable-query';

describe('countableQuery', () => {
  test.each([
    ['Residence Permit', 'residence permit'],
    ['  halal   food? ', 'halal food'],
    ['إيجار غرفة', 'ايجار غرفه'],
    ['visa for 30 days', 'visa for 30 days'],
    ['flat to rent', 'flat to rent'],
    ['St. Anthony church', 'st anthony church'],
  ])('folds %j', (query, folded) => {
    expect(countableQuery(query)).toBe(folded);
  });

  test.each([
    ['an email address', 'mariam@example.org'],
    ['a user name', '@mariam'],
    ['a link', 'https://example.org/a'],
    ['a link without scheme', 'example.org'],
    ['a phone number', '+971 50 000 0000'],
    ['a number in Arabic digits', 'جواز ٤٥٦٧'],
    ['two short numbers', '12 34'],
    ['an address', '12 Rope Lane'],
    ['an Arabic address', 'شارع الحبال 6'],
    ['a Turkish address', 'İp Sokağı 6'],
    ['no words', ' ?! '],
    ['a long text', 'word '.repeat(13)],
    ['a long word', 'w'.repeat(101)],
  ])('rejects %s', (_, query) => {
    expect(countableQuery(query)).toBeNull();
  });
});

describe('looksLikeName', () => {
  test.each([
    ['two unknown words', 'mariam haddad', false, true],
    ['four unknown words', 'mariam bint ali haddad', false, true],
    ['a known word', 'mariam dentist', true, false],
    ['one unknown word', 'veterinarian', false, false],
    ['five unknown words', 'a b c d e', false, false],
  ])('with %s', (_, folded, isAnyWordKnown, expected) => {
    expect(looksLikeName(folded, isAnyWordKnown)).toBe(expected);
  });
});
