/** The words of our inputs; `use-texts.ts` has the other languages of the panel. */
export const en = {
  choose: 'Choose',
  clear: 'Clear',
  nothingFound: 'Nothing found',
  loading: 'Loading…',
  conditions: {
    new: 'New',
    'like-new': 'Like new',
    good: 'Good',
    used: 'Used',
    'for-parts': 'For parts',
  },
  rightToLeft: 'Written from right to left.',
  leftToRight: 'Written from left to right.',
  timesOfPlace: 'Enter the time as clocks show it in {place}.',
  timesOfZone:
    'Without a city, it is the time of {zone}. Choose the city first if the post has one.',
  timeInPlace: '{time} in {place}.',
  timeHere: 'For you: {time}.',
  closed: 'Closed',
  addHours: 'Add hours',
  addHoursOn: 'Add hours on {day}',
  asDayBefore: 'As the day before',
  asDayBeforeOn: '{day}: as the day before',
  opensOn: '{day}, from',
  closesOn: '{day}, to',
  removeHoursOn: 'Remove hours on {day}',
  hoursAsText: 'Write the hours as text',
  hoursAsGrid: 'Show the hours as a week',
  hoursStayText: 'The week cannot show these hours, so they stay text.',
  hoursIncomplete: 'A time is missing. Changes to the hours are saved once all are complete.',
  hoursUnreadable: 'These hours cannot be read. Readers would not see them.',
  asReadersSeeIt: 'As readers see it',
  hoursVary: 'Not the same in every week.',
  priceUnreadable: 'Write one amount, such as 1200 or 12.50.',
  timeIncomplete: 'Write a full date that exists: day, month, year and time.',
  dayIncomplete: 'Write a full date that exists: day, month and year.',
  positionShortLink:
    'This is a short link, which does not contain the position. Open it, then copy the long address from the browser.',
  positionUnreadable:
    'No position found in this text. Paste a link from a map app, or two numbers such as 25.2704, 55.3082.',
  nearCity: 'Near {city} ({distance}).',
  suggestSlug: 'Suggest from the title',
  phoneOf: 'A number in {country}.',
  phoneIn: 'Without a country code, it is a number in {country}.',
  phoneProblems: {
    'too-short': 'This number is too short.',
    'too-long': 'This number is too long.',
    'no-country':
      'The country is missing. Begin with + and the country code, or choose the city first.',
    'no-number':
      'This is not one phone number. Write the digits of one number only, without words.',
    unknown: 'There is no such number in this country. Check the digits.',
  },
};

export type Texts = typeof en;
