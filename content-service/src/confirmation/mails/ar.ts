import { CODE_LIFETIME_DAYS } from '../request';
import type { ConfirmationTexts } from './mail-texts';

/** Arabic. @param brand the product's name */
export const ar = (brand: string): ConfirmationTexts => ({
  subject: (title) => `أما زال هذا صحيحًا؟ ${title}`,
  intro: `هذا ما يراه قراء ${brand}. يُرجى إخبارنا إن كان ما زال صحيحًا.`,
  reminder: 'سألناك قبل أسبوعين، وهذه رسالتنا الأخيرة في هذا الشأن.',
  labels: {
    when: 'الموعد',
    phone: 'الهاتف',
    whatsapp: 'واتساب',
    email: 'البريد الإلكتروني',
    website: 'الموقع الإلكتروني',
    address: 'العنوان',
    landmark: 'علامة قريبة',
    openingHours: 'أوقات العمل',
  },
  page: 'الصفحة كاملة:',
  right: 'كل شيء ما زال صحيحًا:',
  change: 'تغيّر شيء:',
  closed: 'أُغلق المكان أو انتهت الفعالية:',
  note: `فتح الرابط لا يغيّر شيئًا بعد، وسنسألك مرة أخرى. يعمل أحد الروابط مرة واحدة، ولمدة ${CODE_LIFETIME_DAYS} يومًا.`,
  unsubscribe: 'لا تريد مثل هذه الرسائل؟',
});
