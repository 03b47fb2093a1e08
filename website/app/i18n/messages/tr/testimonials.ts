import { formatNumber } from '../../number.ts';
import type { Messages } from '../messages.ts';

/** Testimonials of people who have moved. */
export const testimonials: Messages['testimonials'] = {
  title: 'Komşular anlatıyor',
  // Read out between two places, which cannot take suffixes. Unsure: stiff, but only heard.
  movedTo: 'taşındığı yer:',
  showItem: (position) => `Görüş ${formatNumber(position, 'tr')}: göster`,
  pause: 'Duraklat',
  play: 'Oynat',
  items: [
    {
      quote:
        'Sorumu gece yarısı yazdım. Kahvaltıya kadar kendi şehrimden üç kişi cevap vermişti; biri benimle gelmeyi de önerdi.',
      name: 'Mariam S.',
      from: 'Halep',
      to: 'Gaziantep',
    },
    {
      quote:
        'Belge listesi, fotoğraf sayısına kadar doğruydu. Öğle yemeğinden önce resmî daireden çıkmıştık.',
      name: 'Farhad R.',
      from: 'Şiraz',
      to: 'Maskat',
    },
    {
      quote:
        'Bebek yatağımız, masamız ve buradaki ilk arkadaşlarımız hep aynı sayfadan. En değerlisi arkadaşlarımız oldu.',
      name: 'Ayesha ve Bilal',
      from: 'Lahor',
      to: 'Şarika',
    },
    {
      quote: 'Futbol için geldim, evrak işlerimde bana yardım eden bir muhasebeciyle tanıştım.',
      name: 'Joel M.',
      from: 'Cebu',
      to: 'Doha',
    },
  ],
};
