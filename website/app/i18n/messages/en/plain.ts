/** Pages without header and footer, and the table of contents. */
export const plain = {
  /** The page inserts `{date}`. */
  asOfDate: 'As of {date}',
  tableOfContents: 'Contents',
  backToHome: 'Back to the home page',
  links: {
    contact: 'write to us',
    privacy: 'privacy policy',
    eula: 'licence agreement',
    delete: 'delete your account',
  },
};
