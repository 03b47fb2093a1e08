import type { Texts } from './en';

export const fa: Texts = {
  choose: 'انتخاب کنید',
  clear: 'پاک کردن',
  nothingFound: 'چیزی پیدا نشد',
  loading: 'در حال بارگیری…',
  conditions: {
    new: 'نو',
    'like-new': 'در حد نو',
    good: 'خوب',
    used: 'کارکرده',
    'for-parts': 'برای قطعات',
  },
  timesOfPlace: 'زمان را به وقت {place} وارد کنید.',
  timesOfZone: 'بدون شهر، زمان به وقت {zone} است. اگر مطلب شهر دارد، اول شهر را انتخاب کنید.',
  timeInPlace: '{time} به وقت {place}.',
  timeHere: 'به وقت شما: {time}.',
  closed: 'تعطیل',
  addHours: 'افزودن ساعت',
  addHoursOn: 'افزودن ساعت برای {day}',
  asDayBefore: 'مثل روز قبل',
  asDayBeforeOn: '{day}: مثل روز قبل',
  opensOn: '{day}، از',
  closesOn: '{day}، تا',
  removeHoursOn: 'حذف ساعت {day}',
  hoursAsText: 'نوشتن ساعت‌ها به صورت متن',
  hoursAsGrid: 'نمایش ساعت‌ها در هفته',
  hoursStayText: 'این ساعت‌ها را نمی‌توان در هفته نشان داد؛ به صورت متن می‌مانند.',
  hoursUnreadable: 'این ساعت‌ها خوانده نمی‌شود و خوانندگان آن را نمی‌بینند.',
  asReadersSeeIt: 'آن‌طور که خوانندگان می‌بینند',
  hoursVary: 'هر هفته یکسان نیست.',
  positionShortLink:
    'این پیوند کوتاه است و جا در آن نیست. بازش کنید و نشانی بلند را از مرورگر کپی کنید.',
  positionUnreadable:
    'در این متن جایی پیدا نشد. پیوندی از یک برنامهٔ نقشه یا دو عدد مانند 25.2704, 55.3082 بچسبانید.',
  nearCity: 'نزدیک {city} ({distance}).',
  suggestSlug: 'پیشنهاد از روی عنوان',
};
