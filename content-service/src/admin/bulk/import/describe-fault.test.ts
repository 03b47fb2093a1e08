import { FAULT_CODES, type Fault } from 'post-rules/row-fault';
import { expect, test } from 'vitest';
import { catalogue, sayIn } from '../texts/use-texts';
import { describeFault } from './describe-fault';

const describe = (code: Fault['code'], values = {}, language = 'en') =>
  describeFault({ level: 'error', code, field: 'city', values }, sayIn(language), language);

test('names the field and the value', () => {
  expect(describe('unknown', { value: 'Dubay', suggestion: '' })).toBe(
    'City: there is no “Dubay”.',
  );
  expect(describe('unknown', { value: 'Dubay', suggestion: 'Dubai' })).toBe(
    'City: there is no “Dubay”. Did you mean “Dubai”?',
  );
});

test.each(Object.keys(catalogue))('has words for every fault in %s', (language) => {
  for (const code of FAULT_CODES) {
    const values = { value: 'x', suggestion: '', length: 300, limit: 255, row: 7 };
    const words = describe(code, values, language);
    expect(words).not.toBe(code);
    expect(words).not.toMatch(/[{}]/);
  }
});

test('says what a field takes', () => {
  expect(describe('not-of-its-form', { value: 'old', allowed: 'new, good' })).toBe(
    'City: “old” cannot be used here. Possible: new, good',
  );
});

test('says why a phone number cannot be read', () => {
  expect(describe('phone-unreadable', { value: '050 1', problem: 'too-short' })).toBe(
    'City: “050 1” cannot be read as a phone number. This number is too short.',
  );
});

test('keeps values apart from text that runs from right to left', () => {
  expect(describe('unknown', { value: 'Dubay', suggestion: '' }, 'ar')).toContain(
    '«\u2068Dubay\u2069»',
  );
});
