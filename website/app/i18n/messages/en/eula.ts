import type { LegalText } from '../legal-text.ts';

/** The end-user licence agreement. @param brand the product's name */
export const eula = (brand: string): LegalText => ({
  title: 'End-user licence agreement',
  lead: `These are the rules for using the ${brand} website and app. We wrote them to be read.`,
  date: '2026-11-21',
  sections: [
    {
      id: 'agreement',
      title: 'What this is',
      blocks: [
        `This is an agreement between you and the people who run ${brand}. By using the website or the app you accept it. If you do not agree with it, please do not use them.`,
        'To use the app on behalf of a business, you must be allowed to speak for it.',
      ],
    },
    {
      id: 'licence',
      title: 'What you may do',
      blocks: [
        'You may use the website and the app free of charge, for yourself or for your business, on as many devices as you like. You may share links to posts wherever you like.',
        'Texts and pictures of posts belong to those who made them. Ask them before you copy more than a short quotation.',
        'You may not try to break into the service, overload it, or collect other people’s contact details from it to send them advertising.',
      ],
    },
    {
      id: 'conduct',
      title: 'How we treat each other',
      blocks: [
        'We do not tolerate, in the app or in posts,',
        [
          'insults, threats, or hatred against people for where they come from, what they believe or whom they love;',
          'fraud, invented offers, and requests for money ahead;',
          'trade in people, weapons, drugs, or papers such as permits and passports;',
          'pictures of others without their consent, and sexual pictures of any kind;',
          'pretending to be somebody else.',
        ],
        'If you see such a thing, {contact} with the address of the post or the name of the account. We remove what breaks these rules and may close the account it comes from.',
      ],
    },
    {
      id: 'what-you-publish',
      title: 'What you write stays yours',
      blocks: [
        `What you write and upload belongs to you. You allow ${brand} to show it in the app and on the website, so that others can read it. The permission ends when you delete it or your account: {delete}.`,
        'Only upload what is yours or what you may use.',
      ],
    },
    {
      id: 'advice',
      title: 'Information, not legal advice',
      blocks: [
        'Posts on permits, contracts, health or money are written with care by people who have been through it. Rules change, and every case is different. Before a decision that matters, ask the office in charge, a lawyer or a doctor.',
      ],
    },
    {
      id: 'deals',
      title: 'Deals between people',
      blocks: [
        `${brand} brings people together and takes no part in what they buy, sell, rent or agree. Meet in a public place, look first, pay then.`,
        'An official partner works with us and is known to our editors. The mark is no guarantee for prices, goods or services.',
      ],
    },
    {
      id: 'others',
      title: 'Services of others',
      blocks: [
        'Links lead to maps, chats, app stores and websites that others run. Their rules apply there. For the app, the rules of the store you got it from apply as well; the stores themselves owe you no support for it.',
      ],
    },
    {
      id: 'liability',
      title: 'What we answer for',
      blocks: [
        'We do what we can to keep the service up and the posts right. We cannot promise that it never fails or that everything in it is correct, and it is offered as it is.',
        'Rights that the law of your country gives you as a consumer stay yours. Nothing in this agreement takes them away.',
      ],
    },
    {
      id: 'end',
      title: 'How it ends',
      blocks: [
        'You can stop at any time: close the website, remove the app, have your account deleted. We can close an account that breaks these rules; we tell you why, and you can object at {address}.',
      ],
    },
    {
      id: 'changes',
      title: 'When these rules change',
      blocks: [
        'The date at the top says from when this text counts. How we handle data is a text of its own: {privacy}.',
      ],
    },
  ],
});
