/** The contact page. @param brand the product's name */
export const contact = (brand: string) => ({
  title: 'Contact',
  lead: 'Write to us in the language you think in. A person reads every message.',
  mailTitle: 'By email',
  mailText: 'For everything: questions, corrections, thanks, complaints.',
  socialTitle: 'Where else we are',
  socialText: 'You can follow us there. These sites have privacy rules of their own.',
  topicsTitle: 'So that we can help at once',
  topics: [
    {
      title: 'Something on a page is wrong',
      text: 'Tell us the address of the page and what should stand there. An editor corrects it.',
    },
    {
      title: 'A post worries you',
      text: 'It asks for money in a strange way, insults people or shows somebody who did not agree? Send us its address. Please do not wait.',
    },
    {
      title: 'Your business belongs here',
      text: `How to get listed, and what partners of ${brand} get, is on a page of its own: {landing}.`,
    },
    {
      title: 'Your account or your data',
      text: 'See how to {reset} or {delete}, or write to us. We answer such requests within 30 days.',
    },
  ],
  landingLink: 'become a partner',
  resetLink: 'reset your password',
  deleteLink: 'delete your account',
});
