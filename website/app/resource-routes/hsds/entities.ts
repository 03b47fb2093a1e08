/*
 * The parts of Open Referral's Human Services Data Specification 3.2 that the directory fills. Required
 * fields and formats are those of its schemas:
 * https://github.com/openreferral/specification/tree/3.2/schema
 */

export type Organization = {
  /** UUID, as every id. */
  id: string;
  name: string;
  description: string;
  email?: string | undefined;
  website?: string | undefined;
  /** The page of the post. */
  uri?: string | undefined;
};

export type Phone = {
  id: string;
  service_id: string;
  number: string;
  /** As in RFC 6350: `voice`, or `text` for a number that takes messages only. */
  type: 'voice' | 'text';
  description?: string | undefined;
};

export type Schedule = {
  id: string;
  service_id: string;
  freq?: 'WEEKLY' | undefined;
  /** Days such as `MO,TU`. */
  byday?: string | undefined;
  /** Local time with offset, such as `09:00+04:00`. */
  opens_at?: string | undefined;
  closes_at?: string | undefined;
  /** Hours from UTC. */
  timezone?: number | undefined;
  description?: string | undefined;
};

export type Language = { id: string; service_id: string; name: string; code: string };

export type Address = {
  id: string;
  location_id: string;
  address_1: string;
  address_2?: string | undefined;
  city: string;
  region?: string | undefined;
  /** Both empty: the content service does not have them, and the Gulf has no post codes. */
  state_province: string;
  postal_code: string;
  /** ISO 3166-1; empty if it is unknown. */
  country: string;
  address_type: 'physical';
};

export type Location = {
  id: string;
  location_type: 'physical';
  organization_id: string;
  name: string;
  latitude?: number | undefined;
  longitude?: number | undefined;
  addresses: Address[];
};

/** A service as lists have it, with what there is one of. */
export type Service = {
  id: string;
  organization_id: string;
  name: string;
  description?: string | undefined;
  /** The page of the post. */
  url: string;
  email?: string | undefined;
  status: 'active';
  /** The day on which it was last checked, such as `2026-05-03`. */
  assured_date?: string | undefined;
  /** ISO 8601 with milliseconds. */
  last_modified: string;
  organization: Organization;
};

export type ServiceAtLocation = { id: string; service_id: string; location_id: string };

export type FullServiceAtLocation = ServiceAtLocation & { location: Location };

export type FullService = Service & {
  phones: Phone[];
  schedules: Schedule[];
  languages: Language[];
  service_at_locations: FullServiceAtLocation[];
};

export type FullOrganization = Organization & { locations: Location[] };

/** A page of a list, as the HSDS API wraps it. */
export type Page<Entity> = {
  total_items: number;
  total_pages: number;
  /** The first page is 1. */
  page_number: number;
  /** Entities on this page. */
  size: number;
  first_page: boolean;
  last_page: boolean;
  empty: boolean;
  contents: Entity[];
};
