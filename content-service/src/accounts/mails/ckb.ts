import { CODE_LIFETIME_MINUTES } from '../codes';
import { RETENTION_DAYS } from '../delete-content';
import type { AccountMails } from './mail-content';

const { format } = new Intl.NumberFormat('ckb', { numberingSystem: 'arab' });

const SINGLE_USE_NOTE = `لینکەکە یەک جار کار دەکات، بۆ ماوەی ${format(CODE_LIFETIME_MINUTES)} خولەک.`;

const REMOVAL_PARAGRAPHS = {
  nothing: [],
  remove: [
    `ئەوەی بڵاوتان کردووەتەوە چیتر نابینرێت. دوای ${format(RETENTION_DAYS)} ڕۆژ لەگەڵ وێنەکانی بۆ هەمیشە دەسڕدرێتەوە.`,
  ],
  anonymise: ['ئەوەی بڵاوتان کردووەتەوە دەمێنێت، بێ ناو، وێنە و زانیاریی پەیوەندیتان.'],
};

/** Sorani Kurdish. @param brand the product's name */
export const ckb = (brand: string): AccountMails => ({
  newPassword: {
    subject: `وشەی نهێنیی نوێ بۆ ${brand}`,
    beforeLink: [`لێرە دەتوانن وشەیەکی نهێنیی نوێ بۆ هەژماری ${brand} هەڵبژێرن:`],
    afterLink: [
      SINGLE_USE_NOTE,
      'ئێوە داوای ئەمەتان نەکردووە؟ کەواتە پێویست ناکات هیچ بکەن. وشەی نهێنیتان وەک خۆی دەمێنێت.',
    ],
  },
  passwordChanged: {
    subject: `وشەی نهێنیتان لە ${brand} گۆڕدرا`,
    beforeLink: [
      `وشەی نهێنیی هەژمارەکەتان لە ${brand} گۆڕدرا، و هەژمارەکە لە هەموو ئامێرەکان هێنرایە دەرەوە.`,
      'ئێوە نەبوون؟ کەواتە تکایە یەکسەر وشەیەکی تر هەڵبژێرن:',
    ],
    afterLink: [],
  },
  deletion: {
    subject: `هەژمارەکەتان لە ${brand} بسڕدرێتەوە؟`,
    beforeLink: [
      `لێرە دەتوانن هەژمارەکەتان لە ${brand} بسڕنەوە. بە کردنەوەی لینکەکە هێشتا هیچ شتێک ناگۆڕێت؛ جارێکی تر لێتان دەپرسین.`,
    ],
    afterLink: [
      SINGLE_USE_NOTE,
      'ئێوە داوای ئەمەتان نەکردووە؟ کەواتە پێویست ناکات هیچ بکەن. هەژمارەکەتان وەک خۆی دەمێنێت.',
    ],
  },
  accountDeleted: (removal) => ({
    subject: `هەژمارەکەتان لە ${brand} سڕدرایەوە`,
    beforeLink: [
      `هەژمارەکەتان لە ${brand} سڕدرایەوە، و لەگەڵیدا ناو، ئیمەیل و وشەی نهێنیتان.`,
      ...REMOVAL_PARAGRAPHS[removal],
      'ئەمە دوایین ئیمەیلی ئێمەیە بۆ ئێوە. سوپاس کە لەگەڵمان بوون.',
    ],
    afterLink: [],
  }),
  contentDeleted: (removal) => ({
    subject: `ئەوەی لە ${brand} بڵاوتان کردووەتەوە`,
    beforeLink: [
      'داواتان کرد ئەوەی بڵاوتان کردووەتەوە بسڕینەوە.',
      ...REMOVAL_PARAGRAPHS[removal],
      `هەژمارەکەتان لە ${brand} دەمێنێت. دەتوانن وەک پێشتر بچنە ژوورەوە.`,
    ],
    afterLink: [],
  }),
});
