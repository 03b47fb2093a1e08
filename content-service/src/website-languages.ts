/** The languages of the website: text direction and URL prefix. */
export const WEBSITE_LANGUAGES = {
  en: { direction: 'ltr', prefix: '' },
  ar: { direction: 'rtl', prefix: '/ar' },
  fa: { direction: 'rtl', prefix: '/fa' },
  tr: { direction: 'ltr', prefix: '/tr' },
  ur: { direction: 'rtl', prefix: '/ur' },
  ru: { direction: 'ltr', prefix: '/ru' },
  hi: { direction: 'ltr', prefix: '/hi' },
  ckb: { direction: 'rtl', prefix: '/ckb' },
};

/** Code of a language of the website. */
export type WebsiteLanguage = keyof typeof WEBSITE_LANGUAGES;

/** The language of the website with a code; English if it has none such. */
export function websiteLanguageOf(code: string | null | undefined): WebsiteLanguage {
  return code && Object.hasOwn(WEBSITE_LANGUAGES, code) ? (code as WebsiteLanguage) : 'en';
}
