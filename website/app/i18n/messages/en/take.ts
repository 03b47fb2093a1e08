/** The file of a city, the pages that lead to it, and its check. The pages insert what stands in braces. */
export const take = {
  title: 'A city in one file',
  titleOf: (city: string) => `${city} in one file`,
  lead: 'Guides, addresses with telephone numbers, coming events and emergency numbers in one file. It needs no network and no app: keep it, print it, pass it on.',
  /** Before a link to the check. */
  trust: 'Was a file passed on to you?',
  /** Kinds of posts, a list in words. */
  leftOut: (kinds: string) => `Left out, because it could not be read: ${kinds}`,
  dropped: (count: string) =>
    `Posts left out, because the file would have become too large: ${count}`,
  size: { kilobytes: (size: string) => `${size} KB`, megabytes: (size: string) => `${size} MB` },
  form: {
    title: 'Your choice',
    change: 'Choose something else',
    city: 'City',
    language: 'Language',
    kinds: 'What it holds',
    withoutPictures: 'Without pictures, so that it is smaller',
    submit: 'Prepare the file',
  },
  ready: {
    title: 'Your file',
    download: (size: string) => `Download (${size})`,
    open: 'Open here',
    epub: (size: string) => `As an e-book, EPUB (${size})`,
    passOn: 'To pass it on, send the downloaded file as a document by WhatsApp or email.',
  },
  /** Within the file. */
  file: {
    asOf: 'As of {date}.',
    renew:
      'It needs no network: keep it and pass it on. For a newer one, scan the code or open {address}.',
    /** The same without a code, in an e-book. */
    renewByAddress: 'It needs no network: keep it and pass it on. For a newer one, open {address}.',
    contents: 'Contents',
    qrCode: 'QR code: the newest file',
    check: 'This file is signed. At {address} you can check that nobody has changed it.',
  },
  check: {
    title: 'Check a file',
    lead: 'Choose a file that was passed on to you. You learn whether it is as we made it, of which city it is, and from when. We do not keep it.',
    file: 'The file',
    text: 'Or paste its whole text',
    submit: 'Check',
    empty: 'Please choose a file or paste its text.',
    unchanged: {
      title: 'This file is unchanged',
      text: 'It is as we made it. Phone numbers and dates may have changed since.',
      newer: 'Get the newest file',
    },
    changed: {
      title: 'This file was changed',
      text: 'It is not as we made it, or it is not complete. Do not trust its numbers and addresses.',
    },
    otherKey: {
      title: 'This file is not from us',
      text: 'It is signed, but not by this website. Do not trust its numbers and addresses.',
    },
    unsigned: {
      title: 'This file is not signed',
      text: 'It has no signature of ours, so we cannot say where it comes from.',
    },
  },
};
