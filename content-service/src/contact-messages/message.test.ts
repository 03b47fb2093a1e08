import { expect, test } from 'vitest';
import { messageSchema } from './message';

const NOW = 1_800_000_000_000;

const validMessage = {
  name: ' Mariam\t',
  email: 'مريم@مثال.إختبار',
  subject: 'One\r\nBcc: two@example.org',
  message: 'a\r\nb\u0000\u0007 and more\n',
};

test('normalises a message and drops empty and unknown fields', () => {
  const extraFields = {
    phone: '',
    about: null,
    homepage: '',
    opened: '',
    to: 'others@example.org',
  };
  expect(messageSchema(NOW).parse({ ...validMessage, ...extraFields })).toEqual({
    name: 'Mariam',
    email: 'مريم@مثال.إختبار',
    subject: 'One Bcc: two@example.org',
    message: 'a\nb and more',
    kind: 'message',
  });
  const partner = { ...validMessage, kind: 'partner' };
  expect(messageSchema(NOW).parse(partner).kind).toBe('partner');
  expect(messageSchema(NOW).safeParse({ ...validMessage, kind: 'boss' }).success).toBe(false);
});

test('removes invisible characters from single-line fields before checking their length', () => {
  const parse = (extraFields: object) =>
    messageSchema(NOW).safeParse({ ...validMessage, ...extraFields });
  const lines = {
    name: '\u202EMariam',
    email: '\u200Bmariam@example.org',
    subject: 'invoice\u202Efdp.exe',
    phone: '\u202A+971 50 000\u202C',
  };
  expect(parse(lines).data).toMatchObject({
    name: 'Mariam',
    email: 'mariam@example.org',
    subject: 'invoicefdp.exe',
    phone: '+971 50 000',
  });
  expect(parse({ subject: '\u202E\u2066\u200B' }).success).toBe(false);
});

test.each([
  [NOW - 1999, false],
  [NOW - 2000, true],
  [String(NOW - 60_000), true],
  // The visitor's clock may be wrong.
  [NOW + 60_000, true],
  ['soon', false],
])('accepts a form opened at %s: %s', (opened, isAccepted) => {
  expect(messageSchema(NOW).safeParse({ ...validMessage, opened }).success).toBe(isAccepted);
});
