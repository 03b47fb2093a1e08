import type { Messages } from '../messages.ts';

export const hubs: Messages['hubs'] = {
  community: (name) => name,
  title: (name) => `${name}: نصائح وفعاليات ومحلات`,
  description: (name) =>
    `${name}: الجديد، والفعاليات القادمة، والمفتوح الآن، وأرقام الطوارئ، وأولى المقالات للقادمين الجدد.`,
  lead: 'الجديد والقادم والمفتوح الآن هنا.',
  firstArticles: 'مقالات للبداية',
  upcoming: 'المواعيد القادمة',
  newest: 'الجديد هنا',
  overview: (name) => `نظرة عامة: ${name}`,
  related: 'المدينة والجالية',
  cities: 'المدن',
  communities: 'الجاليات',
  emergencyNumbers: 'أرقام الطوارئ',
  emergencyServices: {
    all: 'كل حالات الطوارئ',
    police: 'الشرطة',
    ambulance: 'الإسعاف',
    fire: 'الإطفاء',
  },
  checked: 'جرى التحقق في {date}',
  unchecked: 'يُرجى مقارنتها بمصدر رسمي.',
  empty: 'لا منشورات هنا بعد.',
  subscribeToFeed: 'كل جديد في قارئ الخلاصات',
  subscribeInCalendar: 'كل المواعيد في تقويمك',
};
