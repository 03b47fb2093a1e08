import { formatNumber } from '../number.ts';
import { plural } from '../plural.ts';
import type { Messages } from './messages.ts';
import { about } from './tr/about.ts';
import { checked } from './tr/checked.ts';
import { confirm } from './tr/confirm.ts';
import { contact } from './tr/contact.ts';
import { costs } from './tr/costs.ts';
import { deleteAccount } from './tr/delete.ts';
import { detail } from './tr/detail.ts';
import { editors } from './tr/editors.ts';
import { eula } from './tr/eula.ts';
import { facts } from './tr/facts.ts';
import { feedback } from './tr/feedback.ts';
import { forms } from './tr/forms.ts';
import { home } from './tr/home.ts';
import { hubs } from './tr/hubs.ts';
import { landing } from './tr/landing.ts';
import { list, search } from './tr/list.ts';
import { map } from './tr/map.ts';
import { near } from './tr/near.ts';
import { plain } from './tr/plain.ts';
import { preview } from './tr/preview.ts';
import { privacy } from './tr/privacy.ts';
import { resetPassword } from './tr/reset-password.ts';
import { saved } from './tr/saved.ts';
import { take } from './tr/take.ts';
import { testimonials } from './tr/testimonials.ts';

/** Turkish. @param brand the product's name */
export const tr = (brand: string): Messages => ({
  nav: {
    main: 'Ana menü',
    home: 'Ana sayfa',
    about: 'Hakkımızda',
    contact: 'İletişim',
    skipToContent: 'İçeriğe geç',
    menu: 'Menü',
    close: 'Kapat',
    homeLink: `${brand}, ana sayfaya git`,
    theme: { system: 'Tema: cihazdaki gibi', light: 'Tema: açık', dark: 'Tema: koyu' },
    secondCalendar: { shown: 'İkinci takvim: açık', hidden: 'İkinci takvim: kapalı' },
    backToTop: 'Sayfa başı',
  },
  listSeparator: ', ',
  languages: {
    label: 'Dil',
    offer: 'Bu web sitesini Türkçe olarak da kullanabilirsiniz.',
    site: 'Türkçe site',
    decline: 'Hayır, teşekkürler',
  },
  app: {
    ios: 'iOS uygulaması',
    iosHint: 'iPhone ve iPad için',
    android: 'Android uygulaması',
    androidHint: 'diğer telefonlar için',
    soon: 'Uygulama yakında geliyor. Henüz mağazalarda yok.',
  },
  footer: {
    quickLinks: 'Hızlı bağlantılar',
    resources: 'Kaynaklar',
    privacy: 'Gizlilik politikası',
    app: 'Uygulama',
    social: 'Bizi takip edin',
    copyright: (year) => `© ${year} ${brand}`,
    noAccountNote: 'Bütün sayfalar hesap olmadan okunabilir.',
  },
  kinds: {
    article: {
      singular: 'Yazı',
      listTitle: 'Yazılar',
      lead: 'İzinler, kira, okul ve para: sade bir dille.',
      homeTitle: 'En yeni yazılar',
      items: 'yazılar',
      count: (count) => plural('tr', count, { one: '# yazı', other: '# yazı' }),
    },
    business: {
      singular: 'İşletme',
      listTitle: 'İşletmeler',
      lead: 'Sizin ülkenizden insanlar işletir, herkese açıktır.',
      homeTitle: 'Yerel işletmeler',
      items: 'işletmeler',
      count: (count) => plural('tr', count, { one: '# işletme', other: '# işletme' }),
    },
    event: {
      singular: 'Etkinlik',
      listTitle: 'Etkinlikler',
      lead: 'Size yakın, tarihi yakın ve çoğu ücretsiz.',
      homeTitle: 'Yaklaşan etkinlikler',
      items: 'etkinlikler',
      count: (count) => plural('tr', count, { one: '# etkinlik', other: '# etkinlik' }),
    },
    activity: {
      singular: 'Faaliyet',
      listTitle: 'Faaliyetler',
      lead: 'Futbol, yürüyüş, dil pratiği: herkes katılabilir.',
      homeTitle: 'Faaliyetler',
      items: 'faaliyetler',
      count: (count) => plural('tr', count, { one: '# faaliyet', other: '# faaliyet' }),
    },
    marketplace: {
      singular: 'İlan',
      listTitle: 'İlanlar',
      lead: 'Yakınınızdaki insanlardan ikinci el eşyalar.',
      homeTitle: 'İlanlar',
      items: 'ilanlar',
      count: (count) => plural('tr', count, { one: '# ilan', other: '# ilan' }),
    },
    forum: {
      singular: 'Soru',
      listTitle: 'Forum',
      lead: 'İnsanların soruları ve aynı durumu yaşamış olanların cevapları.',
      homeTitle: 'Forum',
      items: 'sorular',
      count: (count) => plural('tr', count, { one: '# soru', other: '# soru' }),
    },
  },
  list,
  search: search(brand),
  pagination: {
    pages: 'Sayfalar',
    page: (page) => `Sayfa ${formatNumber(page, 'tr')}`,
    previous: 'Önceki',
    next: 'Sonraki',
  },
  card: {
    untitled: 'Başlıksız',
    partner: 'Resmî iş ortağı',
    free: 'Ücretsiz',
    pinned: 'Sabitlenmiş',
    runningUntil: (end) => `Sürüyor, bitiş: ${end}`,
    openUntil: (time) => `Açık, kapanış: ${time}`,
    opensAt: (time) => `Açılış: ${time}`,
    opensOn: (day, time) => `Açılış: ${day} ${time}`,
    languagesAndMore: (names, count) => `${names} ve ${count} dil daha`,
    distance: (kilometres) => `Yaklaşık ${kilometres} km`,
    veryNear: '1 km’den az',
    answers: (count) =>
      count === 0 ? 'Henüz cevap yok' : plural('tr', count, { one: '# cevap', other: '# cevap' }),
  },
  home: home(brand),
  take,
  testimonials,
  errors: {
    loadFailed: 'İçerik yüklenemedi. Lütfen daha sonra yeniden deneyin.',
    suggestedLinks: 'Diğer sayfalar',
    notFound: {
      title: 'Sayfa bulunamadı',
      text: 'Sayfa taşınmış veya bağlantı eksik olabilir. Aşağıdaki sayfalardan biri işinize yarayabilir.',
    },
    unavailable: {
      title: 'İçeriklere şu an ulaşılamıyor',
      text: 'İçeriklerin bulunduğu hizmet şu an cevap vermiyor. Bu, sizden kaynaklanmıyor. Lütfen bir dakika sonra yeniden deneyin.',
      retry: 'Yeniden dene',
    },
    serverError: {
      title: 'Bir sorun oluştu',
      text: 'Hata bizden kaynaklanıyor ve kaydedildi. Lütfen yeniden deneyin veya ana sayfadan başlayın.',
    },
    lastUpdated: (time) => `Son güncelleme: ${time}. İçeriklere şu an ulaşılamıyor.`,
    request: {
      malformed: 'Bu adres okunamadı',
      methodNotAllowed: 'Bu işlem burada yapılamaz',
      tooLarge: 'Gönderilen veri çok büyük',
      addressTooLong: 'Bu adres çok uzun',
      timedOut: 'Verinin gelmesi çok uzun sürdü',
      text: 'Hiçbir şey değişmedi. Ana sayfadan yeniden başlayabilirsiniz.',
    },
  },
  detail: detail(brand),
  checked,
  feedback,
  confirm,
  editors,
  facts,
  hubs,
  map,
  near,
  about: about(brand),
  contact: contact(brand),
  costs,
  forms,
  landing: landing(brand),
  plain,
  preview,
  saved,
  resetPassword: resetPassword(brand),
  deleteAccount: deleteAccount(brand),
  privacy: privacy(brand),
  eula: eula(brand),
  partner: `${brand} resmî iş ortağı`,
});
