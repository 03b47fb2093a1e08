import { describe, expect, test } from 'vitest';
import { languages } from '../../../../website/app/languages.ts';
import { accountMail, LANGUAGES } from './account-mail';
import type { AccountMails, MailContent } from './mail-content';

const mailSelectors: [string, (mails: AccountMails) => MailContent][] = [
  ['a new password', ({ newPassword }) => newPassword],
  ['a changed password', ({ passwordChanged }) => passwordChanged],
  ['a deletion', ({ deletion }) => deletion],
  ['a deleted account', ({ accountDeleted }) => accountDeleted('remove')],
  ['deleted posts', ({ contentDeleted }) => contentDeleted('anonymise')],
];

describe.each(mailSelectors)('the mail about %s', (_, selectMail) => {
  test.each([
    ['en', 'ltr', /Diyar/],
    ['ar', 'rtl', /ديار/],
  ])('names the brand and its language: %s', (language, direction, brand) => {
    const mail = accountMail('m@example.org', language, selectMail);
    expect(mail.subject + mail.text).toMatch(brand);
    expect(mail.html).toContain(`<html lang="${language}" dir="${direction}">`);
  });

  test('is in English where there is none in the language', () => {
    expect(accountMail('m@example.org', 'toString', selectMail)).toEqual(
      accountMail('m@example.org', undefined, selectMail),
    );
  });
});

// A visitor who reads the website in a language must not get mails in English.
test('there are mails in each language of the website, and links to its pages', () => {
  const websiteLanguages = Object.entries(languages).map(([code, { direction, prefix }]) => [
    code,
    { direction, prefix: prefix && `/${prefix}` },
  ]);
  const mailLanguages = Object.entries(LANGUAGES).map(([code, { direction, prefix }]) => [
    code,
    { direction, prefix },
  ]);
  expect(Object.fromEntries(mailLanguages)).toEqual(Object.fromEntries(websiteLanguages));
});

test('a link stands by itself in both parts, in the language of the page', () => {
  const mail = accountMail('m@example.org', 'ar', ({ deletion }) => deletion, '/delete?code=a');
  expect(mail.text).toMatch(/^http:\/\/localhost:3000\/ar\/delete\?code=a$/m);
  expect(mail.html).toContain('<a href="http://localhost:3000/ar/delete?code=a">');
});
