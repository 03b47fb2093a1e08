import { plural } from '../../plural.ts';

/** Lists of posts and their filters. */
export const list = {
  empty: (kind: string) => `No ${kind} found. Check back soon!`,
  results: 'Results',
  page: (page: number) => `page ${page}`,
  search: (kind: string) => `Search in ${kind}`,
  searchPlaceholder: 'Place, word …',
  moreFilters: 'More filters',
  activeCount: (count: number) => `${count} chosen`,
  submit: 'Show',
  /** Above the languages that a list can be limited to. */
  community: 'Language of posts',
  allLanguages: 'All languages',
  /** In place of a list without posts in the chosen language, which is named in itself. */
  noneInLanguage: 'No posts in {language} yet.',
  /** Before the languages that there are posts in. */
  otherLanguages: 'There are posts in:',
  anyOption: 'All',
  city: 'City',
  area: 'Area',
  allAreas: 'All areas',
  /** A choice, and how many posts it leads to. */
  counted: (name: string, count: string) => `${name} (${count})`,
  category: 'Category',
  when: 'When',
  upcoming: 'From now on',
  spans: {
    today: 'Today',
    weekend: 'This weekend',
    week: 'Within 7 days',
    month: 'Within 30 days',
    past: 'Past',
    any: 'Any time',
  },
  min: 'Price from',
  max: 'Price to',
  mixedCurrencies: 'Prices are in the currency of their place: choose a city to compare.',
  priceFrom: (price: string) => `From ${price}`,
  priceTo: (price: string) => `Up to ${price}`,
  priceBetween: (from: string, to: string) => `${from} to ${to}`,
  free: 'Free',
  recent: 'New this week',
  /** Links that filter a list by one tap, and one of them. */
  speaks: 'Languages spoken',
  speaksLanguage: (name: string) => `Speaks ${name}`,
  questions: 'Quick filters',
  familyQuestion: 'With children',
  partner: 'Official Partners only',
  open: 'Open now',
  delivers: 'Delivers',
  sort: 'Sort by',
  sorts: {
    pinned: 'Pinned, then newest',
    newest: 'Newest first',
    soonest: 'Soonest first',
    latest: 'Latest first',
    cheapest: 'Lowest price first',
    dearest: 'Highest price first',
  },
  /** The order of a list that is searched. */
  bestFirst: 'Best matches first',
  /** Above posts that stand before the others. */
  pinned: 'Pinned by the editors',
  /** Links to the other form of the list. */
  compact: 'Compact list',
  withPictures: 'With pictures',
  quoted: (query: string) => `“${query}”`,
  /** Before the names of the active filters. */
  activeFilters: 'Active filters',
  removeFilter: (filter: string) => `${filter}, remove`,
  clearFilters: 'Clear all',
  upcomingCount: (count: string) => `${count} to come`,
  pastCount: (count: string) => `${count} in the past`,
  showPast: (kind: string) => `Past ${kind}`,
  unknownFilter: 'One filter in the address is unknown and was ignored.',
  truncated: 'Only the first 100 were looked at. Add a filter to see the others.',
  /** Where a search matches more posts than are ranked. */
  limited: 'Only the best matches are listed. Add a word or a filter to find others.',
  noResults: (kind: string) => `No ${kind} match all of these filters`,
  noResultsHint: 'Remove one of these:',
  resetFiltersHint: 'Removing one is not enough. Start again without filters:',
  withoutFilter: (filter: string, found: string) => `Without ${filter}: ${found}`,
  showAll: (kind: string) => `All ${kind}`,
  /** Before the links to feed and calendar. */
  subscribe: 'Subscribe:',
  subscribeInCalendar: (kind: string) => `all ${kind} in your calendar`,
  subscribeToFeed: (kind: string) => `new ${kind} in a feed reader`,
};

/** The search across all kinds. @param brand the product's name */
export const search = (brand: string) => ({
  title: 'Search',
  titleFor: (query: string) => `Search for “${query}”`,
  titleForCommunity: (community: string) => `Posts in ${community}`,
  description: `Search all articles, businesses, events and questions on ${brand}.`,
  field: 'What do you need to know or find?',
  placeholder: 'Visa, tailor, cot …',
  submit: 'Search',
  notFoundField: 'What were you looking for?',
  notFoundPlaceholder: 'Title, city, word …',
  communitiesLabel: 'Start with your community',
  browseTitle: 'Or browse by kind',
  browseLead: 'There are six kinds of posts.',
  resultCount: (count: number) =>
    plural('en', count, { one: '# post found', other: '# posts found' }),
  /** After the alert that a part of the search failed. @param kinds names of kinds of posts */
  failedKinds: (kinds: string) => `Not searched this time: ${kinds}.`,
  /** Above links to the results of each kind. */
  kinds: 'Kinds of posts',
  allKinds: 'All',
  /** The results are listed from the best to the weakest match. */
  results: 'Results, best first',
  /** Where only a part of the posts was looked at. */
  truncated: 'Not all posts are listed here. Choose a kind or add a word.',
  correctedTo: 'Showing results for {words}.',
  searchInstead: (typed: string) => `Search for “${typed}” instead`,
  /** Before the filters that were read from the words of the search. */
  understoodAs: 'Understood as',
  widened: 'No post matches all of this, so the results are not limited to it.',
  times: {
    today: 'Today',
    tomorrow: 'Tomorrow',
    'this-week': 'This week',
    'this-weekend': 'This weekend',
    'open-now': 'Open now',
  },
  bestPassage: 'The passage that answers best',
  /** The heading that a passage stands under. */
  underHeading: 'Section: {heading}',
  /** Symbols alone were typed. */
  needsWords: 'A search needs at least one letter or digit.',
  noAnswer: 'No post answers this yet',
  noAnswerHint: 'Below are the posts that come closest.',
  noResultsHint:
    'Try fewer or other words, or the name of a city. Every language of the posts is searched.',
  closest: 'The closest posts',
  askEditors: 'Ask the editors',
  askEditorsHint: 'Your question is already filled in.',
  askForum: 'Or ask in the app’s forum:',
  allCommunities: 'In all communities',
  inAllKinds: 'In all kinds of posts',
  /** The list under the field while a visitor types. */
  suggestions: 'Suggestions',
  /** What a suggestion is that is not a post. */
  suggestionTypes: { concept: 'Topic', place: 'Place' },
  /** Read out when the list changes. */
  suggestionCount: (count: number) =>
    count === 0
      ? 'No suggestions'
      : plural('en', count, { one: '# suggestion', other: '# suggestions' }),
});
