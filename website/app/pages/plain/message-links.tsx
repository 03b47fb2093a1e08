import type { ReactNode } from 'react';
import { SAVED_PATH } from '../../addresses/offline-paths.ts';
import { useBrand } from '../../brand/brand.ts';
import { useLanguage } from '../../i18n/language.ts';

/** The links that messages name in braces, e.g. `{contact}`: the contact address and pages of the site. */
export function useMessageLinks(): Record<string, ReactNode> {
  const { contactAddress } = useBrand();
  const { link, messages } = useLanguage();
  const { links } = messages.plain;
  return {
    address: (
      <a href={`mailto:${contactAddress}`}>
        <bdi dir="ltr">{contactAddress}</bdi>
      </a>
    ),
    contact: <a href={link('/contact')}>{links.contact}</a>,
    privacy: <a href={link('/privacy')}>{links.privacy}</a>,
    eula: <a href={link('/eula')}>{links.eula}</a>,
    saved: <a href={link(SAVED_PATH)}>{messages.saved.title}</a>,
    delete: <a href={link('/delete')}>{links.delete}</a>,
  };
}
