import type { Texts } from './en';

export const tr: Texts = {
  choose: 'Seçin',
  clear: 'Temizle',
  nothingFound: 'Sonuç yok',
  loading: 'Yükleniyor…',
  conditions: {
    new: 'Yeni',
    'like-new': 'Yeni gibi',
    good: 'İyi',
    used: 'Kullanılmış',
    'for-parts': 'Yedek parça için',
  },
  timesOfPlace: 'Saati {place} saatiyle girin.',
  timesOfZone: 'Şehir yoksa saat, {zone} saatidir. Gönderinin şehri varsa önce onu seçin.',
  timeInPlace: '{place} saatiyle {time}.',
  timeHere: 'Sizin saatinizle: {time}.',
  closed: 'Kapalı',
  addHours: 'Saat ekle',
  addHoursOn: '{day} için saat ekle',
  asDayBefore: 'Önceki gün gibi',
  asDayBeforeOn: '{day}: önceki gün gibi',
  opensOn: '{day}, başlangıç',
  closesOn: '{day}, bitiş',
  removeHoursOn: '{day} saatlerini sil',
  hoursAsText: 'Saatleri metin olarak yaz',
  hoursAsGrid: 'Saatleri hafta olarak göster',
  hoursStayText: 'Bu saatler hafta olarak gösterilemiyor; metin olarak kalır.',
  hoursUnreadable: 'Bu saatler okunamıyor. Okurlar göremez.',
  asReadersSeeIt: 'Okurların gördüğü',
  hoursVary: 'Her hafta aynı değil.',
  positionShortLink:
    'Bu kısa bir bağlantı; konumu içermiyor. Bağlantıyı açın, sonra tarayıcıdaki uzun adresi kopyalayın.',
  positionUnreadable:
    'Bu metinde konum yok. Bir harita uygulamasından bağlantı ya da 25.2704, 55.3082 gibi iki sayı yapıştırın.',
  nearCity: '{city} yakınında ({distance}).',
  suggestSlug: 'Başlıktan öner',
};
