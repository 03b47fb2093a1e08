import { CODE_LIFETIME_DAYS } from '../request';
import type { ConfirmationTexts } from './mail-texts';

/** English. @param brand the product's name */
export const en = (brand: string): ConfirmationTexts => ({
  subject: (title) => `Is this still right? ${title}`,
  intro: `This is what readers of ${brand} see. Please tell us whether it is still right.`,
  reminder: 'We asked you two weeks ago. This is our last mail about it.',
  labels: {
    when: 'When',
    phone: 'Phone',
    whatsapp: 'WhatsApp',
    email: 'Email',
    website: 'Website',
    address: 'Address',
    landmark: 'Landmark',
    openingHours: 'Opening hours',
  },
  page: 'The whole page:',
  right: 'Everything is still right:',
  change: 'Something has changed:',
  closed: 'It has closed, or is over:',
  note: `Opening a link changes nothing yet; you are asked once more. One of the links works once, for ${CODE_LIFETIME_DAYS} days.`,
  unsubscribe: 'You do not want such mails?',
});
