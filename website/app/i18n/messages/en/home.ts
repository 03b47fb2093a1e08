/** The home page. @param brand the product's name */
export const home = (brand: string) => ({
  viewAll: 'View All',
  loading: (items: string) => `Loading ${items}`,
  featuresTitle: `How ${brand} Helps You`,
  featuresLead: 'Six things that newcomers ask for first.',
  features: {
    questions: {
      title: 'Questions and answers',
      text: 'Answers from people who asked the same.',
      link: 'Ask the forum',
    },
    cost: {
      title: 'Cost calculator',
      text: 'A month, in local money and your own.',
      link: 'Read what things cost',
    },
    businesses: {
      title: 'Local businesses',
      text: 'From people who speak your language.',
      link: 'Find someone near',
    },
    events: {
      title: 'Events and activities',
      text: 'Come alone and meet people.',
      link: 'See what is on',
    },
    market: {
      title: 'Second-hand market',
      text: 'From families that are moving away.',
      link: 'Browse the market',
    },
    together: {
      title: 'Doing things together',
      text: 'Group purchases, shared vans, partners.',
      link: 'Join in',
    },
  },
  heroAlt:
    'Two neighbours greet each other in a street where houses of two countries stand side by side, seen through an eight-point star.',
  appTitle: 'Read here. Talk in the app.',
  /** While the app is in no store. */
  appTitleSoon: 'Read here. Soon, talk in the app.',
  appFeatures: {
    comment: 'Comment and answer under every post',
    write: 'Write to a seller or a neighbour directly',
    hear: 'Get a notice as soon as somebody replies',
    near: 'See first what fits your city and language',
  },
  scanHint: 'Point your phone’s camera here to get it.',
  qrCodeLabel: 'QR code that leads to the app',
  conversation: {
    title: 'Which school bus?',
    place: 'Forum · Muscat',
    question: 'Which bus reaches Seeb before seven? We both start work early.',
    answer: 'The blue one from the roundabout. The driver waits if you wave.',
    answerBy: 'Noor, 4 minutes later',
    /** Arabic in every language: the app's users write in theirs. */
    inArabic: 'وأنا آخذه كل يوم، ألقاكِ عند المحطة؟',
    thanks: 'Yes please. Tomorrow, quarter past six!',
  },
});
