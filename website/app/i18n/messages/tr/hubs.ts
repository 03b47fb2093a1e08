import type { Messages } from '../messages.ts';

export const hubs: Messages['hubs'] = {
  community: (name) => name,
  title: (name) => `${name}: öneriler, etkinlikler ve işletmeler`,
  description: (name) =>
    `${name}: yeni gelenler için yenilikler, yaklaşan etkinlikler, açık yerler, acil durum numaraları ve ilk yazılar.`,
  lead: 'Burada yeni olanlar, yaklaşan etkinlikler ve açık yerler.',
  firstArticles: 'İlk yazılar',
  upcoming: 'Yaklaşanlar',
  newest: 'Burada yeni',
  overview: (name) => `Genel bakış: ${name}`,
  related: 'Şehir ve topluluk',
  cities: 'Şehirler',
  communities: 'Topluluklar',
  emergencyNumbers: 'Acil durum numaraları',
  emergencyServices: {
    all: 'Tüm acil durumlar',
    police: 'Polis',
    ambulance: 'Ambulans',
    fire: 'İtfaiye',
  },
  checked: 'Kontrol tarihi: {date}',
  unchecked: 'Resmî bir kaynakla karşılaştırın.',
  empty: 'Burada henüz içerik yok.',
  subscribeToFeed: 'akış okuyucuda tüm yenilikler',
  subscribeInCalendar: 'takviminizde tüm tarihler',
};
