import type { Messages } from '../messages.ts';

/** What a page says of the checks of its post. */
export const checked: Messages['checked'] = {
  byBusiness: 'تأیید از سوی خود کسب‌وکار: {date}',
  byOrganiser: 'تأیید از سوی برگزارکننده: {date}',
  expired: {
    title: 'این آگهی به پایان رسیده است',
    text: 'در {date} به پایان رسید، چون کسی آن را تمدید نکرد.',
  },
  contactHidden: {
    title: 'راه تماس فعلاً پنهان است',
    text: 'خوانندگان این آگهی را گزارش کرده‌اند. ویراستاران ما آن را بررسی می‌کنند.',
  },
};
