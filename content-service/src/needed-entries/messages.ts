import type { Need } from './needs';

export interface NeededBy {
  name: Need['name'];
  count: number;
}

/** A sentence with `{name}` and `{uses}`, and what the uses are called. */
type Messages = Readonly<Record<Need['name'] | 'refused', string>>;

const en: Messages = {
  refused: '“{name}” was not deleted, as it is still needed. First choose another one in: {uses}',
  posts: 'posts',
  drafts: 'drafts',
  categories: 'categories',
  cities: 'cities',
  areas: 'areas',
  prices: 'prices',
  calendars: 'calendars of organisers',
};

/** In the languages of the panel. */
const messages: Readonly<Record<string, Messages>> = {
  en,
  ar: {
    refused: 'لم يُحذف «{name}» لأنه ما زال مستخدمًا. يُرجى أولًا اختيار غيره في: {uses}',
    posts: 'المنشورات',
    drafts: 'المسودات',
    categories: 'الفئات',
    cities: 'المدن',
    areas: 'المناطق',
    prices: 'الأسعار',
    calendars: 'تقويمات المنظمين',
  },
  fa: {
    refused: '«{name}» حذف نشد، چون هنوز به کار می‌رود. نخست در این‌ها چیز دیگری انتخاب کنید: {uses}',
    posts: 'مطالب',
    drafts: 'پیش‌نویس‌ها',
    categories: 'دسته‌ها',
    cities: 'شهرها',
    areas: 'محله‌ها',
    prices: 'قیمت‌ها',
    calendars: 'تقویم‌های برگزارکنندگان',
  },
  hi: {
    refused: '“{name}” नहीं हटाया गया, क्योंकि इसका अभी उपयोग है। पहले यहाँ कुछ और चुनें: {uses}',
    posts: 'पोस्टें',
    drafts: 'ड्राफ़्ट',
    categories: 'श्रेणियाँ',
    cities: 'शहर',
    areas: 'इलाके',
    prices: 'कीमतें',
    calendars: 'आयोजकों के कैलेंडर',
  },
  ru: {
    refused: 'Не удалено, потому что ещё используется: «{name}». Сначала замените здесь: {uses}',
    posts: 'публикации',
    drafts: 'черновики',
    categories: 'категории',
    cities: 'города',
    areas: 'районы',
    prices: 'цены',
    calendars: 'календари организаторов',
  },
  tr: {
    refused: '“{name}” hâlâ kullanıldığı için silinmedi. Önce şunlarda başkasını seçin: {uses}',
    posts: 'içerikler',
    drafts: 'taslaklar',
    categories: 'kategoriler',
    cities: 'şehirler',
    areas: 'semtler',
    prices: 'fiyatlar',
    calendars: 'düzenleyenlerin takvimleri',
  },
  ur: {
    refused:
      '”{name}“ حذف نہیں ہوا، کیونکہ یہ ابھی استعمال میں ہے۔ پہلے ان میں کچھ اور منتخب کریں: {uses}',
    posts: 'پوسٹیں',
    drafts: 'مسودے',
    categories: 'زمرے',
    cities: 'شہر',
    areas: 'علاقے',
    prices: 'قیمتیں',
    calendars: 'منتظمین کے کیلنڈر',
  },
};

/**
 * Why an entry is not deleted.
 * @param name of the entry
 * @param language of the panel; English if there are no words in it
 */
export function neededMessage(name: string, neededBy: NeededBy[], language: string): string {
  const words = messages[language] ?? en;
  const uses = neededBy.map((use) => `${words[use.name]}: ${use.count}`).join(' · ');
  return words.refused.replace('{uses}', uses).replace('{name}', () => `\u2068${name}\u2069`);
}
