import type { Messages } from '../messages.ts';

export const hubs: Messages['hubs'] = {
  community: (name) => name,
  title: (name) => `${name}: ئامۆژگاری، بۆنە و دوکان`,
  description: (name) =>
    `${name}: نوێترین بابەت، بۆنەکانی داهاتوو، شوێنە کراوەکان، ژمارەکانی فریاکەوتن و یەکەم وتارەکان بۆ تازەهاتووان.`,
  lead: 'لێرە چی نوێیە، چی بەڕێوەیە و چی کراوەیە.',
  firstArticles: 'یەکەم وتارەکان',
  upcoming: 'بەم زووانە',
  newest: 'نوێ لێرە',
  overview: (name) => `بە کورتی: ${name}`,
  related: 'شار و ڕەوەند',
  cities: 'شارەکان',
  communities: 'ڕەوەندەکان',
  emergencyNumbers: 'ژمارەکانی فریاکەوتن',
  emergencyServices: {
    all: 'هەموو حاڵەتێکی فریاکەوتن',
    police: 'پۆلیس',
    ambulance: 'ئەمبولانس',
    fire: 'ئاگرکوژێنەوە',
  },
  checked: 'بەرواری پشکنین: {date}',
  unchecked: 'تکایە لەگەڵ سەرچاوەیەکی فەرمی بەراوردیان بکەن.',
  empty: 'هێشتا بابەتێک لێرە نییە.',
  subscribeToFeed: 'هەموو نوێیەک لە خوێنەری فیددا',
  subscribeInCalendar: 'هەموو بەروارەکان لە ڕۆژژمێرەکەتاندا',
};
