import type { Messages } from '../messages.ts';

/** What a page says of the checks of its post. */
export const checked: Messages['checked'] = {
  byBusiness: 'أكّده صاحب المحل في {date}',
  byOrganiser: 'أكّده المنظّم في {date}',
  expired: {
    title: 'انتهى هذا العرض',
    text: 'انتهى في {date} لأن أحدًا لم يجدّده.',
  },
  contactHidden: {
    title: 'معلومات التواصل مخفية حاليًا',
    text: 'أبلغ قراء عن هذا العرض، وسيطّلع عليه محررونا.',
  },
};
