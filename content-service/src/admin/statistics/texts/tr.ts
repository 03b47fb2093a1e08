import type { Texts } from './en';

export const tr: Texts = {
  page: 'İstatistikler',
  intro:
    'Yalnızca sayılar tutulur, ziyaretçiler hakkında hiçbir şey kaydedilmez. 5’ten küçük sayılar gösterilmez. Tarayıcının önceden yüklediği sayfa da okunmuş sayılır.',
  period: 'Dönem',
  days7: '7 gün',
  days30: '30 gün',
  days365: '12 ay',
  pageLanguage: 'Sayfanın dili',
  allLanguages: 'Tüm diller',
  off: 'Okunmalar şu anda sayılmıyor.',
  withoutLanguage: 'Yanıtlar ve aramalar dile göre sayılmaz, bu yüzden burada gösterilmez.',
  nothing: 'Bu dönemde hiçbir şey sayılmadı.',
  few: '5’ten az',
  untitled: 'Başlıksız',

  readsByDay: 'Günlere göre okunma',
  readsByWeek: 'Haftalara göre okunma',
  day: 'Gün',
  weekFrom: 'Haftanın başı',
  reads: 'Okunma',
  asTable: 'Tablo olarak göster',

  mostRead: 'En çok okunanlar',
  post: 'İçerik',
  others: 'Diğer tüm içerikler',

  helpful: 'Bu size yardımcı oldu mu?',
  fromFive: 'En az 5 yanıtı olan içerikler.',
  yes: 'Evet',
  no: 'Hayır',

  notFound: 'Arandı, bulunamadı',
  fromFiveSearches: 'En az 5 kez sonuç vermeyen aramalar.',
  query: 'Aranan',
  searches: 'Arama',
  unanswered: 'Sonuçsuz',

  languages: 'Diller',
};
