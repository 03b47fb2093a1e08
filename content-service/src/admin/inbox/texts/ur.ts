import type { InboxTexts } from './en';

export const ur: InboxTexts = {
  title: 'جواب',
  take: 'میرے ذمے',
  takeOver: 'اپنے ذمے لیں',
  putBack: 'فہرست میں واپس رکھیں',
  settle: 'ہو گیا',
  reopen: 'دوبارہ کھولیں',
  by: '{name} کے پاس ہے',
  answeredOn: '{time} کو جواب دیا گیا',
  noAddress: 'جواب کے لیے پتا نہیں چھوڑا گیا۔',
  template: 'سانچہ',
  chooseTemplate: 'سانچہ چنیں',
  answer: 'آپ کا جواب',
  hint: 'ای میل سے بھیجا جائے گا، نیچے قاری کے الفاظ ہوں گے۔',
  send: 'جواب بھیجیں',
  states: {
    new: 'نیا',
    'in-work': 'کام جاری',
    done: 'ہو گیا',
  },
  reasons: {
    closed: 'بند ہو گیا',
    moved: 'جگہ بدل گئی',
    'wrong-number': 'غلط نمبر',
    'wrong-price': 'غلط قیمت',
    outdated: 'پرانی معلومات',
    scam: 'دھوکا',
    rude: 'بدتمیزی یا دل آزاری',
    other: 'کچھ اور',
  },
};
