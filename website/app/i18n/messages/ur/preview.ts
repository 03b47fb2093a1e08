import type { Messages } from '../messages.ts';

/** The page of a version that is not public, for its editor. */
export const preview: Messages['preview'] = {
  title: 'پری ویو: ابھی شائع نہیں ہوا',
  text: 'یہ صفحہ صرف وہی لوگ دیکھ سکتے ہیں جن کے پاس یہ لنک ہے، اور صرف چند منٹ کے لیے۔ لنک نئے ٹیب میں کھلتے ہیں۔',
  problems: {
    invalid: {
      title: 'یہ پری ویو کا لنک نہیں',
      text: 'لنک ادھورا ہے یا بدل دیا گیا ہے۔ براہ کرم پینل میں پری ویو دوبارہ کھولیں۔',
    },
    expired: {
      title: 'اس پری ویو کا وقت ختم ہو گیا ہے',
      text: 'براہ کرم اسے پینل میں دوبارہ کھولیں۔',
    },
    withoutKind: {
      title: 'براہ کرم پہلے قسم چنیں',
      text: 'صفحہ کیسا دکھے گا، یہ پوسٹ کی قسم پر ہے۔ فارم میں قسم چنیں، محفوظ کریں اور پری ویو دوبارہ کھولیں۔',
    },
  },
};
