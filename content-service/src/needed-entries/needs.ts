import { OPEN_STATES } from '../open-states';
import { POST, VERSION } from '../versions/version';

/** What leads to nothing once the entry that it names is deleted. */
export interface Need {
  /** What it is called in messages. */
  name: 'posts' | 'drafts' | 'deleted' | 'categories' | 'cities' | 'areas' | 'prices' | 'calendars';
  uid: string;
  field: string;
  where?: object;
}

const AREA = 'api::area.area';
const CATEGORY = 'api::post-category.post-category';
const CITY = 'api::city.city';

const byWriting = (field: string): Need[] => [
  { name: 'posts', uid: POST, field },
  { name: 'drafts', uid: VERSION, field, where: { state: { $in: [...OPEN_STATES] } } },
];

/** A deleted post that is put back must be what it was. */
const byPosts = (field: string): Need[] => [
  ...byWriting(field),
  { name: 'deleted', uid: VERSION, field, where: { state: 'deleted' } },
];

const byPrices = (field: string): Need => ({ name: 'prices', uid: 'api::price.price', field });

const byCalendars = (field: string): Need => ({
  name: 'calendars',
  uid: 'api::calendar-feed.calendar-feed',
  field,
});

/**
 * By type, what needs its entries. Calendars and deleted posts do without an author: whoever deletes an
 * account must not be kept from it.
 */
export const NEEDS: Readonly<Record<string, readonly Need[]>> = {
  'api::post-type.post-type': [
    ...byPosts('post_type'),
    { name: 'categories', uid: CATEGORY, field: 'post_types' },
  ],
  [CATEGORY]: [...byPosts('post_category'), byCalendars('post_category')],
  'api::nationality.nationality': [...byPosts('nationality'), byCalendars('nationality')],
  'api::creator.creator': byWriting('creator'),
  'api::country.country': [{ name: 'cities', uid: CITY, field: 'country' }],
  [CITY]: [
    ...byPosts('city'),
    { name: 'areas', uid: AREA, field: 'city' },
    byPrices('city'),
    byCalendars('city'),
  ],
  [AREA]: [...byPosts('area'), byPrices('area'), byCalendars('area')],
  'api::cost-item.cost-item': [byPrices('item')],
};
