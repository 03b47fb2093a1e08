import { CODE_LIFETIME_MINUTES } from '../codes';
import { RETENTION_DAYS } from '../delete-content';
import type { AccountMails } from './mail-content';

const SINGLE_USE_NOTE = `لنک ایک بار اور ${CODE_LIFETIME_MINUTES} منٹ تک کام کرتا ہے۔`;

const REMOVAL_PARAGRAPHS = {
  nothing: [],
  remove: [
    `آپ کا شائع کیا ہوا اب کسی کو نظر نہیں آتا۔ ${RETENTION_DAYS} دن بعد وہ تصویروں سمیت ہمیشہ کے لیے مٹ جائے گا۔`,
  ],
  anonymise: ['آپ کا شائع کیا ہوا باقی ہے، مگر آپ کے نام، تصویر اور رابطے کی معلومات کے بغیر۔'],
};

/** Urdu. @param brand the product's name */
export const ur = (brand: string): AccountMails => ({
  newPassword: {
    subject: `${brand} کے لیے نیا پاس ورڈ`,
    beforeLink: [`${brand} کے اکاؤنٹ کے لیے نیا پاس ورڈ یہاں چنیں:`],
    afterLink: [
      SINGLE_USE_NOTE,
      'یہ درخواست آپ کی نہیں؟ پھر کچھ کرنے کی ضرورت نہیں۔ آپ کا پاس ورڈ وہی رہے گا۔',
    ],
  },
  passwordChanged: {
    subject: `${brand}: آپ کا پاس ورڈ بدل گیا ہے`,
    beforeLink: [
      `${brand} پر آپ کے اکاؤنٹ کا پاس ورڈ بدل دیا گیا ہے، اور اکاؤنٹ ہر جگہ لاگ آؤٹ ہو گیا ہے۔`,
      'یہ آپ نے نہیں کیا؟ پھر براہ کرم فوراً دوسرا پاس ورڈ چنیں:',
    ],
    afterLink: [],
  },
  deletion: {
    subject: `کیا ${brand} کا اکاؤنٹ ختم کرنا ہے؟`,
    beforeLink: [
      `اپنا ${brand} اکاؤنٹ یہاں ختم کریں۔ لنک کھولنے سے ابھی کچھ نہیں بدلتا؛ آپ سے ایک بار پھر پوچھا جائے گا۔`,
    ],
    afterLink: [
      SINGLE_USE_NOTE,
      'یہ درخواست آپ کی نہیں؟ پھر کچھ کرنے کی ضرورت نہیں۔ آپ کا اکاؤنٹ ویسا ہی رہے گا۔',
    ],
  },
  accountDeleted: (removal) => ({
    subject: `${brand}: آپ کا اکاؤنٹ ختم ہو گیا`,
    beforeLink: [
      `آپ کا ${brand} اکاؤنٹ ختم ہو گیا ہے، اور اس کے ساتھ آپ کا نام، ای میل ایڈریس اور پاس ورڈ بھی مٹ گئے ہیں۔`,
      ...REMOVAL_PARAGRAPHS[removal],
      'یہ آپ کے لیے ہماری آخری ای میل ہے۔ ہمارے ساتھ رہنے کا شکریہ۔',
    ],
    afterLink: [],
  }),
  contentDeleted: (removal) => ({
    subject: `${brand} پر آپ کا شائع کیا ہوا`,
    beforeLink: [
      'آپ نے کہا تھا کہ آپ کا شائع کیا ہوا مٹا دیا جائے۔',
      ...REMOVAL_PARAGRAPHS[removal],
      `آپ کا ${brand} اکاؤنٹ باقی ہے۔ لاگ ان پہلے کی طرح ہوتا ہے۔`,
    ],
    afterLink: [],
  }),
});
