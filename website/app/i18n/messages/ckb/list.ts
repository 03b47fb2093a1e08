import { formatNumber } from '../../number.ts';
import { plural } from '../../plural.ts';
import type { Messages } from '../messages.ts';

/** Lists of posts and their filters. */
export const list: Messages['list'] = {
  empty: (kind) => `${kind}: هێشتا هیچ نەدۆزرایەوە. تکایە بەم زووانە سەرمان لێ بدەنەوە.`,
  results: 'ئەنجامەکان',
  page: (page) => `پەڕەی ${formatNumber(page, 'ckb')}`,
  search: (kind) => `گەڕان: ${kind}`,
  searchPlaceholder: 'سەردێڕ، شوێن، وشە…',
  // Unsure: «پاڵاوتن» for “filter”, here and below.
  moreFilters: 'پاڵاوتنی زیاتر',
  activeCount: (count) => `هەڵبژێردراو: ${formatNumber(count, 'ckb')}`,
  submit: 'نیشاندان',
  // Unsure: «ڕەوەند» for “community”.
  community: 'ڕەوەند',
  anyOption: 'هەموو',
  city: 'شار',
  area: 'ناوچە',
  otherAreas: 'شوێنی تر',
  category: 'پۆل',
  when: 'کات',
  upcoming: 'لە ئێستاوە',
  spans: {
    today: 'ئەمڕۆ',
    weekend: 'هەینی تا یەکشەممە',
    week: 'لە ٧ ڕۆژی داهاتوودا',
    month: 'لە ٣٠ ڕۆژی داهاتوودا',
    past: 'ڕابردوو',
    any: 'هەر کاتێک',
  },
  min: 'نرخ لە',
  max: 'نرخ تا',
  mixedCurrencies: 'هەر نرخێک بە پارەی شوێنی خۆیەتی: بۆ بەراوردکردن شارێک هەڵبژێرن.',
  priceFrom: (price) => `لە ${price}`,
  priceTo: (price) => `تا ${price}`,
  priceBetween: (from, to) => `لە ${from} تا ${to}`,
  partner: 'تەنها هاوبەشی فەرمی',
  open: 'ئێستا کراوەیە',
  sort: 'ڕیزکردن',
  sorts: {
    pinned: 'نوێترین',
    newest: 'نوێترین',
    soonest: 'نزیکترین کات',
    latest: 'نوێترین کات',
    cheapest: 'هەرزانترین',
    dearest: 'گرانترین',
  },
  bestFirst: 'گونجاوترین',
  quoted: (query) => `«${query}»`,
  activeFilters: 'پاڵاوتنی چالاک',
  removeFilter: (filter) => `لابردن: ${filter}`,
  clearFilters: 'لابردنی هەموو',
  upcomingCount: (count) => `${count} لە داهاتوودا، نزیکترین کات لە سەرەتادا`,
  pastCount: (count) => `${count} لە ڕابردوودا، نوێترین کات لە سەرەتادا`,
  upcomingMatches: (count) => `${count} لە داهاتوودا، گونجاوترین لە سەرەتادا`,
  pastMatches: (count) => `${count} لە ڕابردوودا، گونجاوترین لە سەرەتادا`,
  // The name of the kind would need an ending before «پێشوو».
  showPast: () => 'ئەوانەی پێشوو',
  unknownFilter: 'یەکێک لە پاڵاوتنەکانی ئەم ناونیشانە نەناسراوە و پشتگوێ خرا.',
  truncated: 'تەنها سەیری ١٠٠ دانەی یەکەم کرا. بۆ بینینی ئەوانی تر، پاڵاوتنێک زیاد بکەن.',
  limited:
    'تەنها گونجاوترین ئەنجامەکان لە لیستەکەدان. بۆ دۆزینەوەی ئەوانی تر، وشەیەک یان پاڵاوتنێک زیاد بکەن.',
  noResults: (kind) => `${kind}: هیچ لەگەڵ هەموو ئەم پاڵاوتنانە ناگونجێت`,
  noResultsHint: 'یەکێک لەمانە لا بەرن:',
  resetFiltersHint: 'لابردنی یەکێک بەس نییە. بێ پاڵاوتن دەست پێ بکەنەوە:',
  withoutFilter: (filter, found) => `بێ ${filter}: ${found}`,
  showAll: (kind) => `هەموو ${kind}`,
  subscribe: 'شوێنکەوتن:',
  subscribeInCalendar: (kind) => `هەموو ${kind} لە ڕۆژژمێرەکەتاندا`,
  // Unsure: «خوێنەری فید» for “feed reader”.
  subscribeToFeed: (kind) => `نوێترینی ${kind} لە خوێنەری فیددا`,
};

