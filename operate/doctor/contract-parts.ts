/** A part of the content service's contract, or an addition of ours, and what depends on it. */
export type ContractPart = {
  /** What the website reads. */
  name: string;
  /** Path and query below the API's base that read it. */
  address: string;
  /** What the website does without it. */
  without: string;
  /** Whether the website cannot do without it. */
  isRequired?: true;
};

const fieldOfPost = (field: string, without: string): ContractPart => ({
  name: `field ${field} of posts`,
  address: `posts?fields[0]=${field}&pagination[limit]=1`,
  without,
});

const relationOfPost = (relation: string, without: string): ContractPart => ({
  name: `${relation} of posts`,
  address: `posts?populate[${relation}]=true&pagination[limit]=1`,
  without,
});

/** What the website asks a content service for (website/app/content), and what it leaves out without. */
export function contractParts(partnerField: string): ContractPart[] {
  return [
    {
      name: 'posts',
      address: 'posts?pagination[limit]=1',
      without: 'nothing can be shown',
      isRequired: true,
    },
    {
      name: 'filter for visible posts',
      address: 'posts?filters[is_active]=true&fields[0]=is_active&pagination[limit]=1',
      without: 'lists answer 503, unless posts show the field is_active',
      isRequired: true,
    },
    {
      name: 'filter by kind',
      address:
        'posts?filters[post_type][name]=Article&populate[post_type]=true&pagination[limit]=1',
      without: 'lists answer 503, unless posts show their post_type',
      isRequired: true,
    },
    fieldOfPost('title', 'posts without a heading'),
    fieldOfPost('description', 'posts without a text'),
    fieldOfPost('slug', 'addresses of posts end with numbers'),
    fieldOfPost('createdAt', 'no date on posts'),
    fieldOfPost('updatedAt', 'search engines do not learn what has changed'),
    fieldOfPost('price', 'no prices'),
    fieldOfPost('currency', 'prices in the currency of the country, or without one'),
    fieldOfPost('start', 'events without a time'),
    fieldOfPost('end', 'events end three hours after they start'),
    fieldOfPost('stick_top', 'no pinned posts'),
    fieldOfPost('sticky_order', 'pinned posts in the order of their dates'),
    fieldOfPost(partnerField, 'no official partners (brand.json: partnerField)'),
    fieldOfPost('checked_at', 'no "checked on"'),
    fieldOfPost('check_due_at', 'nothing says that a post may be outdated'),
    relationOfPost('picture', 'no pictures on cards'),
    relationOfPost('gallery', 'no further pictures'),
    relationOfPost('creator', 'no authors'),
    relationOfPost('nationality', 'language and direction of posts are not known'),
    relationOfPost('city', 'no places, and times in TIME_ZONE'),
    relationOfPost('area', 'no parts of cities'),
    relationOfPost('post_category', 'no filter by category'),
    relationOfPost('information', 'no contact details and opening hours'),
    relationOfPost('map', 'no link to a map'),
    relationOfPost('related', 'related posts are chosen by the website alone'),
    relationOfPost('translations', 'no links between translations'),
    {
      name: 'search within lists (_q)',
      address: 'posts?_q=a&pagination[limit]=1',
      without: 'no search',
    },
    {
      name: 'one of several translations (preferLanguage)',
      address: 'posts?preferLanguage=en&pagination[limit]=1',
      without: 'lists show all translations of a post',
    },
    ...['countries', 'cities', 'areas', 'post-categories', 'nationalities'].map((list) => ({
      name: `list of ${list}`,
      address: `${list}?pagination[limit]=1`,
      without: 'no such filter',
    })),
    {
      name: 'ranked search',
      address: 'search?q=doctor',
      without: 'the lists of all kinds are searched instead',
    },
    {
      name: 'search suggestions',
      address: 'search/suggestions?q=do&language=en',
      without: 'nothing is suggested while typing',
    },
    {
      name: 'languages of posts',
      address: 'post-languages',
      without: 'no choice of languages above lists',
    },
    {
      name: 'machine translations',
      address: 'machine-translations',
      without: 'none are offered to readers',
    },
  ];
}
