import type { Messages } from '../messages.ts';

/** What a page says of the checks of its post. */
export const checked: Messages['checked'] = {
  byBusiness: 'شوێنەکە خۆی پشتڕاستی کردووەتەوە: {date}',
  byOrganiser: 'ڕێکخەر پشتڕاستی کردووەتەوە: {date}',
  expired: {
    title: 'ئەم ڕیکلامە کۆتایی هاتووە',
    text: 'لە {date} کۆتایی هات، چونکە کەس نوێی نەکردەوە.',
  },
  contactHidden: {
    title: 'پەیوەندی بۆ ئێستا شاراوەیە',
    text: 'خوێنەران سکاڵایان لەم ڕیکلامە کردووە. دەستکاریکەرانمان سەیری دەکەن.',
  },
};
