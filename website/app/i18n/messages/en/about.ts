import { plural } from '../../plural.ts';

/** The about page. @param brand the product's name */
export const about = (brand: string) => ({
  title: `About ${brand}`,
  lead: 'Moving to another country brings a thousand small questions. Somebody from home has asked most of them before you. We put the answers, and the people, in one place.',
  /** Text after a number that is shown on its own. */
  stats: {
    posts: (count: number) => plural('en', count, { one: 'post', other: 'posts' }),
    communities: (count: number) => plural('en', count, { one: 'community', other: 'communities' }),
    cities: (count: number) => plural('en', count, { one: 'city', other: 'cities' }),
  },
  kindsTitle: 'What you find here',
  sections: [
    {
      title: 'Who it is for',
      paragraphs: [
        'For people who moved to the Gulf states or to Türkiye, for those who are about to, and for everybody who gives them a hand. You need no account to read, and reading costs nothing.',
        'The pages are light, so that they open on an old phone and a slow connection. They work without JavaScript, with a screen reader, and in languages that run from right to left.',
      ],
    },
    {
      title: 'How posts are made',
      paragraphs: [
        'Posts are published by editors. Each one says who it comes from, when it was posted and when it was last changed. It stays in the language it was written in, and the page tells you which.',
        'A saffron mark in words names official partners: they work with us, and our editors know them. The mark is no promise about their prices or their work. {partner}',
        'Rules, prices and opening hours change. If something here is wrong or out of date, {contact}: a person reads it, and an editor corrects the post.',
        'Who checks the posts, and how: {editors}.',
      ],
    },
    {
      title: 'What we know about you',
      paragraphs: [
        'Almost nothing. This website has no accounts, sets no cookies and counts no visitors. {others} {privacy} says it all in plain words.',
      ],
    },
  ],
  contactLink: 'write to us',
  privacyLink: 'The privacy policy',
  appTitle: 'The rest is in the app',
  appText:
    'Comments, direct messages, notifications and suggestions made for you are in the app only. Here you read; there you talk.',
  /** While the app is in no store. */
  appSoon: {
    title: 'Soon, the rest in an app',
    text: 'Comments, direct messages, notifications and suggestions made for you will be in an app. It comes soon. Until then, {contact}.',
  },
});
