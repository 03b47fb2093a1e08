import type { Texts } from './en';

export const ur: Texts = {
  choose: 'منتخب کریں',
  clear: 'صاف کریں',
  nothingFound: 'کچھ نہیں ملا',
  loading: 'لوڈ ہو رہا ہے…',
  conditions: {
    new: 'نیا',
    'like-new': 'تقریباً نیا',
    good: 'اچھا',
    used: 'استعمال شدہ',
    'for-parts': 'پرزوں کے لیے',
  },
  timesOfPlace: 'وقت {place} کے مطابق لکھیں۔',
  timesOfZone: 'شہر نہ ہو تو وقت {zone} کا مانا جاتا ہے۔ پوسٹ کا شہر ہو تو پہلے اسے منتخب کریں۔',
  timeInPlace: '{place} کے وقت کے مطابق: {time}۔',
  timeHere: 'آپ کے وقت کے مطابق: {time}۔',
  closed: 'بند',
  addHours: 'اوقات شامل کریں',
  addHoursOn: '{day} کے اوقات شامل کریں',
  asDayBefore: 'پچھلے دن کی طرح',
  asDayBeforeOn: '{day}: پچھلے دن کی طرح',
  opensOn: '{day}، سے',
  closesOn: '{day}، تک',
  removeHoursOn: '{day} کے اوقات ہٹائیں',
  hoursAsText: 'اوقات متن میں لکھیں',
  hoursAsGrid: 'اوقات ہفتے کی شکل میں دکھائیں',
  hoursStayText: 'یہ اوقات ہفتے کی شکل میں نہیں دکھائے جا سکتے، اس لیے متن ہی رہتے ہیں۔',
  hoursUnreadable: 'یہ اوقات پڑھے نہیں جا سکتے۔ قارئین کو نظر نہیں آئیں گے۔',
  asReadersSeeIt: 'قارئین کو یوں نظر آئے گا',
  hoursVary: 'ہر ہفتے ایک جیسے نہیں۔',
  positionShortLink:
    'یہ مختصر لنک ہے، اس میں جگہ نہیں ہوتی۔ اسے کھولیں، پھر براؤزر سے لمبا پتہ کاپی کریں۔',
  positionUnreadable:
    'اس متن میں جگہ نہیں ملی۔ نقشے کی ایپ کا لنک یا دو عدد پیسٹ کریں، جیسے 25.2704, 55.3082۔',
  nearCity: '{city} کے قریب ({distance})۔',
  suggestSlug: 'عنوان سے تجویز کریں',
};
