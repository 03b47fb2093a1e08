import { plural } from '../plural.ts';

/** English. @param brand the product's name */
export const en = (brand: string) => ({
  nav: {
    main: 'Main',
    home: 'Home',
    about: 'About Us',
    contact: 'Contact',
    skip: 'Skip to the content',
    menu: 'Menu',
  },
  kinds: {
    article: {
      one: 'Article',
      many: 'Articles',
      lead: 'Plain words on permits, rent, school and money.',
      homeTitle: 'Latest Articles',
    },
    business: {
      one: 'Business',
      many: 'Businesses',
      lead: 'Run by people from your country, open to everybody.',
      homeTitle: 'Local Businesses',
    },
    event: {
      one: 'Event',
      many: 'Events',
      lead: 'Close to you, soon, and mostly free.',
      homeTitle: 'Upcoming Events',
    },
    activity: {
      one: 'Activity',
      many: 'Activities',
      lead: 'Football, walks, language tables: come as you are.',
      homeTitle: 'Activities',
    },
    marketplace: {
      one: 'Marketplace',
      many: 'Marketplace',
      lead: 'Good things looking for their next home.',
      homeTitle: 'Marketplace',
    },
    forum: {
      one: 'Question',
      many: 'Forum',
      lead: 'Questions people ask, answered by people who have been there.',
      homeTitle: 'Forum',
    },
  },
  list: {
    empty: (kind: string) => `No ${kind} found. Check back soon!`,
    found: (count: number) => plural('en', count, { one: '# post', other: '# posts' }),
  },
  errors: {
    loadFailed: 'Failed to load content. Please try again later.',
  },
  partner: `Official Partner of ${brand}`,
});
