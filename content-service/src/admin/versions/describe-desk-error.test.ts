import { expect, test } from 'vitest';
import { type DeskError, describeDeskError } from './describe-desk-error';
import { deskTranslations, type Say } from './texts/desk-texts';

const sayIn =
  (language: string): Say =>
  (key, values = {}) =>
    Object.entries(values).reduce<string>(
      (text, [name, value]) => text.replace(`{${name}}`, String(value)),
      deskTranslations[language]?.[`desk.${key}`] ?? '',
    );
const describe = (deskError: DeskError, language = 'en') =>
  describeDeskError(deskError, sayIn(language), (time) => `<${time}>`);

test('says in plain words what the role does not allow', () => {
  const deskError = { status: 403, message: 'Forbidden', details: {} };
  expect(describe(deskError)).toBe(
    'You do not have permission to do this. Please ask an administrator.',
  );
  expect(describe(deskError, 'tr')).toBe('Bunun için yetkiniz yok. Lütfen bir yöneticiye danışın.');
});

test('says what to do once the session has ended', () => {
  expect(describe({ status: 401, message: 'Missing credentials' })).toBe(
    'You are no longer signed in. Sign in in another tab, then try again here.',
  );
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
])('explains %o', (deskError, sentence) => {
  expect(describe(deskError)).toBe(sentence);
});

test('passes on the mistakes of the content, which come in the language of the panel', () => {
  const details = { errors: [{ message: 'Başlık eksik.' }] };
  expect(describe({ status: 400, message: 'Başlık eksik.', details }, 'tr')).toBe('Başlık eksik.');
});
