import { plural } from '../../plural.ts';
import type { ByKind } from '../kind-messages.ts';

const moreOfKind: ByKind<string> = {
  article: 'More articles',
  business: 'More businesses',
  event: 'More events',
  activity: 'More activities',
  marketplace: 'More from the marketplace',
  forum: 'More questions',
};

/** Below the title of kinds where visitors must see at once how to take part; empty for others. */
const participationNote: ByKind<string> = {
  article: '',
  business: '',
  event: '',
  activity: '',
  marketplace: '',
  forum: 'This is a question from a reader. Answers are written in the app.',
};

/** Beside the price of kinds where strangers trade with each other; empty for others. */
const safetyNote: ByKind<string> = {
  article: '',
  business: '',
  event: '',
  activity: '',
  marketplace:
    'Meet in a public place, look at the item first, then pay. Never send money or a deposit in advance.',
  forum: '',
};

const appPrompt: ByKind<{ title: string; text: string }> = {
  article: {
    title: 'Something to add?',
    text: 'Comment in the app, or ask the person who wrote this a question there.',
  },
  business: {
    title: 'Write to them in the app',
    text: 'Messages to businesses and comments from other customers are in the app.',
  },
  event: {
    title: 'Ask the others in the app',
    text: 'Comments, messages and reminders for this event are in the app.',
  },
  activity: {
    title: 'Say hello to the others in the app',
    text: 'Comments, messages and reminders for this activity are in the app.',
  },
  marketplace: {
    title: 'Is it still available? Ask in the app',
    text: 'Message the seller in the app: you keep your phone number to yourself.',
  },
  forum: {
    title: 'Know an answer? Write it in the app',
    text: 'Questions are asked and answered there. You get a note when somebody replies.',
  },
};

/** The page of a post. @param brand the product's name */
export const detail = (brand: string) => ({
  breadcrumb: 'Where you are',
  /** The page inserts `{date}` and `{ago}`. */
  posted: 'Posted {date}, {ago}',
  updated: 'Updated {date}, {ago}',
  checked: 'Checked on {date}',
  notChecked: 'Not checked since {date}.',
  reportMistake: 'Tell us if something is wrong',
  corrected: 'Corrected on {date}',
  /** Heading of where the facts of a text come from. */
  sources: 'Sources',
  readingTime: (minutes: number) =>
    plural('en', minutes, { one: '# minute to read', other: '# minutes to read' }),
  /** Between a post and those that say the same; the page inserts `{language}`, the name of a language. */
  translations: {
    alsoIn: 'Also in:',
    outdated: 'The original ({language}) has changed since it was translated.',
    machine: 'Machine translation of the original ({language}).',
    original: 'Read the original',
    offer: 'Read a machine translation',
    pending: 'The machine translation is being made. Open it again in half a minute.',
    again: 'Open it again',
    unavailable: 'This text cannot be translated at the moment. Below is the original.',
    report: 'Report a mistake',
  },
  /** Beside the badge of a partner. */
  partnerNote: `An official partner works with ${brand} and is known to our editors.`,
  /** Reading aloud; the page inserts `{language}`, the name of a language. */
  listen: {
    start: 'Listen',
    pause: 'Pause',
    resume: 'Continue',
    speed: 'Speed of reading',
    noVoice:
      'Your device cannot read this text aloud: it has no voice for its language ({language}).',
  },
  /** Name of the bar with the links below. */
  actions: 'What you can do',
  call: 'Call',
  /** On a narrow bar, where it is not the first. */
  callShort: 'Call',
  whatsapp: 'Write on WhatsApp',
  directions: 'Show the way',
  /** Where there is room for one word. */
  directionsShort: 'Directions',
  addToCalendar: 'Add to calendar',
  googleCalendar: 'Google Calendar',
  pictures: 'Pictures',
  pictureOf: (number: number, total: number) => `Picture ${number} of ${total}`,
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  closePictures: 'Close the pictures',
  related: 'Related posts',
  moreOfKind,
  /** Links in place of what a text embeds from another site, and what stands below a text that is too long. */
  text: {
    video: (host: string) => `Video on ${host}`,
    audio: (host: string) => `Audio on ${host}`,
    map: (host: string) => `Map on ${host}`,
    page: (host: string) => `Open on ${host}`,
    picture: (host: string) => `Picture on ${host}`,
    cut: 'This text is too long for one page. Its end is missing here.',
  },
  map: {
    heading: 'On the map',
    north: 'N',
    south: 'S',
    east: 'E',
    west: 'W',
    position: (latitude: string, longitude: string) => `Position: ${latitude}, ${longitude}`,
    kilometre: '1 km',
    sketchHint:
      'A sketch without streets: the lines are about one kilometre apart. For the way, open a map:',
    addressOnlyHint: 'We know the address but not the exact spot. Look it up in a map:',
  },
  /** On pages of businesses: HTML by which their own sites show them. */
  snippet: {
    heading: 'Show this on your website',
    text: 'Copy these lines into your page. They need no script and no frame.',
    label: 'HTML to copy',
  },
  share: {
    heading: 'Share this page',
    native: 'Share',
    whatsapp: 'WhatsApp',
    telegram: 'Telegram',
    email: 'Email',
    copy: 'Copy link',
    copied: 'Link copied.',
    print: 'Print',
  },
  qrCode: 'QR code with the address of this page',
  scanHint: 'Scan to open this page on your phone',
  openInApp: 'Open this page in the app',
  /** If the app is in no store. */
  noStore: {
    title: 'Keep this page',
    text: 'Comments and messages come soon, in our app. Until then, keep this page on your phone or share it.',
    /** In place of these where answers are written: editors take them. */
    answers: {
      note: 'This is a question from a reader. If you know the answer, write to the editors: they publish it here.',
      title: 'Know an answer?',
      text: 'The editors read every answer and publish it here, with the name that you give.',
      link: 'Write to the editors',
    },
  },
  participationNote,
  participationLink: 'How to answer',
  safetyNote,
  /** Above that of the kind, on offers that speak of paying as scams do, or are very cheap. */
  caution: {
    payment:
      'This post speaks of paying in advance, or in a way that cannot be taken back. Send no money before you have seen what you pay for and whom you pay.',
    price:
      'The price is far below what such things usually cost here. Look carefully before you pay anything.',
  },
  appPrompt,
});
