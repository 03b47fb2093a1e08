import { withLatinDigits } from 'folding/latin-digits';
import { oneLine } from 'folding/one-line';

/**
 * A zero in brackets is for calls within the country, except in Italy and San Marino, whose numbers
 * keep it: +39 06 is Rome.
 */
const NATIONAL_ZERO = /^((?:\+|00)(?!39|378)[^(]*)\( *0 *\)/;

/**
 * Numbers that begin with the code of a country, although no plus sign says so: mobile ones of the
 * Emirates, Saudi Arabia and Türkiye, and those of Bahrain, Kuwait, Oman and Qatar.
 */
const WITH_KNOWN_CODE = /^(?:(?:971|966)5\d{8}|905\d{9}|(?:965|968|973|974)\d{8})$/;

/** Digits as `tel:` links accept them, with a plus sign in front if there is one. */
const dialled = (number: string) =>
  withLatinDigits(oneLine(number))
    .replace(NATIONAL_ZERO, '$1')
    .replace(/(?!^\+)\D/g, '');

/** A phone number for display, with non-breaking spaces. */
export function withNoBreakSpaces(phone: string): string {
  return phone.replaceAll(' ', '\u00a0');
}

/** The `tel:` link of a phone number; null if it contains no number. */
export function telLink(phone: string): string | null {
  const number = dialled(phone);
  return /\d{3}/.test(number) ? `tel:${number}` : null;
}

/**
 * The chat link of a WhatsApp number; wa.me requires digits only, country code first.
 * @param text what the message begins with
 * @returns null without a country code, because the link would reach somebody else
 */
export function whatsappLink(number: string, text = ''): string | null {
  const digits = withCountryCode(dialled(number));
  if (!digits || !/^[1-9]\d{9,14}$/.test(digits)) return null;
  return `https://wa.me/${digits}${text && `?text=${encodeURIComponent(text)}`}`;
}

function withCountryCode(number: string): string | null {
  const [prefix] = /^(?:\+|00)/.exec(number) ?? [];
  if (prefix) return number.slice(prefix.length);
  return WITH_KNOWN_CODE.test(number) ? number : null;
}

/** Whether two numbers are the same, however they are written. */
export function isSameNumber(one: string, other: string): boolean {
  const [first, second] = [one, other].map((number) => dialled(number).replace(/^(?:\+|00)/, ''));
  return first !== '' && first === second;
}

/** The link of a website and its text: without scheme, `www.` and closing slash. */
export function websiteLink(website: string): { href: string; label: string } | null {
  const address = /^[a-z][a-z+.-]*:/i.test(website) ? website : `https://${website}`;
  if (!URL.canParse(address)) return null;
  const { protocol, href } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  return {
    href,
    label: website
      .replace(/^https?:\/\//i, '')
      .replace(/^www\./i, '')
      .replace(/\/$/, ''),
  };
}
