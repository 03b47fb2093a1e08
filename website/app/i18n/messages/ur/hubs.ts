import type { Messages } from '../messages.ts';

export const hubs: Messages['hubs'] = {
  community: (name) => `${name} کمیونٹی`,
  title: (name) => `${name}: مشورے، تقریبات اور دکانیں`,
  description: (name) =>
    `${name}: نئے آنے والوں کے لیے تازہ باتیں، آنے والی تقریبات، کھلی جگہیں، ہنگامی نمبر اور پہلے مضامین۔`,
  lead: 'یہاں کیا نیا ہے، کیا ہونے والا ہے اور کیا کھلا ہے۔',
  firstArticles: 'پہلے مضامین',
  upcoming: 'جلد آ رہا ہے',
  newest: 'یہاں نیا',
  overview: (name) => `ایک نظر میں: ${name}`,
  related: 'شہر اور کمیونٹی',
  cities: 'شہر',
  communities: 'کمیونٹیاں',
  emergencyNumbers: 'ہنگامی نمبر',
  emergencyServices: {
    all: 'ہر ہنگامی صورت',
    police: 'پولیس',
    ambulance: 'ایمبولینس',
    fire: 'فائر بریگیڈ',
  },
  checked: '{date} کو جانچا گیا',
  unchecked: 'انہیں کسی باضابطہ ذریعے سے ملا لیں۔',
  empty: 'یہاں ابھی کوئی پوسٹ نہیں۔',
  subscribeToFeed: 'فیڈ ریڈر میں ہر نئی پوسٹ',
  subscribeInCalendar: 'آپ کے کیلنڈر میں سب تاریخیں',
};
