import type { Messages } from '../messages.ts';

/** The page of a version that is not public, for its editor. */
export const preview: Messages['preview'] = {
  title: 'پیش‌نمایش: منتشر نشده',
  text: 'فقط کسانی که این نشانی را دارند، برای چند دقیقه این صفحه را می‌بینند. لینک‌ها در برگهٔ تازه باز می‌شوند.',
  problems: {
    invalid: {
      title: 'این نشانی پیش‌نمایش نیست',
      text: 'ناقص است یا تغییر کرده است. لطفاً پیش‌نمایش را دوباره از پنل باز کنید.',
    },
    expired: {
      title: 'زمان این پیش‌نمایش تمام شده است',
      text: 'لطفاً آن را دوباره از پنل باز کنید.',
    },
    withoutKind: {
      title: 'لطفاً اول نوع را انتخاب کنید',
      text: 'شکل صفحه به نوع مطلب بستگی دارد. نوع را در فرم انتخاب کنید، ذخیره کنید و پیش‌نمایش را دوباره باز کنید.',
    },
  },
};
