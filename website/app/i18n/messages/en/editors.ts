/** Who stands behind the posts, and what was corrected. The page inserts `{corrections}` and `{address}`. */
export const editors = {
  title: 'Who stands behind this',
  lead: 'People write and check what you read here. This page says how they check, and what happens when they are wrong.',
  sections: [
    {
      title: 'The editors',
      paragraphs: [
        'Posts are written by editors and by people of the communities. Each post names its author, and nothing becomes public before an editor has read it.',
        'Nobody can pay for a place in a list or for kinder words about a business. Official partners are marked as such.',
      ],
    },
    {
      title: 'How posts are checked',
      paragraphs: [
        'A post says when somebody last found it to be true. Usually articles are checked once a year, businesses twice, offers every month. When a check is late, the page says so.',
        'Businesses and organisers can confirm their own posts; the page then says that they did, and when. What they change is read by an editor first.',
        'Articles can name their sources. Machine translations are marked as such.',
      ],
    },
    {
      title: 'When something is wrong',
      paragraphs: [
        'Below each post you can say what is wrong, without a name. If several readers report a post, an editor looks at it at once.',
        'If we were wrong about something that matters, we correct the post, say when we did, and list it among the {corrections}. Slips of the pen are corrected without a note.',
      ],
    },
    {
      title: 'Write to us',
      paragraphs: ['Write to {address}. A person reads it.'],
    },
  ],
  correctionsLink: 'corrections',
  corrections: {
    title: 'Corrections',
    lead: 'What we had wrong and have put right, the newest first.',
    none: 'No corrections so far.',
  },
};
