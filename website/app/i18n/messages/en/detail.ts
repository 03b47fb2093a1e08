/** The page of a post. @param brand the product's name */
export const detail = (brand: string) => ({
  trail: 'Where you are',
  /** `{date}` and `{ago}` are put in by the page. */
  posted: 'Posted {date}, {ago}',
  updated: 'Updated {date}',
  partnerMeaning: `An official partner works with ${brand} and is known to our editors. Prices and services are the partner’s own.`,
  call: 'Call',
  whatsapp: 'Write on WhatsApp',
  theWay: 'Show the way',
  pictures: 'Pictures',
  pictureOf: (number: number, total: number) => `Picture ${number} of ${total}`,
  related: 'Goes with this',
  /** Beside the price, where strangers deal with each other; empty where they do not. */
  safety: {
    article: '',
    business: '',
    event: '',
    activity: '',
    marketplace:
      'Meet in a public place, look at the thing first, then pay. Never send money or a deposit ahead.',
    forum: '',
  },
  handOff: {
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
      title: 'Still available? Ask in the app',
      text: 'Message the seller in the app: you keep your phone number to yourself.',
    },
    forum: {
      title: 'Know an answer? Write it in the app',
      text: 'Questions are asked and answered there. You get a note when somebody replies.',
    },
  },
});
