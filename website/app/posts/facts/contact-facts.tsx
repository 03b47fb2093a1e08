import { useLanguage } from '../../i18n/language.ts';
import { telLink, websiteLink, whatsappLink, withNoBreakSpaces } from '../contact.ts';
import type { FactProps } from './fact.ts';
import { FactItem } from './fact-item.tsx';
import { LeftToRightLink } from './left-to-right-link.tsx';

/** Contact details, each as a fact of its own. */
export function ContactFacts({ post }: Pick<FactProps, 'post'>) {
  const { messages } = useLanguage();
  const { phone, whatsapp, email, website } = post.information ?? {};
  const websiteAddress = website ? websiteLink(website) : null;
  return (
    <>
      {phone && (
        <FactItem icon="phone" label={messages.facts.phone}>
          <LeftToRightLink href={telLink(phone)}>{withNoBreakSpaces(phone)}</LeftToRightLink>
        </FactItem>
      )}
      {whatsapp && (
        <FactItem icon="chat" label={messages.facts.whatsapp}>
          <LeftToRightLink href={whatsappLink(whatsapp)}>
            {withNoBreakSpaces(whatsapp)}
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
