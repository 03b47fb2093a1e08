/** The landing pages: the invitation to businesses, and the page of a business that is a partner. @param brand the product's name */
export const landing = (brand: string) => ({
  title: `Become an official partner of ${brand}`,
  lead: 'Newcomers look for a barber, a clinic, a lawyer who understands them. Be found by the people who speak your language.',
  contactButton: 'Write to us',
  mailSubject: `Partner of ${brand}`,
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
