import { errors } from '@strapi/utils';
import { environment } from '../environment';
import { WEBSITE_LANGUAGES } from '../website-languages';
import { signPreview } from './signature';

/** A page of the website that shows a version, in one language of the interface. */
export interface PreviewAddress {
  language: string;
  address: string;
}

/**
 * The signed addresses at which the website shows a version for a few minutes.
 * @param version its document id
 * @param now milliseconds since 1970
 * @throws NotImplementedError if no secret is set to sign them with
 */
export function previewAddresses(version: string, now: number): PreviewAddress[] {
  const { websiteToken, websiteUrl } = environment;
  if (websiteToken === undefined) {
    throw new errors.NotImplementedError(
      'The preview is switched off: it needs WEBSITE_TOKEN, which signs its addresses.',
    );
  }
  const parameters = signPreview(version, websiteToken, now);
  return Object.entries(WEBSITE_LANGUAGES).map(([language, { prefix }]) => ({
    language,
    address: `${websiteUrl}${prefix}/preview?${parameters}`,
  }));
}
