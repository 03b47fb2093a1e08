/** Posts that a visitor has saved in the browser, and what is shown without network. */
export const saved = {
  /** The button on a post. */
  save: 'Save',
  isSaved: 'Saved',
  added: 'Saved in this browser.',
  removed: 'No longer saved.',
  failed:
    'This could not be saved: the list is full, or your browser stores nothing for this site.',
  title: 'Saved',
  lead: 'Kept in this browser only. Nobody else sees it, and no account is needed.',
  empty: {
    title: 'Nothing saved yet',
    text: 'Press “Save” on a post. It then stands here, and can be read without a connection.',
  },
  kinds: 'Kinds of posts',
  all: 'All',
  sort: {
    label: 'Order',
    newest: 'Last saved first',
    oldest: 'First saved first',
    title: 'By title',
  },
  /** The page inserts `{date}`. */
  savedOn: 'Saved on {date}',
  /** The page inserts `{kept}` and `{total}`. */
  available: 'Can be read without a connection: {kept} of {total}.',
  /** The page inserts `{size}`; follows the sentence before where the browser says it. */
  spaceUsed: 'Space used: {size} MB.',
  changed: 'Changed since you saved it',
  gone: 'No longer on the site. Your copy stays until you remove it.',
  remove: 'Remove',
  removeAll: {
    action: 'Remove everything from this browser',
    confirm: 'Remove all saved posts and all kept pages from this browser?',
  },
  transfer: {
    title: 'Take the list to another phone',
    text: 'Show the list as a code and point the camera of the other phone at it. Or save it as a file, send it, and open it there on this page.',
    hint: 'Some browsers delete what a site keeps if you do not visit it for some weeks. A file stays.',
    showCode: 'Show as a code',
    exportFile: 'Save as a file',
    importFile: 'Open a file',
    /** The page inserts `{count}`. */
    imported: 'Posts added: {count}.',
    invalid: 'This is not a list of saved posts. Nothing was changed.',
    /** From a code. The page inserts `{count}`. */
    received: 'Posts from another device: {count}. Save them in this browser, too?',
    add: 'Save them',
    notLoaded: 'Not added, as they could not be loaded: {count}. Open the code again later.',
  },
  /** The page inserts `{count}` and `{total}`. */
  code: {
    title: 'Your list as a code',
    lead: 'Point the camera of the other phone at it and open the address that appears. Nothing is sent to anybody else.',
    label: 'QR code with your saved posts',
    all: 'Posts in the code: {count}',
    some: 'Posts in the code: {count} of {total}, those saved last. Save the list as a file to take all of them.',
    back: 'Back to the list',
  },
  needsScript: 'Saving posts here needs JavaScript, which is switched off in this browser.',
  how: {
    title: 'Other ways to keep a page',
    steps: [
      'Bookmark it: browsers have a star or a flag for that, near the address or in the menu.',
      'Print it, or save it as a PDF: choose “Print” in the menu of the browser.',
      'Send yourself the link, for example by WhatsApp or email.',
    ],
  },
  offline: {
    title: 'This page is not on your device',
    text: 'There is no connection, and no copy of this page was kept.',
    retry: 'Try again',
    readBefore: 'Read before',
    nothing: 'No other page is kept yet.',
    noConnection: 'No connection.',
    /** The page inserts `{date}`. */
    copyOf: 'Kept copy of {date}',
  },
};
