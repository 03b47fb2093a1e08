import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LanguageSwitch } from './language-switch.tsx';
import type { OtherLanguage } from './other-languages.ts';

const arabic: OtherLanguage = {
  code: 'ar',
  nativeName: 'العربية',
  direction: 'rtl',
  href: '/ar/events?page=2',
};
const english: OtherLanguage = {
  code: 'en',
  nativeName: 'English',
  direction: 'ltr',
  href: '/events?page=2',
};

it('is a link if there is one other language', () => {
  const html = renderToStaticMarkup(
    <LanguageSwitch label="Language" current="tr" languages={[arabic]} />,
  );
  expect(html).toContain('href="/ar/events?page=2"');
  expect(html).toMatch(/ lang="ar" data-script="arabic"[^>]*>.*العربية<\/a>/s);
  expect(html).not.toContain('<details');
});

it('is a list that opens if there are several', () => {
  const html = renderToStaticMarkup(
    <LanguageSwitch label="Language" current="tr" languages={[arabic, english]} />,
  );
  expect(html).toMatch(/<details[^>]*><summary.*Language.*Türkçe.*<\/summary>.*العربية.*English/s);
});
