import { plural } from '../../plural.ts';
import type { ByKind, KindMessages } from '../kind-messages.ts';

/** What the kinds of post are called. */
export const kinds: ByKind<KindMessages> = {
  article: {
    singular: 'Article',
    listTitle: 'Articles',
    lead: 'Permits, rent, school and money, explained in plain words.',
    homeTitle: 'Latest Articles',
    items: 'articles',
    count: (count: number) => plural('en', count, { one: '# article', other: '# articles' }),
  },
  business: {
    singular: 'Business',
    listTitle: 'Businesses',
    lead: 'Run by people from your country, open to everybody.',
    homeTitle: 'Local Businesses',
    items: 'businesses',
    count: (count: number) => plural('en', count, { one: '# business', other: '# businesses' }),
  },
  event: {
    singular: 'Event',
    listTitle: 'Events',
    lead: 'Near you, soon, and mostly free.',
    homeTitle: 'Upcoming Events',
    items: 'events',
    count: (count: number) => plural('en', count, { one: '# event', other: '# events' }),
  },
  activity: {
    singular: 'Activity',
    listTitle: 'Activities',
    lead: 'Football, walks, language practice: everybody is welcome.',
    homeTitle: 'Activities',
    items: 'activities',
    count: (count: number) => plural('en', count, { one: '# activity', other: '# activities' }),
  },
  marketplace: {
    singular: 'Marketplace',
    listTitle: 'Marketplace',
    lead: 'Second-hand things from people near you.',
    homeTitle: 'Marketplace',
    items: 'marketplace items',
    count: (count: number) => plural('en', count, { one: '# item', other: '# items' }),
  },
  forum: {
    singular: 'Question',
    listTitle: 'Forum',
    lead: 'Questions people ask, answered by people who had the same ones.',
    homeTitle: 'Forum',
    items: 'questions',
    count: (count: number) => plural('en', count, { one: '# question', other: '# questions' }),
  },
};
