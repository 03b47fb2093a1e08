import type { Messages } from '../messages.ts';

/** Pages without header and footer, and the table of contents. */
export const plain: Messages['plain'] = {
  asOfDate: 'तारीख: {date}',
  tableOfContents: 'इस पेज पर',
  backToHome: 'होम पेज पर वापस जाएँ',
  links: {
    contact: 'हमें लिखें',
    privacy: 'गोपनीयता नीति',
    eula: 'लाइसेंस समझौता',
    delete: 'अकाउंट हटाएँ',
  },
};
