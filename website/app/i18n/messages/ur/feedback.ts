import type { Messages } from '../messages.ts';

/** What readers say of posts. */
export const feedback: Messages['feedback'] = {
  section: 'آپ کی رائے',
  back: 'صفحے پر واپس جائیں',
  about: 'اس بارے میں: {title}',
  helpful: {
    question: 'کیا یہ مفید تھا؟',
    yes: 'جی ہاں',
    no: 'نہیں',
    thanks: 'شکریہ',
    wasHelpful: 'خوشی ہے کہ یہ کام آیا۔',
    wasNot: 'ہم دیکھیں گے کہ اسے کیسے بہتر کیا جائے۔',
    tellMissing: 'ہمیں بتائیں کہ کیا کمی ہے',
  },
  report: {
    question: 'یہاں کوئی غلطی ہے؟',
    legend: 'کیا غلط ہے؟',
    reasons: {
      closed: 'بند ہو گیا',
      moved: 'کہیں اور منتقل',
      'wrong-number': 'غلط نمبر',
      'wrong-price': 'غلط قیمت',
      outdated: 'اپ ڈیٹ نہیں',
      scam: 'دھوکا',
      rude: 'بدتمیزی',
      other: 'کچھ اور',
    },
    missingReason: 'براہ کرم بتائیں کہ کیا غلط ہے۔',
    noName: 'نام ضروری نہیں۔ ہر شکایت ایک ایڈیٹر پڑھتا ہے۔',
    withWords: 'تفصیل یا اپنی ای میل شامل کریں',
    words: 'اپنے الفاظ میں',
    email: 'ای میل ایڈریس',
    emailHint: 'اگر آپ کو نتیجہ جاننا ہو۔ اس کے بعد ہم ایڈریس مٹا دیتے ہیں۔',
    submit: 'ایڈیٹروں کو بتائیں',
    sentTitle: 'بتانے کا شکریہ',
    sentText: 'ایک ایڈیٹر اسے دیکھے گا۔',
  },
};
