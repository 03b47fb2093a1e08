/** Converts digits to Latin ones, because `tel:` links accept no others. */
function latinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) =>
    String((digit.codePointAt(0) ?? 0) & 0xf),
  );
}

/** A phone number for display, with non-breaking spaces. */
export function withNoBreakSpaces(phone: string): string {
  return phone.replaceAll(' ', '\u00a0');
}

/** The `tel:` link of a phone number; null if it contains no number. */
export function telLink(phone: string): string | null {
  const number = latinDigits(phone).replace(/(?!^\+)\D/g, '');
  return /\d{3}/.test(number) ? `tel:${number}` : null;
}

/**
 * The chat link of a WhatsApp number; wa.me requires digits only, country code first.
 * @param text what the message begins with
 * @returns null without a country code, because the link would reach somebody else
 */
export function whatsappLink(number: string, text = ''): string | null {
  const digits = latinDigits(number).replace(/\D/g, '').replace(/^00/, '');
  if (!/^[1-9]\d{9,14}$/.test(digits)) return null;
  return `https://wa.me/${digits}${text && `?text=${encodeURIComponent(text)}`}`;
}

/** Whether two numbers are the same, however they are written. */
export function isSameNumber(one: string, other: string): boolean {
  const [first, second] = [one, other].map((number) =>
    latinDigits(number).replace(/\D/g, '').replace(/^00/, ''),
  );
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
