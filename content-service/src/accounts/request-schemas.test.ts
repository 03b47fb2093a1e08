import { describe, expect, test } from 'vitest';
import { codeRequestSchema, deletionSchema, passwordResetSchema } from './request-schemas';

describe('what calls bring', () => {
  test.each(['m@example.org', ' m@example.org ', 'مريم@مثال.إمارات'])(
    '%j is an address',
    (email) => {
      expect(codeRequestSchema.parse({ email })).toEqual({ email: email.trim() });
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
  ])('%j is none', (email) => {
    expect(codeRequestSchema.safeParse({ email }).success).toBe(false);
  });

  test('a password may be repeated, and must be the same then', () => {
    const password = 'Tulip garden';
    expect(passwordResetSchema.safeParse({ password }).success).toBe(true);
    expect(
      passwordResetSchema.safeParse({ password, passwordConfirmation: password }).success,
    ).toBe(true);
    expect(
      passwordResetSchema.safeParse({ password, passwordConfirmation: [password] }).success,
    ).toBe(false);
  });

  test('everything is deleted where nothing is said', () => {
    expect(deletionSchema.parse({})).toEqual({ scope: 'account' });
    expect(deletionSchema.parse({ scope: 'content' })).toEqual({ scope: 'content' });
    expect(deletionSchema.safeParse({ scope: ['content'] }).success).toBe(false);
  });
});
