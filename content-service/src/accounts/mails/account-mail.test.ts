import { describe, expect, test } from 'vitest';
import { languages } from '../../../../website/app/languages.ts';
import { brandNameIn } from '../../brand';
import { WEBSITE_LANGUAGES } from '../../website-languages';
import { accountMail } from './account-mail';
import type { AccountMails, MailContent } from './mail-content';

const mailSelectors: [string, (mails: AccountMails) => MailContent][] = [
  ['a requested password reset', ({ newPassword }) => newPassword],
  ['a changed password', ({ passwordChanged }) => passwordChanged],
  ['a requested deletion', ({ deletion }) => deletion],
  ['a deleted account', ({ accountDeleted }) => accountDeleted('remove')],
  ['deleted posts', ({ contentDeleted }) => contentDeleted('anonymise')],
];

describe.each(mailSelectors)('the mail about %s', (_, selectMail) => {
  test.each(Object.entries(WEBSITE_LANGUAGES))(
    'names the brand and the language: %s',
    (language, { direction }) => {
      const mail = accountMail('m@example.org', language, selectMail);
      expect(mail.subject + mail.text).toContain(brandNameIn(language));
      expect(mail.html).toContain(`<html lang="${language}" dir="${direction}">`);
    },
  );

  test('falls back to English for an unknown language', () => {
    expect(accountMail('m@example.org', 'toString', selectMail)).toEqual(
      accountMail('m@example.org', undefined, selectMail),
    );
  });
});

// A visitor who reads the website in a language must not get mails in English.
test('there are mails for each language of the website, with the same direction and prefix', () => {
  const websiteLanguages = Object.entries(languages).map(([code, { direction, prefix }]) => [
    code,
    { direction, prefix: prefix && `/${prefix}` },
  ]);
  expect(WEBSITE_LANGUAGES).toEqual(Object.fromEntries(websiteLanguages));
});

test('both parts contain the link in a paragraph of its own, with the language prefix', () => {
  const mail = accountMail('m@example.org', 'ar', ({ deletion }) => deletion, '/delete?code=a');
  expect(mail.text).toMatch(/^http:\/\/localhost:3000\/ar\/delete\?code=a$/m);
  expect(mail.html).toContain('<a href="http://localhost:3000/ar/delete?code=a">');
});
