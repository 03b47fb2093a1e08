import { checkPost } from '#check-post';
import type { Context, Kind, Post } from '#post';
import type { ProblemCode } from '#problem';

export const article: Kind = { id: 1, name: 'Article' };
export const event: Kind = { id: 3, name: 'Event' };

export const dubai = { id: 1, name: 'Dubai', latitude: 25.2, longitude: 55.27 };

const goodPost: Post = {
  id: 1,
  is_active: true,
  stick_top: false,
  translated_from: null,
  title: 'The first week',
  slug: null,
  description: '<p>What to do first.</p>',
  start: null,
  end: null,
  price: null,
  currency: null,
  post_type: article,
  nationality: { language_query: 'en' },
  city: dubai,
  area: null,
  post_category: null,
  picture: null,
  gallery: [],
  information: null,
  map: null,
  sources: [],
};

const quietContext: Context = {
  postExists: () => true,
  duplicateCandidates: [],
  titleAtSlug: null,
  otherLanguages: new Map(),
  missingLanguages: [],
  suspiciousWords: () => [],
  usualPrice: null,
};

/** For tests: a post without problems, but for what a test changes. */
export function samplePost(changes: Partial<Post> = {}): Post {
  return { ...goodPost, ...changes };
}

/** For tests: what all rules say of such a post. */
export function problemsOf(changes: Partial<Post> = {}, context: Partial<Context> = {}) {
  return checkPost(samplePost(changes), { ...quietContext, ...context });
}

/** For tests: only the codes. */
export function codesOf(
  changes: Partial<Post> = {},
  context: Partial<Context> = {},
): ProblemCode[] {
  return problemsOf(changes, context).map(({ code }) => code);
}

/** For tests: a text of a language, long enough to tell its script. */
export const texts: Readonly<Record<string, string>> = {
  en: 'Bring your passport and a copy of the contract to the office.',
  ar: 'يُرجى إحضار جواز السفر ونسخة من العقد إلى المكتب في الصباح.',
  fa: 'گذرنامه و یک نسخه از قرارداد را صبح با خود به دفتر بیاورید.',
  ur: 'اپنا پاسپورٹ اور معاہدے کی ایک نقل صبح دفتر لے کر آئیں۔',
  ku: 'پاسپۆرتەکەت و کۆپییەکی گرێبەستەکە بهێنە بۆ نووسینگەکە بەیانی زوو.',
  tr: 'Pasaportunuzu ve sözleşmenin bir kopyasını sabah ofise getirin.',
  ru: 'Принесите утром в офис паспорт и копию договора, пожалуйста.',
  hi: 'सुबह दफ़्तर में अपना पासपोर्ट और कॉन्ट्रैक्ट की एक कॉपी साथ लाएँ और नाम लिखवाएँ।',
};
