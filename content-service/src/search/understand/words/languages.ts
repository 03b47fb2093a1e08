import type { SearchLanguage } from '../../text/languages';

/** Languages that newcomers of the region speak, by the code that posts give. */
export const SPOKEN_LANGUAGES = [
  ...['am', 'ar', 'az', 'bn', 'ckb', 'de', 'en', 'es', 'fa', 'fr', 'gu', 'ha', 'hi', 'id', 'it'],
  ...['ku', 'kk', 'ky', 'ml', 'mr', 'ms', 'ne', 'pa', 'ps', 'pt', 'ru', 'si', 'so', 'sw', 'ta'],
  ...['te', 'tg', 'th', 'ti', 'tk', 'tl', 'tr', 'ug', 'uk', 'ur', 'uz', 'yo', 'zh'],
];

/** Codes that posts give for the same language. */
export const SAME_LANGUAGE: Record<string, readonly string[]> = {
  ku: ['ku', 'ckb', 'kmr'],
  ckb: ['ckb', 'ku'],
  tl: ['tl', 'fil'],
  fa: ['fa', 'prs'],
};

/** Names that people type and Intl.DisplayNames does not give. */
export const OTHER_LANGUAGE_NAMES: Record<string, string> = {
  ar: 'عربية, عربي, عربى',
  bn: 'Bengali, Bangla',
  ckb: 'Sorani, سۆرانی, کوردی سۆرانی, сорани',
  en: 'انجليزي, إنجليزية, انگلش, इंग्लिश, इंगलिश, اینگلیزی',
  fa: 'Farsi, Dari, фарси',
  hi: 'हिंदी, हिन्दी',
  ku: 'کوردی, कुर्दी',
  ml: 'മലയാളം, Malayali, مليالم',
  tl: 'Tagalog, Filipino, تاغالوغ',
  tr: 'ترکی, تركي',
  ur: 'اردو, أردو, أوردو, ئوردوو',
};

/** How somebody asks for a language that is spoken; `{}` stands for its name. */
export const SPEAKING: Record<SearchLanguage, string> = {
  ar: 'باللغة {}, ب{}, يتحدث {}, يتحدثون {}, تتحدث {}, يتكلم {}, يتكلمون {}, تتكلم {}, يحكي {}, ناطق ب{}, ناطقين ب{}, الناطقين ب{}, يتحدث اللغة {}, يتحدث ب{}, يتحدثون ب{}, تتحدث ب{}, يتكلم ب{}, يتكلمون ب{}',
  ckb: 'بە زمانی {}, بە {}, {} زمان, {} دەزانێت, {} قسە دەکات',
  de: 'auf {}, {}sprachig, {}sprachige, {}sprachiger, spricht {}, {} sprechende, sprechen {}, die {} sprechen',
  en: 'in {}, {} speaking, speaks {}, speak {}, speaking {}, who speaks {}, {} speaker, {} speakers',
  fa: 'به زبان {}, به {}, {}زبان, {} زبان, {} صحبت می‌کند, {} حرف می‌زند, {} بلد است, {} بلد باشد',
  hi: '{} में, {} बोलने वाला, {} बोलने वाले, {} बोलने वाली, {} भाषी, {} बोलता, {} बोलते',
  ru: 'на {}, на {} языке, говорящий {}, {} говорящий, говорит по {}, говорят по {}, говорящий по {}, по {}',
  tr: '{} konuşan, {} bilen, {} konuşuyor, {} olarak, {} konuşulan, {} hizmet veren',
  uk: 'розмовляє {}, говорить {}, розмовляють {}',
  ur: '{} بولنے والا, {} بولنے والے, {} بولنے والی, {} زبان میں, {} میں, {} بولتا, {} بولتے, {} سمجھنے والا, {} جاننے والا',
};

/** Single words that say it: one word of Russian is made of language and speaking. */
export const SPEAKERS: Record<string, string> = {
  ar: 'арабоязычный',
  en: 'англоязычный',
  fa: 'персоязычный',
  ru: 'русскоязычный, русскоговорящий',
  tr: 'туркоязычный',
  uk: 'украиноязычный, україномовний',
};

/** Words beside a community's name that make clear that people are meant. */
export const COMMUNITY: Record<SearchLanguage, string> = {
  ar: 'الجالية {}, جالية {}, للجالية {}',
  ckb: 'ڕەوەندی {}, کۆمەڵگەی {}',
  de: '{} Community, {} Gemeinde',
  en: '{} community, {} people, for {}s, {} diaspora, {} expats',
  fa: 'جامعه {}, جامعه‌ی {}',
  hi: '{} समुदाय, {} लोगों, {} लोग',
  ru: '{} сообщество, {} община, {} диаспора',
  tr: '{} topluluğu, {} toplumu, {} için',
  uk: '{} громада, {} спільнота',
  ur: '{} کمیونٹی, {} برادری, {} لوگ, {} لوگوں',
};
