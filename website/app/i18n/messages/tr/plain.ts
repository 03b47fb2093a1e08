import type { Messages } from '../messages.ts';

/** Pages without header and footer, and the table of contents. */
export const plain: Messages['plain'] = {
  asOfDate: 'Metnin tarihi: {date}',
  tableOfContents: 'İçindekiler',
  backToHome: 'Ana sayfaya dön',
  links: {
    contact: 'bize yazın',
    privacy: 'gizlilik politikası',
    eula: 'lisans sözleşmesi',
    delete: 'hesap silme',
  },
};
