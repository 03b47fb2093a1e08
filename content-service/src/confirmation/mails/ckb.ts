import { CODE_LIFETIME_DAYS } from '../request';
import type { ConfirmationTexts } from './mail-texts';

const { format } = new Intl.NumberFormat('ckb', { numberingSystem: 'arab' });

/** Central Kurdish. @param brand the product's name */
export const ckb = (brand: string): ConfirmationTexts => ({
  subject: (title) => `ئایا ئەمە هێشتا ڕاستە؟ ${title}`,
  intro: `خوێنەرانی ${brand} ئەمە دەبینن. تکایە پێمان بڵێن ئایا هێشتا ڕاستە.`,
  reminder: 'دوو هەفتە لەمەوبەر پرسیارمان لێ کردن. ئەمە دوایین نامەمانە لەم بارەیەوە.',
  labels: {
    when: 'کات',
    phone: 'تەلەفۆن',
    whatsapp: 'واتساپ',
    email: 'ئیمەیل',
    website: 'ماڵپەڕ',
    address: 'ناونیشان',
    landmark: 'نیشانەی نزیک',
    openingHours: 'کاتی کارکردن',
  },
  page: 'هەموو پەڕەکە:',
  right: 'هەموو شتێک هێشتا ڕاستە:',
  change: 'شتێک گۆڕاوە:',
  closed: 'داخراوە یان تەواو بووە:',
  note: `کردنەوەی لینکەکە هێشتا هیچ ناگۆڕێت، جارێکی تر لێتان دەپرسین. یەکێک لە لینکەکان یەک جار و بۆ ${format(CODE_LIFETIME_DAYS)} ڕۆژ کار دەکات.`,
  unsubscribe: 'ئەم جۆرە نامانەتان ناوێت؟',
});
