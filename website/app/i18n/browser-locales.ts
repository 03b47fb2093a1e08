import { digitsOf } from './digits.ts';

/** For readers of languages that browsers lack: whose dates they can read, too. */
const fallbacks: Record<string, string> = { ckb: 'ar-IQ' };

/**
 * The locales with which a browser formats dates and numbers as the server does, separated by spaces:
 * the first that it knows is used. @param locale BCP 47 tag of the page
 */
export function browserLocales(locale: string): string {
  const extension = `-u-ca-gregory-nu-${digitsOf(locale)}`;
  const fallback = fallbacks[locale.split('-')[0] ?? ''];
  return [locale, ...(fallback ? [fallback] : [])].map((each) => each + extension).join(' ');
}
