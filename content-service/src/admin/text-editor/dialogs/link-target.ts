/** What a link may lead to; the order of the dialog. */
export const LINK_TARGETS = ['post', 'web', 'phone', 'whatsapp', 'email'] as const;

export type LinkTarget = (typeof LINK_TARGETS)[number];

/** Forms in which people write a number: groups, brackets, 00 for the plus. */
function digitsOf(number: string): string | null {
  const digits = number.replace(/[\s().\-/\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
  const latin = digits.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) % 16));
  const international = latin.replace(/^00/, '+');
  return /^\+?\d{3,15}$/.test(international) ? international : null;
}

/** A web address as people write it, also without its scheme. */
function webAddress(text: string): string | null {
  const full = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  const url = URL.canParse(full) ? new URL(full) : null;
  // What stands before an "@" would be the name of a user, and is rather an email address.
  const isWeb =
    url && /^https?:$/.test(url.protocol) && url.hostname.includes('.') && url.username === '';
  return isWeb && !/\s/.test(full) ? full : null;
}

/**
 * The address of a link, from what an editor typed.
 * @returns null if that cannot be such an address
 */
export function linkAddress(target: LinkTarget, typed: string): string | null {
  const text = typed.trim();
  switch (target) {
    case 'post':
      return /^\/(?!\/)\S+$/.test(text) ? text : null;
    case 'web':
      return webAddress(text);
    case 'phone': {
      const digits = digitsOf(text);
      return digits && `tel:${digits}`;
    }
    case 'whatsapp': {
      // wa.me takes a full number with its country code, without the plus.
      const digits = digitsOf(text)?.replace('+', '');
      return digits && /^[1-9]\d{6,}$/.test(digits) ? `https://wa.me/${digits}` : null;
    }
    case 'email': {
      const email = text.replace(/^mailto:/i, '');
      return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? `mailto:${email}` : null;
    }
  }
}

/** What a link leads to, and its address as an editor types it. */
export function readLink(href: string): { target: LinkTarget; typed: string } {
  if (href.startsWith('tel:')) return { target: 'phone', typed: href.slice('tel:'.length) };
  if (href.startsWith('mailto:')) return { target: 'email', typed: href.slice('mailto:'.length) };
  const [, number] = /^https:\/\/wa\.me\/(\d+)$/.exec(href) ?? [];
  if (number) return { target: 'whatsapp', typed: `+${number}` };
  return { target: /^\/(?!\/)/.test(href) ? 'post' : 'web', typed: href };
}
