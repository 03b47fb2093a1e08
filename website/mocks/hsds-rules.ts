import { z } from 'zod';

/*
 * What the schemas of Open Referral HSDS 3.2 ask of the entities that our directory has: required fields,
 * types, formats and values, and no field that they do not know. Written from
 * https://github.com/openreferral/specification/tree/3.2/schema and the `Page` of its openapi.json.
 */

const text = z.string();
const id = z.uuid();
const url = z.url({ protocol: /^https?$/ });
const day = z.iso.date();
const time = text.regex(/^([01]\d|2[0-3]):[0-5]\d(Z|[+-]\d\d:\d\d)$/);
const weekdays = text.regex(/^(MO|TU|WE|TH|FR|SA|SU)(,(MO|TU|WE|TH|FR|SA|SU))*$/);

const organization = z.strictObject({
  id,
  name: text.min(1),
  description: text,
  email: z.email().optional(),
  website: url.optional(),
  uri: url.optional(),
});

const phone = z.strictObject({
  id,
  service_id: id,
  number: text.min(1),
  type: z.enum(['text', 'voice', 'fax', 'cell', 'video', 'pager', 'textphone']),
  description: text.optional(),
});

const schedule = z.strictObject({
  id,
  service_id: id,
  freq: z.enum(['WEEKLY', 'MONTHLY']).optional(),
  byday: weekdays.optional(),
  opens_at: time.optional(),
  closes_at: time.optional(),
  timezone: z.number().optional(),
  description: text.optional(),
});

const language = z.strictObject({
  id,
  service_id: id,
  name: text.min(1),
  code: text.regex(/^[a-z]{2,3}$/),
});

const address = z.strictObject({
  id,
  location_id: id,
  address_1: text.min(1),
  address_2: text.optional(),
  city: text.min(1),
  region: text.optional(),
  state_province: text,
  postal_code: text,
  country: text.regex(/^([A-Z]{2})?$/),
  address_type: z.enum(['physical', 'postal', 'virtual']),
});

const location = z.strictObject({
  id,
  location_type: z.enum(['physical', 'postal', 'virtual']),
  organization_id: id,
  name: text,
  latitude: z.number().min(-90).max(90).optional(),
  longitude: z.number().min(-180).max(180).optional(),
  addresses: z.array(address),
});

const serviceAtLocation = z.strictObject({ id, service_id: id, location_id: id, location });

const service = z.strictObject({
  id,
  organization_id: id,
  name: text.min(1),
  description: text.optional(),
  url,
  email: z.email().optional(),
  status: z.enum(['active', 'inactive', 'defunct', 'temporarily closed']),
  assured_date: day.optional(),
  last_modified: z.iso.datetime({ precision: 3 }),
  organization,
});

const fullService = service.extend({
  phones: z.array(phone),
  schedules: z.array(schedule),
  languages: z.array(language),
  service_at_locations: z.array(serviceAtLocation),
});

const fullOrganization = organization.extend({ locations: z.array(location) });

/** The rules of each list's entities, and of those with everything that belongs to them. */
export const hsdsRules = {
  services: { listed: service, full: fullService },
  organizations: { listed: organization, full: fullOrganization },
  service_at_locations: { listed: serviceAtLocation, full: serviceAtLocation },
};

/** The rule of a page of entities. */
export const hsdsPage = (contents: z.ZodType) =>
  z.strictObject({
    total_items: z.int().min(0),
    total_pages: z.int().min(1),
    page_number: z.int().min(1),
    size: z.int().min(0),
    first_page: z.boolean(),
    last_page: z.boolean(),
    empty: z.boolean(),
    contents: z.array(contents),
  });
