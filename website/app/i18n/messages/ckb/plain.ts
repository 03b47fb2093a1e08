import type { Messages } from '../messages.ts';

/** Pages without header and footer, and the table of contents. */
export const plain: Messages['plain'] = {
  asOfDate: 'بەرواری ئەم دەقە: {date}',
  tableOfContents: 'ناوەڕۆک',
  backToHome: 'گەڕانەوە بۆ پەڕەی سەرەکی',
  links: {
    contact: 'بۆمان بنووسن',
    privacy: 'سیاسەتی تایبەتێتی',
    eula: 'ڕێککەوتننامەی بەکارهێنەر',
    delete: 'سڕینەوەی هەژمار',
  },
};
