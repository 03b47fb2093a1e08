import { CODE_LIFETIME_DAYS } from '../request';
import type { ConfirmationTexts } from './mail-texts';

/** Urdu. @param brand the product's name */
export const ur = (brand: string): ConfirmationTexts => ({
  subject: (title) => `کیا یہ اب بھی درست ہے؟ ${title}`,
  intro: `${brand} کے قارئین کو یہ نظر آتا ہے۔ براہ کرم بتائیں کہ کیا یہ اب بھی درست ہے۔`,
  reminder: 'ہم نے دو ہفتے پہلے پوچھا تھا۔ اس بارے میں یہ ہماری آخری ای میل ہے۔',
  labels: {
    when: 'وقت',
    phone: 'فون',
    whatsapp: 'واٹس ایپ',
    email: 'ای میل',
    website: 'ویب سائٹ',
    address: 'پتا',
    landmark: 'قریبی نشانی',
    openingHours: 'کھلنے کے اوقات',
  },
  page: 'پورا صفحہ:',
  right: 'سب کچھ اب بھی درست ہے:',
  change: 'کچھ بدل گیا ہے:',
  closed: 'بند ہو گیا یا ختم ہو گیا:',
  note: `لنک کھولنے سے ابھی کچھ نہیں بدلتا، آپ سے ایک بار پھر پوچھا جائے گا۔ ان میں سے ایک لنک ایک بار اور ${CODE_LIFETIME_DAYS} دن تک کام کرتا ہے۔`,
  unsubscribe: 'ایسی ای میل نہیں چاہیے؟',
});
