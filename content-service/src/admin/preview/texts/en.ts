/** The preview's texts, in English; the other languages have the same keys. */
export const en = {
  title: 'Preview',
  open: 'Show the page',
  beside: 'Beside the form',
  hint: 'The page as readers will see it, with what has been saved.',
  unsaved: 'Your latest changes are not saved yet, so they are not shown.',
  width: 'Width',
  phone: 'Phone',
  wide: 'Wide screen',
  language: 'Language of the website',
  refresh: 'Refresh',
  newTab: 'Open in a new tab',
  close: 'Close',
  loading: 'Loading…',
  failed: 'The preview could not be opened. Please try again.',
  off: 'The preview is not set up. The operator has to set WEBSITE_TOKEN.',
};

export type PreviewTexts = typeof en;
