/** Testimonials of people who have moved. */
export const testimonials = {
  title: 'Heard from neighbours',
  movedTo: 'moved to',
  showItem: (position: number) => `Show voice ${position}`,
  pause: 'Pause',
  play: 'Play',
  items: [
    {
      quote:
        'I wrote my question at midnight. By breakfast three people from my own city had answered, and one of them offered to come along.',
      name: 'Mariam S.',
      from: 'Aleppo',
      to: 'Gaziantep',
    },
    {
      quote:
        'The list of papers was right, down to the number of photographs. We were out of the office before lunch.',
      name: 'Farhad R.',
      from: 'Shiraz',
      to: 'Muscat',
    },
    {
      quote:
        'Our cot, our table and our first friends here all came from the same page. The friends have become the most important of these.',
      name: 'Ayesha and Bilal',
      from: 'Lahore',
      to: 'Sharjah',
    },
    {
      quote: 'I came for the football and met an accountant who helped me with my papers.',
      name: 'Joel M.',
      from: 'Cebu',
      to: 'Doha',
    },
  ],
};
