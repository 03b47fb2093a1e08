import { oneLine } from 'folding/one-line';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { email, text } from './answers.ts';
import { checkAnswers } from './check-answers.ts';

const fieldErrorOf = (schema: z.ZodType<string>, answer: string | undefined) =>
  checkAnswers(z.object({ answer: schema }), { ...(answer !== undefined && { answer }) })
    .fieldErrors?.answer;

describe('text', () => {
  const name = text({ min: 2, max: 5 }, oneLine);

  it.each([
    [undefined, 'valueMissing'],
    ['', 'valueMissing'],
    [' \t ', 'valueMissing'],
    ['a', 'tooShort'],
    ['abcdef', 'tooLong'],
    ['  abcde  ', undefined],
  ])('checks %j: %s', (answer, fieldError) => {
    expect(fieldErrorOf(name, answer)).toBe(fieldError);
  });

  it('accepts empty text if the minimum is 0', () => {
    expect(fieldErrorOf(text({ min: 0, max: 5 }, oneLine), '')).toBeUndefined();
  });
});

describe('email', () => {
  it('leaves out the full stop of a sentence that it was copied from', () => {
    expect(email.parse('m@example.org.')).toBe('m@example.org');
  });

  it.each([
    '\u202am@example.org\u202c',
    '\u200e\u2068m@example.org\u2069\u200f',
    'm\ufeff@example.org',
  ])('leaves out invisible marks that %j was copied with', (address) => {
    expect(email.parse(address)).toBe('m@example.org');
  });

  it.each([
    'mariam@example.org',
    'a.b+c@sub.example.co',
    'مريم@مثال.إختبار',
    ' padded@example.org ',
  ])('accepts %s', (address) => {
    expect(fieldErrorOf(email, address)).toBeUndefined();
  });

  it('compares an address that is too long with no pattern, which takes long', () => {
    const { error } = email.safeParse(`a@${'.'.repeat(5000)}@`);
    expect(error?.issues.map(({ message }) => message)).toEqual(['tooLong']);
  });

  it.each([
    'mariam',
    'mariam@mail',
    '@example.org',
    'one@example.org, two@example.org',
    'Mariam <mariam@example.org>',
    'mariam@example.org\r\nBcc: x@example.org',
  ])('rejects %j', (address) => {
    expect(fieldErrorOf(email, address)).toBe('typeMismatch');
  });

  it('rejects an address longer than mail servers accept', () => {
    expect(fieldErrorOf(email, `${'a'.repeat(250)}@b.cc`)).toBe('tooLong');
  });
});
