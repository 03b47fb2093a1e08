/** The pages of cities and communities. */
export const hubs = {
  /** What a community is called in headings. */
  community: (name: string) => `${name} community`,
  /** Title in search results. */
  title: (name: string) => `${name}: advice, events and businesses`,
  description: (name: string) =>
    `${name}: what is new, what is on, what is open, emergency numbers and first articles for newcomers.`,
  /** Where editors have written no introduction. */
  lead: 'What is new, what is on and what is open here.',
  firstArticles: 'First articles',
  upcoming: 'Coming up',
  newest: 'New here',
  /** A link from a list to the page of its city or community. */
  overview: (name: string) => `Overview: ${name}`,
  /** Above such links and the areas of the city. */
  related: 'Places and communities',
  /** Above links to these pages. */
  cities: 'Cities',
  communities: 'Communities',
  emergencyNumbers: 'Emergency numbers',
  /** Whom a number reaches. */
  emergencyServices: {
    all: 'All emergencies',
    police: 'Police',
    ambulance: 'Ambulance',
    fire: 'Fire',
  },
  /** Of the emergency numbers. */
  checked: 'Checked on {date}',
  unchecked: 'Compare them with an official source.',
  empty: 'No posts here yet.',
  /** After `list.subscribe`. */
  subscribeToFeed: 'everything new in a feed reader',
  subscribeInCalendar: 'all dates in your calendar',
};
