import { describe, expect, test } from 'vitest';
import {
  codeRequestSchema,
  deletionSchema,
  ownerCredentialsSchema,
  passwordResetSchema,
} from './request-schemas';

describe('request bodies', () => {
  test.each(['m@example.org', ' m@example.org ', 'مريم@مثال.إمارات'])(
    'accept the email address %j',
    (email) => {
      expect(codeRequestSchema.parse({ email })).toEqual({ email: email.trim() });
    },
  );

  test.each(['\u202am@example.org\u202c', '\u200f\u2068m@example.org\u2069\ufeff'])(
    'leave out invisible marks that the email address %j was copied with',
    (email) => {
      expect(codeRequestSchema.parse({ email })).toEqual({ email: 'm@example.org' });
      expect(ownerCredentialsSchema.parse({ email, password: 'x' }).email).toBe('m@example.org');
    },
  );

  test.each([
    undefined,
    null,
    ['m@example.org'],
    { $ne: '' },
    'm@example.org, n@example.org extra',
    'm@n@example.org',
    `m@${'x'.repeat(260)}`,
  ])('reject the email address %j', (email) => {
    expect(codeRequestSchema.safeParse({ email }).success).toBe(false);
  });

  test('accept a password confirmation only if it is the same', () => {
    const password = 'Tulip garden';
    expect(passwordResetSchema.safeParse({ password }).success).toBe(true);
    expect(
      passwordResetSchema.safeParse({ password, passwordConfirmation: password }).success,
    ).toBe(true);
    expect(
      passwordResetSchema.safeParse({ password, passwordConfirmation: [password] }).success,
    ).toBe(false);
  });

  test('delete the whole account by default', () => {
    expect(deletionSchema.parse({})).toEqual({ scope: 'account' });
    expect(deletionSchema.parse({ scope: 'content' })).toEqual({ scope: 'content' });
    expect(deletionSchema.safeParse({ scope: ['content'] }).success).toBe(false);
  });
});