/** The search across all kinds. @param brand the product's name */
export const search = (brand: string): Messages['search'] => ({
  title: 'گەڕان',
  titleFor: (query) => `گەڕان بۆ «${query}»`,
  titleForCommunity: (community) => `بابەتەکان بە زمانی ${community}`,
  description: `گەڕان لە هەموو وتار، دوکان و خزمەتگوزاری، بۆنە و پرسیارەکانی ${brand}.`,
  field: 'دەتانەوێت چی بزانن یان بدۆزنەوە؟',
  placeholder: 'مۆڵەتی نیشتەجێبوون، بەرگدروو، تەختی منداڵ…',
  submit: 'گەڕان',
  notFoundField: 'بەدوای چیدا دەگەڕان؟',
  notFoundPlaceholder: 'سەردێڕ، شار، وشە…',
  communitiesLabel: 'لە ڕەوەندی خۆتانەوە دەست پێ بکەن',
  browseTitle: 'یان بەپێی جۆر ببینن',
  browseLead: 'شەش جۆر بابەت هەن.',
  resultCount: (count) =>
    plural('ckb', count, { one: '# بابەت دۆزرایەوە', other: '# بابەت دۆزرایەوە' }),
  failedKinds: (kinds) => `ئەم جارە لەم بەشانەدا نەگەڕاین: ${kinds}.`,
  kinds: 'جۆری بابەتەکان',
  allKinds: 'هەموو',
  results: 'ئەنجامەکان، گونجاوترین لە سەرەتادا',
  truncated: 'هەموو بابەتەکان لەم لیستەدا نین. جۆرێک هەڵبژێرن یان وشەیەک زیاد بکەن.',
  correctedTo: 'ئەنجامەکان بۆ ئەمە نیشان دەدرێن: {words}.',
  searchInstead: (typed) => `لە جیاتی ئەوە گەڕان بۆ «${typed}»`,
  understoodAs: 'لە وشەکان وا تێگەیشتین',
  widened: 'هیچ بابەتێک هەموو ئەمانەی پێکەوە نییە، بۆیە ئەنجامەکان بەمانە سنووردار نەکراون.',
  times: {
    today: 'ئەمڕۆ',
    tomorrow: 'سبەینێ',
    'this-week': 'ئەم هەفتەیە',
    'this-weekend': 'کۆتایی ئەم هەفتەیە',
    'open-now': 'ئێستا کراوەیە',
  },
  bestPassage: 'ئەو بەشەی باشترین وەڵامی تێدایە',
  underHeading: 'بەش: {heading}',
  noAnswer: 'هێشتا هیچ بابەتێک وەڵامی ئەمە ناداتەوە',
  noAnswerHint: 'نزیکترین بابەتەکان لە خوارەوەن.',
  noResultsHint:
    'بە وشەی کەمتر، وشەی تر یان ناوی شارێک بگەڕێن. گەڕانەکە هەموو زمانەکانی بابەتەکان دەگرێتەوە.',
  closest: 'نزیکترین بابەتەکان',
  // Unsure: «دەستکاریکەر» for “editor”, everywhere.
  askEditors: 'پرسیار لە دەستکاریکەران',
  askEditorsHint: 'پرسیارەکەتان لە فۆرمەکەدا نووسراوە.',
  askForum: 'یان لە بەشی پرسیار و وەڵامی ئەپەکەدا بپرسن:',
  allCommunities: 'لە هەموو ڕەوەندەکاندا',
  inAllKinds: 'لە هەموو جۆرەکانی بابەتدا',
  suggestions: 'پێشنیارەکان',
  // Unsure: «باس» for “topic”, as «بابەت» is a post.
  suggestionTypes: { concept: 'باس', place: 'شوێن' },
  suggestionCount: (count) =>
    count === 0
      ? 'هیچ پێشنیارێک نییە'
      : plural('ckb', count, { one: '# پێشنیار', other: '# پێشنیار' }),
});
