import { UNDO_DAYS } from '../versions/deleted-posts';
import type { Need } from './needs';

export interface NeededBy {
  name: Need['name'];
  count: number;
}

/** A sentence with `{name}` and `{uses}`, what follows it if they are deleted posts, and what the uses are called. */
type Messages = Readonly<Record<Need['name'] | 'refused' | 'put-back', string>>;

const en: Messages = {
  refused: '“{name}” was not deleted, as it is still needed. First choose another one in: {uses}',
  'put-back':
    '. Put deleted posts back to do so, or wait until they can no longer be put back: {days} days.',
  posts: 'posts',
  drafts: 'drafts',
  deleted: 'deleted posts',
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
    'put-back':
      '. لتغيير المنشورات المحذوفة يُرجى إرجاعها أولًا، أو الانتظار حتى تنتهي مدة إرجاعها: {days} يومًا.',
    posts: 'المنشورات',
    drafts: 'المسودات',
    deleted: 'المنشورات المحذوفة',
    categories: 'الفئات',
    cities: 'المدن',
    areas: 'المناطق',
    prices: 'الأسعار',
    calendars: 'تقويمات المنظمين',
  },
  fa: {
    refused: '«{name}» حذف نشد، چون هنوز به کار می‌رود. نخست در این‌ها چیز دیگری انتخاب کنید: {uses}',
    'put-back':
      '. برای این کار مطالب حذف‌شده را بازگردانید، یا صبر کنید تا مهلت بازگرداندن آن‌ها بگذرد: {days} روز.',
    posts: 'مطالب',
    drafts: 'پیش‌نویس‌ها',
    deleted: 'مطالب حذف‌شده',
    categories: 'دسته‌ها',
    cities: 'شهرها',
    areas: 'محله‌ها',
    prices: 'قیمت‌ها',
    calendars: 'تقویم‌های برگزارکنندگان',
  },
  hi: {
    refused: '“{name}” नहीं हटाया गया, क्योंकि इसका अभी उपयोग है। पहले यहाँ कुछ और चुनें: {uses}',
    'put-back': '। इसके लिए हटाई गई पोस्टें वापस लाएँ, या उन्हें वापस लाने की अवधि बीतने तक रुकें: {days} दिन।',
    posts: 'पोस्टें',
    drafts: 'ड्राफ़्ट',
    deleted: 'हटाई गई पोस्टें',
    categories: 'श्रेणियाँ',
    cities: 'शहर',
    areas: 'इलाके',
    prices: 'कीमतें',
    calendars: 'आयोजकों के कैलेंडर',
  },
  ru: {
    refused: 'Не удалено, потому что ещё используется: «{name}». Сначала замените здесь: {uses}',
    'put-back':
      '. Для этого верните удалённые публикации или подождите, пока истечёт срок их возврата: {days} дней.',
    posts: 'публикации',
    drafts: 'черновики',
    deleted: 'удалённые публикации',
    categories: 'категории',
    cities: 'города',
    areas: 'районы',
    prices: 'цены',
    calendars: 'календари организаторов',
  },
  tr: {
    refused: '“{name}” hâlâ kullanıldığı için silinmedi. Önce şunlarda başkasını seçin: {uses}',
    'put-back':
      '. Bunun için silinen içerikleri geri getirin ya da geri getirme süresi dolana kadar bekleyin: {days} gün.',
    posts: 'içerikler',
    drafts: 'taslaklar',
    deleted: 'silinen içerikler',
    categories: 'kategoriler',
    cities: 'şehirler',
    areas: 'semtler',
    prices: 'fiyatlar',
    calendars: 'düzenleyenlerin takvimleri',
  },
  ur: {
    refused:
      '”{name}“ حذف نہیں ہوا، کیونکہ یہ ابھی استعمال میں ہے۔ پہلے ان میں کچھ اور منتخب کریں: {uses}',
    'put-back':
      '۔ اس کے لیے حذف شدہ پوسٹیں واپس لائیں، یا واپس لانے کی مدت ختم ہونے تک انتظار کریں: {days} دن۔',
    posts: 'پوسٹیں',
    drafts: 'مسودے',
    deleted: 'حذف شدہ پوسٹیں',
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
  const refused = words.refused
    .replace('{uses}', uses)
    .replace('{name}', () => `\u2068${name}\u2069`);
  if (!neededBy.some((use) => use.name === 'deleted')) return refused;
  return refused + words['put-back'].replace('{days}', String(UNDO_DAYS));
}
