import { describe, expect, test } from 'vitest';
import { accountMail } from './account-mail';
import type { AccountMails, MailWords } from './words';

const choices: [string, (mails: AccountMails) => MailWords][] = [
  ['a new password', ({ newPassword }) => newPassword],
  ['a changed password', ({ passwordChanged }) => passwordChanged],
  ['a deletion', ({ deletion }) => deletion],
  ['a deleted account', ({ accountDeleted }) => accountDeleted('remove')],
  ['deleted posts', ({ contentDeleted }) => contentDeleted('anonymise')],
];

describe.each(choices)('the mail about %s', (_, choose) => {
  test.each([
    ['en', 'ltr', /Diyar/],
    ['ar', 'rtl', /ديار/],
  ])('names the brand and its language: %s', (language, direction, brand) => {
    const mail = accountMail('m@example.org', language, choose);
    expect(mail.subject + mail.text).toMatch(brand);
    expect(mail.html).toContain(`<html lang="${language}" dir="${direction}">`);
  });

  test('is in English where there is none in the language', () => {
    expect(accountMail('m@example.org', 'toString', choose)).toEqual(
      accountMail('m@example.org', undefined, choose),
    );
  });
});

test('a link stands by itself in both parts, in the language of the page', () => {
  const mail = accountMail('m@example.org', 'ar', ({ deletion }) => deletion, '/delete?code=a');
  expect(mail.text).toMatch(/^http:\/\/localhost:3000\/ar\/delete\?code=a$/m);
  expect(mail.html).toContain('<a href="http://localhost:3000/ar/delete?code=a">');
});
