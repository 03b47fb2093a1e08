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
  forum: 'This is a question from a reader. Answers are read and written in the app.',
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
  /** Name of the bar with the links below. */
  actions: 'What you can do',
  call: 'Call',
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
    text: 'Comments and messages are in our app, which is not in the stores yet. Until it is, keep this page on your phone or share it.',
  },
  participationNote,
  participationLink: 'How to answer',
  safetyNote,
  appPrompt,
});
