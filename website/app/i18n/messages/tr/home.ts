import type { Messages } from '../messages.ts';

/** The home page. @param brand the product's name */
export const home = (brand: string): Messages['home'] => ({
  viewAll: 'Tümünü gör',
  loading: (items) => `Yükleniyor: ${items}`,
  featuresTitle: `${brand} size nasıl yardım eder`,
  featuresLead: 'Yeni gelenlerin ilk sorduğu altı şey.',
  features: {
    questions: {
      title: 'Sorular ve cevaplar',
      text: 'Cevaplar, aynı şeyi sormuş olanlardan.',
      link: 'Forumda sor',
    },
    cost: {
      title: 'Masraf hesaplama',
      text: 'Bir ay, yerel parayla ve kendi paranızla.',
      link: 'Fiyatları öğren',
    },
    businesses: {
      title: 'Yerel işletmeler',
      text: 'Sizin dilinizi konuşanlardan.',
      link: 'Yakındakileri bul',
    },
    events: {
      title: 'Etkinlikler ve faaliyetler',
      text: 'Tek başınıza gelin, insanlarla tanışın.',
      link: 'Etkinliklere bak',
    },
    market: {
      title: 'İkinci el eşyalar',
      text: 'Taşınan ailelerden.',
      link: 'İlanlara bak',
    },
    together: {
      title: 'Birlikte daha kolay',
      text: 'Toplu alım, ortak kamyonet, iş ortağı.',
      link: 'Katıl',
    },
  },
  heroAlt:
    'İki ülkenin evlerinin yan yana durduğu bir sokakta iki komşu selamlaşıyor; sahne sekiz köşeli bir yıldızın içinden görünüyor.',
  appTitle: 'Burada okuyun. Uygulamada konuşun.',
  appTitleSoon: 'Burada okuyun. Yakında uygulamada konuşun.',
  appFeatures: {
    comment: 'Her içeriğin altına yorum ve cevap yazın',
    write: 'Satıcıya veya komşunuza doğrudan yazın',
    hear: 'Biri cevap yazınca hemen bildirim alın',
    near: 'Önce şehrinize ve dilinize uygun olanları görün',
  },
  scanHint: 'Uygulamayı indirmek için telefonunuzun kamerasını buraya tutun.',
  qrCodeLabel: 'Uygulamaya götüren QR kodu',
  conversation: {
    title: 'Hangi okul servisi?',
    place: 'Forum · Maskat',
    question: 'Yediden önce Seeb’e hangi servis varıyor? İkimiz de işe erken başlıyoruz.',
    answer: 'Dönel kavşaktan kalkan mavi servis. El sallarsanız şoför bekliyor.',
    answerBy: 'Noor, 4 dakika sonra',
    inArabic: 'وأنا آخذه كل يوم، ألقاكِ عند المحطة؟',
    thanks: 'Olur, teşekkürler. Yarın altıyı çeyrek geçe.',
  },
});
