import type { Messages } from '../messages.ts';

/** What readers say of posts. */
export const feedback: Messages['feedback'] = {
  section: 'بۆچوونی ئێوە',
  back: 'گەڕانەوە بۆ پەڕەکە',
  about: 'دەربارەی: {title}',
  helpful: {
    question: 'ئایا ئەمە سوودی هەبوو؟',
    yes: 'بەڵێ',
    no: 'نەخێر',
    thanks: 'سوپاس',
    wasHelpful: 'دڵخۆشین کە سوودی هەبوو.',
    wasNot: 'دەبینین چۆن باشتری بکەین.',
    tellMissing: 'پێمان بڵێن چی کەمە',
  },
  report: {
    question: 'هەڵەیەک هەیە؟',
    legend: 'چی هەڵەیە؟',
    reasons: {
      closed: 'داخراوە',
      moved: 'گوازراوەتەوە',
      'wrong-number': 'ژمارەی هەڵە',
      'wrong-price': 'نرخی هەڵە',
      outdated: 'نوێ نەکراوەتەوە',
      scam: 'فێڵ',
      rude: 'بێڕێزی',
      other: 'شتێکی تر',
    },
    missingReason: 'تکایە هەڵبژێرن چی هەڵەیە.',
    noName: 'ناو پێویست نییە. دەستکاریکەرێک هەموو سکاڵایەک دەخوێنێتەوە.',
    withWords: 'زیادکردنی وشە یان ئیمەیل',
    words: 'بە وشەی خۆتان',
    email: 'ناونیشانی ئیمەیل',
    emailHint: 'ئەگەر دەتانەوێ ئەنجامەکە بزانن. دواتر ناونیشانەکە دەسڕینەوە.',
    submit: 'ئاگادارکردنەوەی دەستکاریکەران',
    sentTitle: 'سوپاس بۆ ئاگادارکردنەوەمان',
    sentText: 'دەستکاریکەرێک سەیری دەکات.',
  },
};
