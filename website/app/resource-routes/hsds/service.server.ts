import { postPath } from '../../addresses/links.ts';
import { publicUrlOf } from '../../addresses/public-url.server.ts';
import { currentEnvironment } from '../../environment.server.ts';
import { languageNames } from '../../i18n/language-names.ts';
import type { Messages } from '../../i18n/messages/messages.ts';
import { type LanguageCode, languages } from '../../languages.ts';
import { isSameNumber, websiteLink } from '../../posts/contact.ts';
import { textOf, truncate } from '../../posts/excerpt.server.ts';
import { wallClock } from '../../posts/opening-hours/wall-clock.ts';
import type { Information, Post } from '../../posts/post.ts';
import { timeZoneOf } from '../../posts/post-time-zone.ts';
import type { FullOrganization, FullService, Organization, Phone, Service } from './entities.ts';
import { entityId } from './ids.ts';
import { locationOf } from './location.ts';
import { schedulesOf } from './schedules.server.ts';

/** Of a description, in characters: its page has all of it. */
const MAX_DESCRIPTION_LENGTH = 1500;

/** What the entities depend on besides the post. */
export type DirectoryContext = { language: LanguageCode; messages: Messages; now: Date };

const idsOf = ({ id }: Post) => {
  const site = new URL(currentEnvironment().PUBLIC_URL).origin;
  return (role: string) => entityId(role, id, site);
};

const nameOf = ({ title }: Post, { messages }: DirectoryContext) => title ?? messages.card.untitled;

const zoneOf = (post: Post) => timeZoneOf(post, currentEnvironment().TIME_ZONE);

/** The day of a moment where a post is, as its page shows it. */
const dayOf = (moment: Date, post: Post) =>
  wallClock(moment, zoneOf(post)).toISOString().slice(0, 10);

/** An email address as schemas accept it; editors may write anything. */
const emailOf = (information: Information | null) =>
  information?.email && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(information.email)
    ? information.email
    : undefined;

const pageOf = (post: Post, { language }: DirectoryContext) =>
  publicUrlOf(language, postPath(post));

/** The organisation that a business is. */
export function organizationOf(post: Post, context: DirectoryContext): Organization {
  const website = post.information?.website;
  return {
    id: idsOf(post)('organization'),
    name: nameOf(post, context),
    description: truncate(textOf(post.description), MAX_DESCRIPTION_LENGTH),
    email: emailOf(post.information),
    website: (website && websiteLink(website)?.href) || undefined,
    uri: pageOf(post, context),
  };
}

/** An organisation with its location. */
export function fullOrganizationOf(post: Post, context: DirectoryContext): FullOrganization {
  const { language } = context;
  const location = locationOf(post, { language, name: nameOf(post, context), idOf: idsOf(post) });
  return { ...organizationOf(post, context), locations: location ? [location] : [] };
}

/** What a business offers, as lists have it. */
export function serviceOf(post: Post, context: DirectoryContext): Service {
  const idOf = idsOf(post);
  const organization = organizationOf(post, context);
  return {
    id: idOf('service'),
    organization_id: organization.id,
    name: organization.name,
    description: organization.description || undefined,
    url: pageOf(post, context),
    email: organization.email,
    status: 'active',
    assured_date: post.checkedAt ? dayOf(post.checkedAt, post) : undefined,
    last_modified: (post.updatedAt ?? post.createdAt).toISOString(),
    organization,
  };
}

/** A service with everything that is known of it. */
export function fullServiceOf(post: Post, context: DirectoryContext): FullService {
  const idOf = idsOf(post);
  const service = serviceOf(post, context);
  const { information } = post;
  const { language } = context;
  const location = locationOf(post, { language, name: service.name, idOf });
  const link = { service_id: service.id };
  const hours = information?.openingHours;
  return {
    ...service,
    phones: phonesOf(information, service.id, idOf),
    schedules: hours
      ? schedulesOf({
          openingHours: hours,
          timeZone: zoneOf(post),
          now: context.now,
          serviceId: service.id,
          idOf,
        })
      : [],
    languages: (information?.languages ?? []).map((code, index) => ({
      id: idOf(`language-${index}`),
      ...link,
      name: languageNames([code], languages[language].locale),
      code,
    })),
    service_at_locations: location
      ? [{ id: idOf('service-at-location'), ...link, location_id: location.id, location }]
      : [],
  };
}

/** The telephone number, and that for messages on WhatsApp if it is another one. */
function phonesOf(
  information: Information | null,
  serviceId: string,
  idOf: (role: string) => string,
): Phone[] {
  const { phone = null, whatsapp = null } = information ?? {};
  const isSame = phone && whatsapp && isSameNumber(phone, whatsapp);
  const link = { service_id: serviceId };
  return [
    ...(phone
      ? [
          {
            id: idOf('phone'),
            ...link,
            number: phone,
            type: 'voice' as const,
            description: isSame ? 'WhatsApp' : undefined,
          },
        ]
      : []),
    ...(whatsapp && !isSame
      ? [
          {
            id: idOf('whatsapp'),
            ...link,
            number: whatsapp,
            type: 'text' as const,
            description: 'WhatsApp',
          },
        ]
      : []),
  ];
}
