/**
 * Values of choices, as forms show them, in English; the other languages have the same keys. Strapi
 * looks for their words by the value alone. Conditions, services, groups and units are called as on the
 * website.
 */
export const en = {
  // Of things for sale.
  new: 'New',
  'like-new': 'Like new',
  good: 'Good, with light marks',
  used: 'Used, works well',
  'for-parts': 'Broken, for parts',
  // Of emergency numbers.
  all: 'All emergencies',
  police: 'Police',
  ambulance: 'Ambulance',
  fire: 'Fire',
  // Groups and units of costs.
  housing: 'Housing',
  bills: 'Power, water, internet',
  food: 'Food cooked at home',
  'eating-out': 'Eating out',
  transport: 'Getting around',
  phone: 'Phone',
  health: 'Health',
  children: 'Children and school',
  month: 'a month',
  year: 'a year',
  once: 'once',
  piece: 'each',
  kilogram: 'a kilo',
  litre: 'a litre',
  trip: 'a trip',
  meal: 'a meal',
  visit: 'a visit',
  // Of messages, ready answers, prices and exchange rates.
  message: 'Message',
  partner: 'Wants to become a partner',
  messages: 'Messages',
  reports: 'Reports by readers',
  official: 'Official source',
  editor: 'Editor',
  reader: 'Reader',
  peg: 'Fixed rate',
  published: 'Published rate',
  person: 'A person',
  child: 'A child',
  household: 'A household',
  dismissed: 'Left out',
  // Of calendars.
  'feed-private': 'The address is not on the public internet',
  'feed-unreachable': 'The server does not answer',
  'feed-refused': 'The server refuses: check the address',
  'feed-too-large': 'The calendar is too large',
  'feed-unreadable': 'The file cannot be read as a calendar',
  'feed-not-saved': 'The events could not be saved; the log says why',
};

export type ValueTexts = Readonly<Record<keyof typeof en, string>>;
