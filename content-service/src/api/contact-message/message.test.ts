import { expect, test } from 'vitest';
import { messageAt } from './message';

const NOW = 1_800_000_000_000;

const written = {
  name: ' Mariam\t',
  email: 'مريم@مثال.إختبار',
  subject: 'One\r\nBcc: two@example.org',
  message: 'a\r\nb\u0000\u0007 and more\n',
};

test('a message is tidied; what was left empty or is not asked for is not there', () => {
  const more = { phone: '', about: null, homepage: '', opened: '', to: 'others@example.org' };
  expect(messageAt(NOW).parse({ ...written, ...more })).toEqual({
    name: 'Mariam',
    email: 'مريم@مثال.إختبار',
    subject: 'One Bcc: two@example.org',
    message: 'a\nb and more',
  });
});

test.each([
  [NOW - 1999, false],
  [NOW - 2000, true],
  [String(NOW - 60_000), true],
  // A clock that goes wrong is nobody's fault.
  [NOW + 60_000, true],
  ['soon', false],
])('opened at %s: %s', (opened, taken) => {
  expect(messageAt(NOW).safeParse({ ...written, opened }).success).toBe(taken);
});
