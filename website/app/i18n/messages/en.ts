import { plural } from '../plural.ts';
import { about } from './en/about.ts';
import { checked } from './en/checked.ts';
import { confirm } from './en/confirm.ts';
import { contact } from './en/contact.ts';
import { costs } from './en/costs.ts';
import { deleteAccount } from './en/delete.ts';
import { detail } from './en/detail.ts';
import { editors } from './en/editors.ts';
import { eula } from './en/eula.ts';
import { facts } from './en/facts.ts';
import { feedback } from './en/feedback.ts';
import { forms } from './en/forms.ts';
import { home } from './en/home.ts';
import { hubs } from './en/hubs.ts';
import { kinds } from './en/kinds.ts';
import { landing } from './en/landing.ts';
import { list, search } from './en/list.ts';
import { map } from './en/map.ts';
import { near } from './en/near.ts';
import { plain } from './en/plain.ts';
import { preview } from './en/preview.ts';
import { privacy } from './en/privacy.ts';
import { resetPassword } from './en/reset-password.ts';
import { saved } from './en/saved.ts';
import { take } from './en/take.ts';
import { testimonials } from './en/testimonials.ts';

/** English. @param brand the product's name */
export const en = (brand: string) => ({
  nav: {
    main: 'Main',
    home: 'Home',
    about: 'About Us',
    contact: 'Contact',
    skipToContent: 'Skip to the content',
    menu: 'Menu',
    close: 'Close',
    homeLink: `${brand}, to the home page`,
    theme: { system: 'Theme: as the device', light: 'Theme: light', dark: 'Theme: dark' },
    /** Hides or shows the dates of the second calendar. */
    secondCalendar: { shown: 'Second calendar: shown', hidden: 'Second calendar: hidden' },
    backToTop: 'Back to top',
  },
  /** Separator of a list. */
  listSeparator: ', ',
  languages: {
    label: 'Language',
    offer: 'This website is also available in English.',
    /** On a small link beside posts in this language. */
    site: 'Site in English',
    decline: 'No, thank you',
  },
  app: {
    ios: 'iOS App',
    iosHint: 'for iPhone, iPad',
    android: 'Android App',
    androidHint: 'for other phones',
    /** On pages about the app, while it is in no store. */
    soon: 'The app comes soon. It is not in the stores yet.',
  },
  footer: {
    quickLinks: 'Quick Links',
    resources: 'Resources',
    privacy: 'Privacy Policy',
    app: 'The app',
    social: 'Follow us',
    copyright: (year: number) => `© ${year} ${brand}`,
    noAccountNote: 'Every page can be read without an account.',
  },
  kinds,
  list,
  search: search(brand),
  pagination: {
    pages: 'Pages',
    page: (page: number) => `Page ${page}`,
    previous: 'Previous',
    next: 'Next',
  },
  card: {
    untitled: 'Untitled',
    partner: 'Official Partner',
    free: 'Free',
    pinned: 'Pinned',
    runningUntil: (end: string) => `Running until ${end}`,
    openUntil: (time: string) => `Open until ${time}`,
    opensAt: (time: string) => `Opens ${time}`,
    opensOn: (day: string, time: string) => `Opens ${day} ${time}`,
    /** After some of the languages spoken at a place. */
    languagesAndMore: (names: string, count: string) => `${names} and ${count} more`,
    /** From the visitor. */
    distance: (kilometres: string) => `About ${kilometres} km`,
    veryNear: 'Less than 1 km',
    /** Below a question. */
    answers: (count: number) =>
      count === 0 ? 'No answers yet' : plural('en', count, { one: '# answer', other: '# answers' }),
  },
  home: home(brand),
  take,
  testimonials,
  errors: {
    loadFailed: 'Failed to load content. Please try again later.',
    suggestedLinks: 'Other pages',
    notFound: {
      title: 'Page not found',
      text: 'The page may have moved, or the link is incomplete. One of these pages may help.',
    },
    unavailable: {
      title: 'We cannot reach our posts',
      text: 'The service that holds the posts does not respond at the moment. It is not your fault. Please try again in a minute.',
      retry: 'Try again',
    },
    serverError: {
      title: 'Something went wrong',
      text: 'The mistake is ours and has been recorded. Please try again, or start at the home page.',
    },
    /** Above a stale page. */
    lastUpdated: (time: string) => `Last updated ${time}: we cannot reach our posts at the moment.`,
    /** Requests that browsers do not send by themselves. */
    request: {
      malformed: 'We could not read this address',
      methodNotAllowed: 'This cannot be done here',
      tooLarge: 'This is too large',
      addressTooLong: 'This address is too long',
      timedOut: 'This took too long to arrive',
      text: 'Nothing was changed. You can start again at the home page.',
    },
  },
  detail: detail(brand),
  checked,
  feedback,
  confirm,
  editors,
  facts,
  hubs,
  map,
  near,
  about: about(brand),
  contact: contact(brand),
  costs,
  forms,
  landing: landing(brand),
  plain,
  preview,
  saved,
  resetPassword: resetPassword(brand),
  deleteAccount: deleteAccount(brand),
  privacy: privacy(brand),
  eula: eula(brand),
  partner: `Official Partner of ${brand}`,
});
