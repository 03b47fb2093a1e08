import type { Catalogue } from '../texts/use-catalogue';

/** Texts of the part of the first page with what readers pay. What stands in braces is filled in. */
const en = {
  title: 'What readers pay',
  summary: '{count} answers. Middle: {median}. Half of them: {low}–{high} {currency}.',
  newPrice: 'Write a price',
  nothing: 'Nothing that five readers have told.',
};

export type CostTexts = Readonly<Record<keyof typeof en, string>>;

export const texts: Catalogue<CostTexts> = {
  en,
  ar: {
    title: 'ما يدفعه القراء',
    summary: 'عدد الأجوبة: {count}. الوسط: {median}. نصفها: {low}–{high} {currency}.',
    newPrice: 'كتابة سعر',
    nothing: 'لا شيء أجاب عنه خمسة قراء.',
  },
  fa: {
    title: 'آنچه خوانندگان می‌پردازند',
    summary: 'تعداد پاسخ: {count}. میانه: {median}. نیمی از آن‌ها: {low}–{high} {currency}.',
    newPrice: 'نوشتن قیمت',
    nothing: 'چیزی نیست که پنج خواننده گفته باشند.',
  },
  tr: {
    title: 'Okurların ödedikleri',
    summary: 'Yanıt sayısı: {count}. Ortanca: {median}. Yarısı: {low}–{high} {currency}.',
    newPrice: 'Fiyat yaz',
    nothing: 'Beş okurun yanıtladığı bir şey yok.',
  },
  ru: {
    title: 'Что платят читатели',
    summary: 'Ответов: {count}. Середина: {median}. Половина из них: {low}–{high} {currency}.',
    newPrice: 'Записать цену',
    nothing: 'Нет ничего, о чём сообщили бы пять читателей.',
  },
  hi: {
    title: 'पाठक क्या देते हैं',
    summary: 'जवाब: {count}। बीच का: {median}। आधे जवाब: {low}–{high} {currency}।',
    newPrice: 'कीमत लिखें',
    nothing: 'ऐसा कुछ नहीं जो पाँच पाठकों ने बताया हो।',
  },
  ur: {
    title: 'قارئین کیا دیتے ہیں',
    summary: 'جوابات: {count}۔ درمیانی: {median}۔ آدھے جوابات: {low}–{high} {currency}۔',
    newPrice: 'قیمت لکھیں',
    nothing: 'ایسا کچھ نہیں جو پانچ قارئین نے بتایا ہو۔',
  },
};
