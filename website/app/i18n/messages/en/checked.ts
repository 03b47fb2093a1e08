/** What a page says of the checks of its post. The page inserts `{date}`. */
export const checked = {
  expired: {
    title: 'This offer has ended',
    text: 'It ended on {date}, because nobody renewed it.',
  },
  contactHidden: {
    title: 'The contact is hidden for now',
    text: 'Readers have reported this offer. Our editors will look at it.',
  },
};
