import { plural } from '../../plural.ts';
import type { Messages } from '../messages.ts';

/** The about page. @param brand the product's name */
export const about = (brand: string): Messages['about'] => ({
  title: `${brand} hakkında`,
  lead: 'Başka bir ülkeye taşınınca birçok küçük soru çıkar. Çoğunu sizden önce, sizin ülkenizden biri sormuştur. Cevapları ve cevabı bilen insanları tek bir yerde topladık.',
  stats: {
    posts: (count) => plural('tr', count, { one: 'içerik', other: 'içerik' }),
    communities: (count) => plural('tr', count, { one: 'topluluk', other: 'topluluk' }),
    cities: (count) => plural('tr', count, { one: 'şehir', other: 'şehir' }),
  },
  kindsTitle: 'Burada neler var',
  sections: [
    {
      title: 'Kimler için',
      paragraphs: [
        'Körfez ülkelerine veya Türkiye’ye taşınanlar, taşınmak üzere olanlar ve onlara yardım eden herkes için. Okumak için hesap gerekmez; okumak ücretsizdir.',
        'Sayfalar hafiftir: eski bir telefonda ve yavaş bir bağlantıda da açılır. JavaScript olmadan, ekran okuyucuyla ve sağdan sola yazılan dillerde de çalışır.',
      ],
    },
    {
      title: 'İçerikler nasıl hazırlanır',
      paragraphs: [
        'İçerikleri editörler yayımlar. Her içerikte kimden geldiği, ne zaman yayımlandığı ve en son ne zaman değiştirildiği yazar. İçerik, yazıldığı dilde kalır; sayfada bu dilin hangisi olduğu belirtilir.',
        'Safran renginde, yazılı bir işaret resmî iş ortaklarını gösterir: onlar bizimle çalışır, editörlerimiz de onları tanır. Bu işaret, fiyatları veya işleri için bir güvence değildir. {partner}',
        'Kurallar, fiyatlar ve çalışma saatleri değişir. Burada yanlış veya eski bir bilgi varsa {contact}: mesajınızı bir insan okur, bir editör de içeriği düzeltir.',
        'İçerikleri kim, nasıl kontrol eder: {editors}.',
      ],
    },
    {
      title: 'Sizin hakkınızda ne biliyoruz',
      paragraphs: [
        'Neredeyse hiçbir şey. Bu web sitesinde hesap yoktur. Site çerez kullanmaz ve ziyaretçi saymaz. {others} {privacy} hepsini sade bir dille anlatır.',
      ],
    },
  ],
  contactLink: 'bize yazın',
  privacyLink: 'Gizlilik politikası',
  appTitle: 'Gerisi uygulamada',
  appText:
    'Yorumlar, özel mesajlar, bildirimler ve size göre öneriler yalnızca uygulamadadır. Burada okursunuz, orada konuşursunuz.',
  appSoon: {
    title: 'Gerisi yakında uygulamada',
    text: 'Yorumlar, özel mesajlar, bildirimler ve size göre öneriler, yakında gelecek bir uygulamada olacak. O zamana kadar {contact}.',
  },
});
