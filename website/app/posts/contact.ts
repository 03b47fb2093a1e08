/** Digits of other scripts as Latin ones: a phone dials nothing else. */
function latinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) =>
    String((digit.codePointAt(0) ?? 0) & 0xf),
  );
}

/** A phone number as shown: in one piece, never broken between lines. */
export function withNoBreakSpaces(phone: string): string {
  return phone.replaceAll(' ', '\u00a0');
}

/** The `tel:` link of a phone number as written; null where it holds no number. */
export function telLink(phone: string): string | null {
  const number = latinDigits(phone).replace(/(?!^\+)\D/g, '');
  return /\d{3}/.test(number) ? `tel:${number}` : null;
}

/**
 * The chat link of a WhatsApp number; wa.me takes digits only, country code first.
 * @returns null where the number has no country code, for its link would ring somebody else
 */
export function whatsappLink(number: string): string | null {
  const digits = latinDigits(number).replace(/\D/g, '').replace(/^00/, '');
  return /^[1-9]\d{9,14}$/.test(digits) ? `https://wa.me/${digits}` : null;
}

/** A website's link and how it is shown: without scheme, `www.` and closing slash. */
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
