import { telLink, websiteLink } from '../contact.ts';
import { picturesOf } from './common-fields.ts';
import { addressOf, geoOf } from './location.ts';
import { openingHoursOf } from './opening-hours.ts';
import { orUndefined, type StructuredDataBuilder } from './structured-data.ts';

/**
 * A business. Without a street address it is an Organization, because search engines expect premises
 * of a LocalBusiness.
 */
export const localBusinessStructuredData: StructuredDataBuilder = ({
  post,
  excerpt,
  hours,
  url,
  placeFormat,
}) => {
  if (!post.title) return null;
  const { information } = post;
  const website = information?.website && websiteLink(information.website)?.href;
  const common = {
    name: post.title,
    description: orUndefined(excerpt),
    url,
    image: picturesOf(post),
    address: addressOf(post, placeFormat),
    telephone: information?.phone ? telLink(information.phone)?.replace('tel:', '') : undefined,
    email: orUndefined(information?.email),
    sameAs: orUndefined(website),
    knowsLanguage: information?.languages.length ? information.languages : undefined,
  };
  if (!information?.address) return { '@type': 'Organization', ...common };
  return {
    '@type': 'LocalBusiness',
    ...common,
    geo: geoOf(post),
    openingHoursSpecification: openingHoursOf(hours),
  };
};
