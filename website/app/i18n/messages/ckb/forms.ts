import { formatNumber } from '../../number.ts';
import { plural } from '../../plural.ts';
import type { Messages } from '../messages.ts';

const characters = (count: number) => plural('ckb', count, { one: '# پیت', other: '# پیت' });

/** Messages of all forms. */
export const forms: Messages['forms'] = {
  optional: 'ئارەزوومەندانە',
  lengthRange: (min, max) => `لە ${formatNumber(min, 'ckb')} تا ${characters(max)}.`,
  maxLength: (max) => `زۆرترین: ${characters(max)}.`,
  tooShort: (min) => `تکایە کەمێک درێژتر بینووسن. کەمترین: ${characters(min)}.`,
  tooLong: (max) => `ئەمە زۆر درێژە. زۆرترین: ${characters(max)}.`,
  tooManyLinks: (max) =>
    plural('ckb', max, {
      one: 'تکایە هەندێک لە لینکەکان لاببەن: زۆرترین ژمارە # لینکە.',
      other: 'تکایە هەندێک لە لینکەکان لاببەن: زۆرترین ژمارە # لینکە.',
    }),
  invalidEmail: 'ئەم ئیمەیلە تەواو نییە. دەبێت وەک ئەمە بێت: \u2066mariam@example.org\u2069.',
  missingEmail: 'تکایە ئیمەیلێک بنووسن.',
  errorCount: (count) => plural('ckb', count, { one: '# خانە بپشکنن', other: '# خانە بپشکنن' }),
  honeypotLabel: 'تکایە ئەم خانەیە بە بەتاڵی بهێڵنەوە: بۆ ڕێگرتنە لە پرۆگرامی سپام',
  notSent: 'نەنێردرا',
  notDone: 'سەرکەوتوو نەبوو',
  inputKept: 'ئەوەی نووسیتان هێشتا لێرەیە.',
  emailAlternative: 'هەروەها دەتوانن بنووسن بۆ {address}.',
  honeypotFilled: 'خانەیەک پڕ کراوەتەوە کە دەبێت بەتاڵ بێت. تکایە بەتاڵی بکەن و دووبارە بینێرن.',
  tooFast: 'ئەمە زۆر خێراتر لە نووسینی ئاسایی نێردرا. تکایە دووبارە بینێرن.',
  retryInMinutes: (minutes) =>
    plural('ckb', minutes, {
      one: 'زۆر هەوڵتان داوە. تکایە دوای # خولەک هەوڵ بدەنەوە.',
      other: 'زۆر هەوڵتان داوە. تکایە دوای # خولەک هەوڵ بدەنەوە.',
    }),
  retryInHours: (hours) =>
    plural('ckb', hours, {
      one: 'زۆر هەوڵتان داوە. تکایە دوای # کاتژمێر هەوڵ بدەنەوە.',
      other: 'زۆر هەوڵتان داوە. تکایە دوای # کاتژمێر هەوڵ بدەنەوە.',
    }),
  upstreamFailed: 'ئێستا نەنێردرا ({detail}). تکایە دوای چەند خولەکێک هەوڵ بدەنەوە.',
  notSupported: 'ئەم کارە هێشتا لێرە ناکرێت. تکایە بنووسن بۆ {address}.',
  codeRejected:
    'ئەم لینکە یان ئەم پەڕەیە چیتر کار ناکات. هەر یەکەیان تەنها یەک جار و بۆ ماوەیەکی کورت کار دەکات. تکایە لە سەرەتاوە دەست پێ بکەنەوە.',
  signInRejected: 'هیچ هەژمارێک بەم ئیمەیل و وشەی نهێنییە نەدۆزرایەوە. تکایە هەردووکیان بپشکننەوە.',
};
