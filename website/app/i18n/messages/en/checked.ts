/** What a page says of the checks of its post. The page inserts `{date}`. */
export const checked = {
  /** Of posts that their business, or the organiser of an event, has found to be right. */
  byBusiness: 'Confirmed by the business on {date}',
  byOrganiser: 'Confirmed by the organiser on {date}',
  expired: {
    title: 'This offer has ended',
    text: 'It ended on {date}, because nobody renewed it.',
  },
  contactHidden: {
    title: 'The contact is hidden for now',
    text: 'Readers have reported this offer. Our editors will look at it.',
  },
};
