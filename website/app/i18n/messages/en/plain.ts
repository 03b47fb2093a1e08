/** Pages without header and footer, and what long texts link to. */
export const plain = {
  /** `{date}` is put in by the page. */
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
