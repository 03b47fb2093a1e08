import type { Messages } from '../messages.ts';

/** The panel of facts on a post's page. */
export const facts: Messages['facts'] = {
  heading: 'Kısaca',
  when: 'Ne zaman',
  eventState: { upcoming: '', ongoing: 'Şu an sürüyor', past: 'Sona erdi' },
  visitorTime: 'Sizin saat diliminizde: {time}',
  // A dash, as a suffix cannot follow a placeholder.
  until: (end) => `– ${end}`,
  place: 'Nerede',
  openMapApp: 'Harita uygulamasında aç',
  price: 'Fiyat',
  condition: 'Durumu',
  conditions: {
    new: 'Yeni',
    'like-new': 'Yeni gibi',
    good: 'İyi, hafif izleri var',
    used: 'İkinci el, iyi çalışıyor',
    'for-parts': 'Bozuk, yedek parça için',
  },
  openingHours: 'Çalışma saatleri',
  openState: { open: 'Şu an açık', closed: 'Şu an kapalı', unknown: 'Gitmeden önce sorun' },
  openUntil: (time) => `Şu an açık, kapanış: ${time}`,
  opensToday: (time) => `Şu an kapalı, açılış: ${time}`,
  opensOn: (day, time) => `Şu an kapalı, açılış: ${day} ${time}`,
  dayRange: (first, last) => `${first} – ${last}`,
  allDay: '24 saat',
  closed: 'Kapalı',
  hoursVary: 'Bunlar bu haftanın saatleri. Diğer haftalarda farklı olabilir.',
  phone: 'Telefon',
  whatsapp: 'WhatsApp',
  email: 'E-posta',
  website: 'Web sitesi',
  languages: 'Konuşulan diller',
  organiser: 'Düzenleyen',
  category: 'Kategori',
  community: 'Topluluk ve dil',
};
