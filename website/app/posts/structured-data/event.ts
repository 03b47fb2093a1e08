import { withOffset } from '../../i18n/with-offset.ts';
import { picturesOf } from './common-fields.ts';
import { locationOf } from './location.ts';
import { offerOf } from './offer.ts';
import { orUndefined, type StructuredDataBuilder } from './structured-data.ts';

/** An event; null without name, start and place. */
export const eventStructuredData: StructuredDataBuilder = ({
  post,
  excerpt,
  now,
  timeZone,
  url,
  placeFormat,
}) => {
  const location = locationOf(post, placeFormat);
  if (!post.title || !post.start || !location) return null;
  const organiser = post.information?.organiser;
  return {
    '@type': 'Event',
    name: post.title,
    description: orUndefined(excerpt),
    url,
    image: picturesOf(post),
    inLanguage: post.contentLanguage?.code,
    startDate: withOffset(post.start, timeZone),
    endDate: post.end ? withOffset(post.end, timeZone) : undefined,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location,
    isAccessibleForFree: post.price === null ? undefined : post.price === 0,
    offers: offerOf({ post, url, now }),
    organizer: organiser ? { '@type': 'Organization', name: organiser } : undefined,
  };
};
