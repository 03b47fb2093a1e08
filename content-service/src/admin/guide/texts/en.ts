export const en = {
  title: 'How to write here',
  intro:
    'Many readers read your language as their second one, on an old phone, and need help today. Write so that they understand it the first time.',
  sections: [
    {
      heading: 'Before you write',
      points: [
        'Search first: perhaps the post exists and only needs a correction.',
        'Think of one reader and answer one question, from beginning to end.',
        'Write only what you know or can look up. Say where it comes from.',
      ],
    },
    {
      heading: 'Title and first sentence',
      points: [
        'The title says what readers get, in the words they would search for.',
        'The first sentence gives the answer. Details come after it.',
      ],
    },
    {
      heading: 'Plain sentences',
      points: [
        'One idea in each sentence. More than 20 words are too many.',
        'Use everyday words. No proverbs, no irony, no abbreviations.',
        'Speak to the reader and say who does what.',
        'Keep official words as they stand on forms and signs, and explain them once.',
      ],
    },
    {
      heading: 'Easy to find one’s way',
      points: [
        'A heading every few paragraphs, in order and without skipping a level.',
        'Steps as a numbered list, prices and times as a small table.',
        'A link says where it leads: “Book an appointment”, not “click here”.',
      ],
    },
    {
      heading: 'Facts that help',
      points: [
        'Phone, address, opening hours, price and position belong in their own fields: readers can then call or find the way with one tap.',
        'Write prices with the currency and the month in which you checked them.',
        'Describe an address as a taxi driver needs it, with something one can see from the street.',
      ],
    },
    {
      heading: 'Pictures',
      points: [
        'Use your own pictures, or those you may use. Ask people before you show them.',
        'No passports, permits or letters with names and numbers on them.',
        'The alternative text says in a few words what is to be seen.',
      ],
    },
    {
      heading: 'Be careful with people',
      points: [
        'No names, numbers or stories of private persons without their consent.',
        'For law and health, write what the office or the doctor says, with a link. Do not advise.',
        'All communities read this. No politics, no advertising, nothing that looks down on others.',
      ],
    },
    {
      heading: 'Translating',
      points: [
        'Keep the facts, not the order of the words.',
        'Names of offices, streets and forms also stay in their own spelling, in brackets.',
      ],
    },
    {
      heading: 'From draft to public',
      points: [
        'Save as often as you like. Nobody sees a draft but the editors.',
        'Correct errors before the post becomes public. Hints are advice: you decide.',
        'When you are done, send it to review. Somebody else reads it and makes it public.',
        'Nothing is lost: earlier versions can be restored, and deleted posts for 30 days.',
      ],
    },
  ],
  examples: {
    heading: 'Two examples',
    instead: 'Instead of:',
    write: 'Write:',
    pairs: [
      [
        'In the event that the deposit is not returned, legal remedies may be pursued.',
        'Your landlord does not give the deposit back? You can complain. This is how:',
      ],
      [
        'The facility is conveniently located and open until late.',
        'The clinic is opposite the post office. It is open until 22:00 every day.',
      ],
    ],
  },
};

/** The guide in a language, with as many sections and points as in English. */
export type Guide = typeof en;
