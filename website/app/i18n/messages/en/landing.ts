/** The landing pages: the invitation to businesses, and the page of a business that is a partner. @param brand the product's name */
export const landing = (brand: string) => ({
  title: `Become an official partner of ${brand}`,
  lead: 'Newcomers look for a barber, a clinic, a lawyer who understands them. Be found by the people who speak your language.',
  contactButton: 'Write to us',
  /** Below businesses and their list, before the link to this page. */
  invite: {
    list: 'Do you run a business?',
    post: 'Is this your business?',
    link: 'Become a partner',
  },
  /** Where the form differs from that of the contact page. */
  form: {
    title: 'Tell us about your business',
    subject: 'Name of the business',
    message: 'About the business',
    messageHint:
      'Address, hours, the languages you speak, and how people reach you. Any language is fine.',
    missingSubject: 'Please give the name of the business.',
  },
  example: {
    title: 'This is how people find you',
    note: 'An example, with an invented business.',
    name: 'Rope Lane Barber',
    text: 'Haircuts and shaves by people who speak your language. Children are welcome.',
    place: 'Deira, Dubai',
  },
  benefitsTitle: 'What you get',
  benefits: [
    {
      title: 'A page with what people need',
      text: 'Address and map, phone and WhatsApp at one tap, the languages you speak, and your hours with “open now” by your own clock.',
    },
    {
      title: 'The partner mark',
      text: 'People see in words, in the list and on your page, that our editors know you.',
    },
    {
      title: 'A page address of your own',
      text: 'A page without our menus, for your window, your card and your messages. It opens fast on an old phone.',
    },
    {
      title: 'Your language, your direction',
      text: 'Write in Arabic, Persian, Urdu, Turkish, English or another language. Nothing is turned around or cut off.',
    },
  ],
  stepsTitle: 'How it works',
  steps: [
    {
      title: 'Write to us',
      text: 'Send name, address, hours, the languages you speak, how people reach you, and a few pictures that are yours.',
    },
    {
      title: 'An editor gets to know you',
      text: 'We ask what is unclear, look at what you sent and write the post with you.',
    },
    {
      title: 'Your page is online',
      text: 'The post appears among the businesses. Tell us when something changes, and we change it.',
    },
  ],
  contactTitle: 'Get in touch',
  qrCodeTitle: 'Keep this page',
  qrCodeText: 'Scan it with your phone, or send it to a friend who is looking.',
  qrCodePosterText: 'Scan for hours, pictures and the way',
  print: 'Print as a poster',
  fullPost: `See this business on ${brand}`,
  partOfSite: `This page is part of ${brand}`,
});
