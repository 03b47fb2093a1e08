/** Texts of the page "Prices of a city", in English; the other languages have the same keys. */
export const en = {
  page: 'Prices of a city',
  intro: 'Write what you have seen, row by row, and save it all at once.',
  help: 'Enter and the arrow keys go to the row below or above. Ctrl+S saves. The highest price can stay empty if there is only one. For the price of one area, use its form.',
  city: 'City',
  chooseCity: 'Choose a city',
  cityPriced: '{city}: {priced} of {items}',
  forAll: 'For all rows',
  forAllHelp: 'Filled into every row. A row can say something else.',
  now: 'So far',
  none: 'No price yet',
  seen: 'seen on {date}',
  checked: 'checked on {date}',
  until: 'Shown until {date}',
  expired: 'Expired on {date}',
  example: 'Example, not checked',
  holds: 'Still right today',
  more: 'Source',
  save: 'Save ({count})',
  discard: 'Discard what I typed',
  putBack: 'Put back',
  saved: 'Saved: {count}. Readers see it from now on.',
  faulty: 'Nothing is saved yet. Rows to correct: {count}.',
  kept: 'What you type stays in this browser until you save it.',
};

export type Texts = typeof en;
