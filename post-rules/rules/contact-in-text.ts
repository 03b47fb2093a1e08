import { kindRow } from '#kinds';
import { warning } from '#problem';
import type { Rule } from '#rule';
import { withLatinDigits } from '#text/digits';

/** At most 64 characters before the @ (RFC 5321, 4.5.3.1.1); unbounded, a long word would take long. */
const EMAIL = /[\p{L}\d._%+-]{1,64}@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/u;

/** With a country code, or with the zero before an area code; dates have neither. */
const PHONE = /(?<![\d.,/-])(?:\+|00?)\s?[1-9](?:[ ().-]{0,2}\d){6,13}(?!\d)/;

/** Phone numbers and e-mail addresses are in their fields, where a tap calls or writes. */
export const checkContactInText: Rule = ({ post_type, information }, _, { blocks, links }) => {
  if (!kindRow(post_type).showsContact) return [];
  const text = withLatinDigits(
    [...blocks.map((block) => block.text), ...links.map(({ address }) => address)].join('\n'),
  );
  const [phone] = PHONE.exec(text) ?? [];
  const [email] = EMAIL.exec(text) ?? [];
  const hasPhone = Boolean(information?.phone || information?.whatsapp);
  return [
    ...(phone && !hasPhone ? [warning('phone-in-text', 'information.phone', { phone })] : []),
    ...(email && !information?.email
      ? [warning('email-in-text', 'information.email', { email })]
      : []),
  ];
};
