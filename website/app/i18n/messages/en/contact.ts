/** The contact page. @param brand the product's name */
export const contact = (brand: string) => ({
  title: 'Contact',
  lead: 'Write to us in your own language. A person reads every message.',
  form: {
    title: 'Write to us',
    name: 'Your name',
    email: 'Your email address',
    emailHint: 'Our answer goes there.',
    phone: 'Your phone number',
    phoneHint: 'If you would rather be called. With the country code, please.',
    subject: 'What is it about?',
    message: 'Your message',
    messageHint: 'Any language is fine.',
    /** The page inserts `{page}`. */
    about: 'It is about this page: {page}',
    aboutLabel: 'The page it is about',
    submit: 'Send message',
    sentTitle: 'Your message was sent',
    sentText: 'A person reads it and answers by email.',
    missing: {
      name: 'Please tell us your name.',
      email: 'Please give an email address, so that we can answer.',
      subject: 'Please say in a few words what it is about.',
      message: 'Please write us a few words.',
    },
    foreignPage: 'Only pages of this website can be named here. Please untick it.',
  },
  /** Subjects that links to this page can prefill. */
  subjects: {
    report: 'A post you should look at',
    question: 'A question that no post answers',
    answer: 'An answer to a question',
  },
  /** The message that the search fills in. */
  question: (question: string) => `I searched for “${question}” and found no post that answers it.`,
  mailTitle: 'By email',
  mailText: 'For everything: questions, corrections, thanks, complaints.',
  socialTitle: 'Where else we are',
  socialText: 'You can follow us there. These sites have privacy rules of their own.',
  topicsTitle: 'So that we can help at once',
  topics: [
    {
      title: 'Something on a page is wrong',
      text: 'Tell us the address of the page and what it should say. An editor corrects it.',
    },
    {
      title: 'A post worries you',
      text: 'It asks for money in a strange way, insults people or shows somebody who did not agree? Send us its address. Please do not wait.',
    },
    {
      title: 'List your business',
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
