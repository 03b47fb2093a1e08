import { formatNumber } from '../../number.ts';
import { plural } from '../../plural.ts';
import type { Messages } from '../messages.ts';

/** The page of a post. @param brand the product's name */
export const detail = (brand: string): Messages['detail'] => ({
  breadcrumb: 'Bulunduğunuz yer',
  posted: 'Yayın: {date}, {ago}',
  updated: 'Güncelleme: {date}, {ago}',
  checked: 'Kontrol tarihi: {date}',
  notChecked: '{date} tarihinden beri kontrol edilmedi.',
  reportMistake: 'Yanlış bir şey varsa bize bildirin',
  corrected: 'Düzeltme tarihi: {date}',
  sources: 'Kaynaklar',
  readingTime: (minutes) =>
    plural('tr', minutes, {
      one: 'Okuma süresi: # dakika',
      other: 'Okuma süresi: # dakika',
    }),
  translations: {
    alsoIn: 'Diğer dillerde:',
    outdated: 'Asıl metin ({language}) bu çeviriden sonra değişti.',
    machine: 'Asıl metnin ({language}) makine çevirisi.',
    original: 'Asıl metni oku',
    offer: 'Makine çevirisini oku',
    pending: 'Makine çevirisi hazırlanıyor. Yarım dakika sonra yeniden açın.',
    again: 'Yeniden aç',
    unavailable: 'Bu metin şu anda çevrilemiyor. Aşağıda asıl metin var.',
    report: 'Hata bildir',
  },
  partnerNote: `Resmî iş ortakları ${brand} ile çalışır ve editörlerimiz onları tanır.`,
  listen: {
    start: 'Dinle',
    pause: 'Duraklat',
    resume: 'Devam et',
    speed: 'Okuma hızı',
    noVoice: 'Cihazınız bu metni sesli okuyamıyor: Metnin dili ({language}) için sesi yok.',
  },
  actions: 'Yapabilecekleriniz',
  call: 'Telefon et',
  callShort: 'Telefon',
  whatsapp: 'WhatsApp’tan yaz',
  directions: 'Yol tarifi',
  directionsShort: 'Yol tarifi',
  addToCalendar: 'Takvime ekle',
  googleCalendar: 'Google Takvim',
  pictures: 'Resimler',
  pictureOf: (number, total) =>
    `Resim ${formatNumber(number, 'tr')} / ${formatNumber(total, 'tr')}`,
  previousPicture: 'Önceki resim',
  nextPicture: 'Sonraki resim',
  closePictures: 'Resimleri kapat',
  related: 'İlgili içerikler',
  moreOfKind: {
    article: 'Diğer yazılar',
    business: 'Diğer işletmeler',
    event: 'Diğer etkinlikler',
    activity: 'Diğer faaliyetler',
    marketplace: 'Diğer ilanlar',
    forum: 'Diğer sorular',
  },
  text: {
    video: (host: string) => `Video: ${host}`,
    audio: (host: string) => `Ses kaydı: ${host}`,
    map: (host: string) => `Harita: ${host}`,
    page: (host: string) => `Sitede aç: ${host}`,
    picture: (host: string) => `Resim: ${host}`,
    cut: 'Bu metin tek bir sayfa için çok uzun. Sonu burada gösterilmiyor.',
  },
  map: {
    heading: 'Haritada',
    north: 'K',
    south: 'G',
    east: 'D',
    west: 'B',
    position: (latitude, longitude) => `Konum: ${latitude}, ${longitude}`,
    kilometre: '1 km',
    sketchHint:
      'Sokakları göstermeyen bir kroki: çizgilerin arası yaklaşık bir kilometredir. Yolu görmek için bir harita açın:',
    addressOnlyHint: 'Adresi biliyoruz, ama tam yerini bilmiyoruz. Haritada arayın:',
  },
  snippet: {
    heading: 'Bunu kendi sitenizde gösterin',
    text: 'Bu satırları sayfanıza kopyalayın. Betik de çerçeve de gerekmez.',
    label: 'Kopyalanacak HTML',
  },
  share: {
    heading: 'Bu sayfayı paylaşın',
    native: 'Paylaş',
    whatsapp: 'WhatsApp',
    telegram: 'Telegram',
    email: 'E-posta',
    copy: 'Bağlantıyı kopyala',
    copied: 'Bağlantı kopyalandı.',
    print: 'Yazdır',
  },
  qrCode: 'Bu sayfanın adresini içeren QR kodu',
  scanHint: 'Bu sayfayı telefonunuzda açmak için kodu okutun',
  openInApp: 'Bu sayfayı uygulamada aç',
  noStore: {
    title: 'Bu sayfayı saklayın',
    text: 'Yorumlar ve mesajlar yakında uygulamamızda. O zamana kadar bu sayfayı telefonunuzda saklayın veya paylaşın.',
    answers: {
      note: 'Bu, bir okurun sorusu. Cevabı biliyorsanız editörlere yazın; burada yayımlarlar.',
      title: 'Cevabı biliyor musunuz?',
      text: 'Editörler her cevabı okur ve verdiğiniz adla burada yayımlar.',
      link: 'Editörlere yaz',
    },
  },
  participationNote: {
    article: '',
    business: '',
    event: '',
    activity: '',
    marketplace: '',
    forum: 'Bu, bir okurun sorusu. Cevaplar uygulamada yazılır.',
  },
  participationLink: 'Nasıl cevap yazılır',
  caution: {
    payment:
      'Bu ilanda önceden ya da geri alınamayacak bir yolla ödemeden söz ediliyor. Ne için ve kime ödediğinizi görmeden para göndermeyin.',
    price:
      'Fiyat, burada benzer şeylerin olağan fiyatının çok altında. Herhangi bir ödeme yapmadan önce iyice bakın.',
  },
  safetyNote: {
    article: '',
    business: '',
    event: '',
    activity: '',
    marketplace:
      'Herkese açık bir yerde buluşun, önce eşyaya bakın, sonra ödeyin. Önceden asla para veya kapora göndermeyin.',
    forum: '',
  },
  appPrompt: {
    article: {
      title: 'Eklemek istediğiniz bir şey mi var?',
      text: 'Uygulamada yorum yazın veya yazarına orada soru sorun.',
    },
    business: {
      title: 'Onlara uygulamada yazın',
      text: 'İşletmelere mesaj yazmak ve diğer müşterilerin yorumlarını okumak uygulamada mümkündür.',
    },
    event: {
      title: 'Diğerlerine uygulamada sorun',
      text: 'Bu etkinlikle ilgili yorumlar, mesajlar ve hatırlatmalar uygulamadadır.',
    },
    activity: {
      title: 'Diğerlerine uygulamada merhaba deyin',
      text: 'Bu faaliyetle ilgili yorumlar, mesajlar ve hatırlatmalar uygulamadadır.',
    },
    marketplace: {
      title: 'Hâlâ satılık mı? Uygulamada sorun',
      text: 'Satıcıya uygulamada yazın: telefon numaranızı vermeniz gerekmez.',
    },
    forum: {
      title: 'Cevabı biliyor musunuz? Uygulamada yazın',
      text: 'Sorular orada sorulur ve cevaplanır. Biri cevap yazınca size bildirim gelir.',
    },
  },
});
