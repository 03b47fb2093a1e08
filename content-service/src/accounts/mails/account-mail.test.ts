import { describe, expect, test } from 'vitest';
import { languages } from '../../../../website/app/languages.ts';
import { accountMail, LANGUAGES } from './account-mail';
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

// A visitor who reads the website in a language must not get mails in English.
test('there are mails in each language of the website, and links to its pages', () => {
  const ofWebsite = Object.entries(languages).map(([code, { direction, prefix }]) => [
    code,
    { direction, prefix: prefix && `/${prefix}` },
  ]);
  const ofMails = Object.entries(LANGUAGES).map(([code, { direction, prefix }]) => [
    code,
    { direction, prefix },
  ]);
  expect(Object.fromEntries(ofMails)).toEqual(Object.fromEntries(ofWebsite));
});

test('a link stands by itself in both parts, in the language of the page', () => {
  const mail = accountMail('m@example.org', 'ar', ({ deletion }) => deletion, '/delete?code=a');
  expect(mail.text).toMatch(/^http:\/\/localhost:3000\/ar\/delete\?code=a$/m);
  expect(mail.html).toContain('<a href="http://localhost:3000/ar/delete?code=a">');
});
