import { useLanguage } from '../../i18n/language.ts';
import { isSameNumber, telLink, websiteLink, whatsappLink } from '../contact.ts';
import type { FactProps } from './fact.ts';
import { FactItem } from './fact-item.tsx';
import { LeftToRightLink } from './left-to-right-link.tsx';

/**
 * Contact details, each as a fact of its own. Below the actions, numbers are text to read and copy,
 * and one that serves for both stands there once.
 */
export function ContactFacts({
  post,
  isBelowHead = false,
}: Pick<FactProps, 'post' | 'isBelowHead'>) {
  const { messages } = useLanguage();
  const { phone, whatsapp, email, website } = post.information ?? {};
  const websiteAddress = website ? websiteLink(website) : null;
  const isOneNumber = isBelowHead && isSameNumber(phone ?? '', whatsapp ?? '');
  const { phone: phoneLabel, phoneAndWhatsapp } = messages.facts;
  return (
    <>
      {phone && (
        <FactItem icon="phone" label={isOneNumber ? phoneAndWhatsapp : phoneLabel}>
          <LeftToRightLink href={isBelowHead ? null : telLink(phone)}>{phone}</LeftToRightLink>
        </FactItem>
      )}
      {whatsapp && !isOneNumber && (
        <FactItem icon="chat" label={messages.facts.whatsapp}>
          <LeftToRightLink href={isBelowHead ? null : whatsappLink(whatsapp)}>
            {whatsapp}
          </LeftToRightLink>
        </FactItem>
      )}
      {email && (
        <FactItem icon="mail" label={messages.facts.email}>
          <LeftToRightLink href={`mailto:${encodeURI(email)}`}>{email}</LeftToRightLink>
        </FactItem>
      )}
      {website && (
        <FactItem icon="link" label={messages.facts.website}>
          <LeftToRightLink href={websiteAddress?.href ?? null}>
            {websiteAddress?.label ?? website}
          </LeftToRightLink>
        </FactItem>
      )}
    </>
  );
}
