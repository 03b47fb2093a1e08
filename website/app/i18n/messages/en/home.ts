/** The home page. @param brand the product's name */
export const home = (brand: string) => ({
  viewAll: 'View All',
  loading: (items: string) => `Loading ${items}`,
  featuresTitle: `How ${brand} Helps You`,
  featuresLead: 'Six things that newcomers ask for first.',
  features: {
    questions: {
      title: 'Questions and answers',
      text: 'Ask in your own language. People who had the same question answer.',
      link: 'Ask the forum',
    },
    cost: {
      title: 'Cost calculator',
      text: 'See what a month costs, in local money and in your own.',
      link: 'Read what things cost',
    },
    businesses: {
      title: 'Local businesses',
      text: 'Bakers, tailors, doctors and movers who speak your language.',
      link: 'Find someone near',
    },
    events: {
      title: 'Events and activities',
      text: 'Dinners, language evenings, football on Fridays. Come alone and meet people.',
      link: 'See what is on',
    },
    market: {
      title: 'Second-hand market',
      text: 'A cot, a desk, a winter coat, from a family that is moving away.',
      link: 'Browse the market',
    },
    together: {
      title: 'Doing things together',
      text: 'Group purchases, shared vans, a partner for the shop you have in mind.',
      link: 'Join in',
    },
  },
  heroAlt:
    'Two neighbours greet each other in a street where houses of two countries stand side by side, seen through an eight-point star.',
  appTitle: 'Read here. Talk in the app.',
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
