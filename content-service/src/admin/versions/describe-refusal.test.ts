import { expect, test } from 'vitest';
import { describeRefusal, type Refusal } from './describe-refusal';
import { deskTranslations, type Say } from './texts/desk-texts';

const sayIn =
  (language: string): Say =>
  (key, values = {}) =>
    Object.entries(values).reduce<string>(
      (text, [name, value]) => text.replace(`{${name}}`, String(value)),
      deskTranslations[language]?.[`desk.${key}`] ?? '',
    );
const describe = (refusal: Refusal, language = 'en') =>
  describeRefusal(refusal, sayIn(language), (time) => `<${time}>`);

test('says in plain words what the role does not allow', () => {
  const refusal = { status: 403, message: 'Forbidden', details: {} };
  expect(describe(refusal)).toBe(
    'You do not have permission to do this. Please ask an administrator.',
  );
  expect(describe(refusal, 'tr')).toBe('Bunun için yetkiniz yok. Lütfen bir yöneticiye danışın.');
});

test('names who saved, and when', () => {
  const details = { reason: 'version-changed', by: 'Leyla', at: '2026-05-01T08:00:00Z' };
  expect(describe({ status: 409, message: 'x', details })).toBe(
    'Leyla saved this version on <2026-05-01T08:00:00Z>.',
  );
  const unknown = { ...details, by: null };
  expect(describe({ status: 409, message: 'x', details: unknown })).toMatch(/^Another user saved/);
});

test.each([
  [{ status: 404, message: 'Not Found' }, 'This no longer exists. Please reload the page.'],
  [{ status: 500, message: 'Internal' }, 'Something went wrong on the server. Please try again.'],
  [
    { status: 400, message: 'x', details: { reason: 'appears-in-the-past' } },
    'The time to appear is in the past.',
  ],
])('explains %o', (refusal, sentence) => {
  expect(describe(refusal)).toBe(sentence);
});

test('passes on the mistakes of the content, which come in the language of the panel', () => {
  const details = { errors: [{ message: 'Başlık eksik.' }] };
  expect(describe({ status: 400, message: 'Başlık eksik.', details }, 'tr')).toBe('Başlık eksik.');
});
