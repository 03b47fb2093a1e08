/** Words that fill the page as those of the other page do. */
export const communities = [
  'English',
  'العربية',
  'فارسی',
  'اردو',
  'Türkçe',
  'Українська',
  'Русский',
  'हिन्दी',
  'Tagalog',
  'Français',
];

const sentence = 'Somebody who came before knows how it is done here and gladly tells you.';

export const features = ['Questions', 'Cost', 'Businesses', 'Events', 'Market', 'Together'].map(
  (title) => ({ title, text: sentence }),
);

export const testimonials = ['Amal', 'Bashir', 'Daria', 'Emre', 'Farah', 'Grace'].map((name) => ({
  name,
  quote: `${sentence} ${sentence}`,
}));
