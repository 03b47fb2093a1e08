import { fold } from 'folding/fold';
import type { SearchLanguage } from '../../text/languages';
import { foldedWords, phrasesOf } from './folded-words';

/**
 * What people type who want posts of one kind, by the kind's name in the contract. Only forms that
 * mean nothing else: "shop" is part of "barber shop", "business" of "business visa".
 */
export const KIND_WORDS: Record<string, Partial<Record<SearchLanguage, string>>> = {
  Event: {
    ar: 'فعاليات, الفعاليات, فعالية, بفعاليات, للفعاليات',
    ckb: 'بۆنەکان, بۆنەکانی, بۆنەی, ئیڤێنت, ئیڤێنتەکان',
    de: 'Veranstaltungen, Veranstaltung, Events',
    en: 'events, event, things to do, what is on, whats on',
    fa: 'رویدادها, رویدادهای, رویداد, رویداد ها, رویداد های, ایونت',
    hi: 'कार्यक्रम, कार्यक्रमों, इवेंट, इवेंट्स',
    ru: 'мероприятия, мероприятие, события, событие',
    tr: 'etkinlik, etkinlikler, etkinlikleri, etkinliği',
    uk: 'події, подія',
    ur: 'تقریبات, تقریب, ایونٹ, ایونٹس',
  },
  Activity: {
    ar: 'أنشطة, الأنشطة, نشاطات, النشاطات',
    ckb: 'چالاکییەکان, چالاکییەکانی',
    de: 'Aktivitäten',
    en: 'activities, things to do',
    fa: 'فعالیت‌ها, فعالیت‌های',
    hi: 'गतिविधियाँ, गतिविधियां, गतिविधियों',
    ru: 'активности',
    tr: 'faaliyetler, faaliyetleri, aktiviteler, aktiviteleri',
    uk: 'активності',
    ur: 'سرگرمیاں, سرگرمیوں',
  },
  Business: {
    ar: 'محلات, المحلات, متاجر, المتاجر, دكاكين',
    ckb: 'دوکانەکان, دوکانەکانی',
    de: 'Geschäfte, Läden',
    en: 'shops, stores, businesses, local businesses',
    fa: 'مغازه‌ها, مغازه‌های, مغازه ها, مغازه های, فروشگاه ها, فروشگاه های, فروشگاه‌ها, فروشگاه‌های, کسب‌وکارها, کسب و کارها, کسب و کارهای',
    hi: 'दुकानें, दुकानों',
    ru: 'магазины, магазинов',
    tr: 'işletmeler, işletmeleri, dükkanlar, dükkanları, mağazalar, mağazaları',
    uk: 'магазини, крамниці',
    ur: 'دکانیں, دکانوں, دوکانیں',
  },
  Article: {
    ar: 'مقالات, المقالات',
    ckb: 'وتارەکان',
    en: 'articles',
    fa: 'مقاله‌ها, مقالات, مقاله‌های',
    hi: 'लेख, लेखों',
    ru: 'статьи, статей',
    tr: 'makaleler, yazılar',
    uk: 'статті',
    ur: 'مضامین',
  },
  Marketplace: {
    ar: 'للبيع',
    ckb: 'بۆ فرۆشتن',
    de: 'zu verkaufen',
    en: 'for sale, marketplace, classifieds, classified ads',
    fa: 'برای فروش, فروشی',
    hi: 'बिकाऊ, बेचने के लिए, बिक्री के लिए',
    ru: 'на продажу, продам, продается, продаются',
    tr: 'satılık',
    uk: 'на продаж, продам, продається',
    ur: 'برائے فروخت, بیچنے کے لیے, فروخت کے لیے',
  },
  Forum: {
    ar: 'منتدى, المنتدى',
    ckb: 'فۆرم, فۆڕم',
    de: 'Forum',
    en: 'forum, forums',
    fa: 'فروم',
    hi: 'फ़ोरम',
    ru: 'форум, форуме',
    tr: 'forum, forumda, forumu',
    uk: 'форум',
    ur: 'فورم',
  },
};

/** Names of kinds that say too little: a question, an item, a business, the market, an offer. */
export const NOT_A_KIND: ReadonlySet<string> = new Set(
  phrasesOf(`
    Article, Business, Activity, Item, Question, Marketplace, مقال, نشاط, السوق, سوق, إعلان, سؤال,
    مقاله, فعالیت, بازار, آگهی, پرسش, پرسش و پاسخ, Yazı, İşletme, Faaliyet, İlanlar, İlan, Soru,
    مضمون, سرگرمی, اشتہار, سوال, Статья, Занятия, Занятие, Объявления, Объявление, Вопрос,
    गतिविधि, बाज़ार, विज्ञापन, सवाल, وتار, بۆنە, چالاکی, بازاڕ, ڕیکلام, پرسیار, پرسیار و وەڵام
  `).map(fold),
);

/** Words for events that stand in other phrases: "cultural programme", "event licence". */
export const KIND_ALONE = foldedWords(`
  event فعالية رویداد تقریب कार्यक्रम событие события Veranstaltung подія
`);

/** Questions for a way, a reason or a fact: what they name is not a list that is asked for. */
export const FACT_QUESTIONS = foldedWords(`
  how why what whats which when who
  كيف لماذا ماذا ما ليش كيفية أي أية متى
  چگونه چطور چرا چه چی کدام
  nasıl neden niçin niye ne hangi kim
  کیسے کیوں کونسا کونسی کون کب
  как почему зачем что какой какая какие когда кто
  कैसे क्यों कौन कौनसा कब
  چۆن بۆچی کام کەی کێ
  wie warum wieso was welche welcher welches wann wer
  як чому що який яка які коли хто
`);
