/** The languages of the website: text direction and URL prefix. */
export const WEBSITE_LANGUAGES = {
  en: { direction: 'ltr', prefix: '' },
  ar: { direction: 'rtl', prefix: '/ar' },
};
