import { plural } from '../plural.ts';
import { about } from './en/about.ts';
import { contact } from './en/contact.ts';
import { deleteAccount } from './en/delete.ts';
import { detail } from './en/detail.ts';
import { eula } from './en/eula.ts';
import { facts } from './en/facts.ts';
import { landing } from './en/landing.ts';
import { plain } from './en/plain.ts';
import { privacy } from './en/privacy.ts';
import { resetPassword } from './en/reset-password.ts';

/** English. @param brand the product's name */
export const en = (brand: string) => ({
  nav: {
    main: 'Main',
    home: 'Home',
    about: 'About Us',
    contact: 'Contact',
    skip: 'Skip to the content',
    menu: 'Menu',
    close: 'Close',
    toHome: `${brand}, to the home page`,
    theme: { device: 'Theme: as the device', light: 'Theme: light', dark: 'Theme: dark' },
    toTop: 'Back to top',
  },
  app: {
    ios: 'iOS App',
    iosHint: 'for iPhone, iPad',
    android: 'Android App',
    androidHint: 'for other phones',
  },
  footer: {
    quickLinks: 'Quick Links',
    resources: 'Resources',
    privacy: 'Privacy Policy',
    app: 'The app',
    social: 'Elsewhere',
    copyright: (year: number) => `© ${year} ${brand}`,
    promise: 'Every page can be read without an account.',
  },
  kinds: {
    article: {
      one: 'Article',
      many: 'Articles',
      lead: 'Plain words on permits, rent, school and money.',
      homeTitle: 'Latest Articles',
      items: 'articles',
      count: (count: number) => plural('en', count, { one: '# article', other: '# articles' }),
    },
    business: {
      one: 'Business',
      many: 'Businesses',
      lead: 'Run by people from your country, open to everybody.',
      homeTitle: 'Local Businesses',
      items: 'businesses',
      count: (count: number) => plural('en', count, { one: '# business', other: '# businesses' }),
    },
    event: {
      one: 'Event',
      many: 'Events',
      lead: 'Close to you, soon, and mostly free.',
      homeTitle: 'Upcoming Events',
      items: 'events',
      count: (count: number) => plural('en', count, { one: '# event', other: '# events' }),
    },
    activity: {
      one: 'Activity',
      many: 'Activities',
      lead: 'Football, walks, language tables: come as you are.',
      homeTitle: 'Activities',
      items: 'activities',
      count: (count: number) => plural('en', count, { one: '# activity', other: '# activities' }),
    },
    marketplace: {
      one: 'Marketplace',
      many: 'Marketplace',
      lead: 'Good things looking for their next home.',
      homeTitle: 'Marketplace',
      items: 'marketplace items',
      count: (count: number) => plural('en', count, { one: '# item', other: '# items' }),
    },
    forum: {
      one: 'Question',
      many: 'Forum',
      lead: 'Questions people ask, answered by people who have been there.',
      homeTitle: 'Forum',
      items: 'questions',
      count: (count: number) => plural('en', count, { one: '# question', other: '# questions' }),
    },
  },
  list: {
    empty: (kind: string) => `No ${kind} found. Check back soon!`,
    results: 'Results',
    page: (page: number) => `page ${page}`,
  },
  paging: {
    pages: 'Pages',
    page: (page: number) => `Page ${page}`,
    previous: 'Previous',
    next: 'Next',
  },
  card: {
    untitled: 'Untitled',
    partner: 'Official Partner',
    free: 'Free',
  },
  home: {
    viewAll: 'View All',
    helpsTitle: `How ${brand} Helps You`,
    helpsLead: 'Six things that newcomers ask for first.',
    helps: {
      questions: {
        title: 'Questions and answers',
        text: 'Ask in your own language. People who stood in the same queue answer.',
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
        text: 'Dinners, language evenings, football on Fridays. Come alone, leave with numbers.',
        link: 'See what is on',
      },
      market: {
        title: 'Second-hand market',
        text: 'A cot, a desk, a winter coat, from a family that is moving on.',
        link: 'Browse the market',
      },
      together: {
        title: 'Doing it together',
        text: 'Group purchases, shared vans, a partner for the shop you have in mind.',
        link: 'Join in',
      },
    },
    heroPicture:
      'Two neighbours greet each other in a street where houses of two countries stand side by side, seen through an eight-point star.',
    appTitle: 'Read here. Talk in the app.',
    appPoints: {
      comment: 'Comment and answer under every post',
      write: 'Write to a seller or a neighbour directly',
      hear: 'Hear at once when somebody replies',
      near: 'See first what fits your city and language',
    },
    talk: {
      title: 'Which school bus?',
      place: 'Forum · Muscat',
      question: 'Which bus reaches Seeb before seven? We both start early.',
      answer: 'The blue one from the roundabout. The driver waits if you wave.',
      answerBy: 'Noor, 4 minutes later',
      thanks: 'Yes please. Tomorrow, quarter past six!',
    },
  },
  voices: {
    title: 'Heard from neighbours',
    movedTo: 'moved to',
    show: (place: number) => `Show voice ${place}`,
    pause: 'Pause',
    play: 'Play',
    all: [
      {
        quote:
          'I wrote my question at midnight. By breakfast three people from my own city had answered, and one of them offered to come along.',
        name: 'Mariam S.',
        from: 'Aleppo',
        to: 'Gaziantep',
      },
      {
        quote:
          'The list of papers was right, down to the number of photographs. We were out of the office before lunch.',
        name: 'Farhad R.',
        from: 'Shiraz',
        to: 'Muscat',
      },
      {
        quote:
          'Our cot, our table and our first friends here all came from the same page. The table wobbles. The friends do not.',
        name: 'Ayesha and Bilal',
        from: 'Lahore',
        to: 'Sharjah',
      },
      {
        quote: 'I came for the football and stayed for the accountant.',
        name: 'Joel M.',
        from: 'Cebu',
        to: 'Doha',
      },
    ],
  },
  errors: {
    loadFailed: 'Failed to load content. Please try again later.',
    notFound: {
      title: 'No door at this address',
      text: 'The page may have moved, or the link lost a letter on its way to you. Perhaps one of these helps.',
    },
    unavailable: {
      title: 'We cannot reach our shelves',
      text: 'The place where the posts are kept does not answer just now. It is not you. Please try again in a minute.',
      again: 'Try again',
    },
    bug: {
      title: 'Something broke here',
      text: 'The mistake is ours and has been noted. Please try again, or begin at the home page.',
    },
  },
  detail: detail(brand),
  facts,
  about: about(brand),
  contact: contact(brand),
  landing: landing(brand),
  plain,
  resetPassword: resetPassword(brand),
  deleteAccount: deleteAccount(brand),
  privacy: privacy(brand),
  eula: eula(brand),
  partner: `Official Partner of ${brand}`,
});
