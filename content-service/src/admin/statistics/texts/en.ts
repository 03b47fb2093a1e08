/** Texts of the statistics, in English; the other languages have the same keys. */
export const en = {
  page: 'Statistics',
  intro:
    'Only numbers are counted, nothing about visitors. Numbers below 5 are not shown. A page that a browser loads ahead counts as read.',
  period: 'Period',
  days7: '7 days',
  days30: '30 days',
  days365: '12 months',
  pageLanguage: 'Language of the page',
  allLanguages: 'All languages',
  off: 'Reads are not counted at present.',
  withoutLanguage:
    'Answers and searches are counted without the language, so they are not shown here.',
  nothing: 'Nothing has been counted in this period.',
  few: 'fewer than 5',
  untitled: 'Without a title',

  readsByDay: 'Reads by day',
  readsByWeek: 'Reads by week',
  day: 'Day',
  weekFrom: 'Week from',
  reads: 'Reads',
  asTable: 'Show as a table',

  mostRead: 'Most read',
  post: 'Post',
  others: 'All other posts',

  helpful: 'Was this helpful?',
  fromFive: 'Posts with at least 5 answers.',
  yes: 'Yes',
  no: 'No',

  notFound: 'Searched, not found',
  fromFiveSearches: 'Searches that found nothing at least 5 times.',
  query: 'Searched for',
  searches: 'Searches',
  unanswered: 'Without result',

  languages: 'Languages',
};

export type Texts = Readonly<Record<keyof typeof en, string>>;
