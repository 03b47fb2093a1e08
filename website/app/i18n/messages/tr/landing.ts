import type { Messages } from '../messages.ts';

/** The landing pages: the invitation to businesses, and the page of a business that is a partner. @param brand the product's name */
export const landing = (brand: string): Messages['landing'] => ({
  title: `${brand} resmî iş ortağı olun`,
  lead: 'Yeni gelenler, kendilerini anlayan bir berber, klinik veya avukat arar. Sizin dilinizi konuşan insanlar sizi bulsun.',
  contactButton: 'Bize yaz',
  invite: {
    list: 'Bir işletmeniz mi var?',
    post: 'Bu işletme sizin mi?',
    link: 'İş ortağı olun',
  },
  form: {
    title: 'Bize işletmenizi anlatın',
    subject: 'İşletmenin adı',
    message: 'İşletme hakkında',
    messageHint:
      'Adres, çalışma saatleri, konuştuğunuz diller ve size nasıl ulaşıldığı. İstediğiniz dilde yazabilirsiniz.',
    missingSubject: 'Lütfen işletmenin adını yazın.',
  },
  example: {
    title: 'İnsanlar sizi böyle bulur',
    note: 'Bir örnek; bu işletme gerçek değildir.',
    name: 'Halat Sokağı Berberi',
    text: 'Sizin dilinizi konuşan ellerde saç ve sakal tıraşı. Çocuklar da gelebilir.',
    place: 'Deira, Dubai',
  },
  benefitsTitle: 'Neler kazanırsınız',
  benefits: [
    {
      title: 'İnsanlara gereken bilgileri içeren bir sayfa',
      text: 'Adres ve harita, tek dokunuşla telefon ve WhatsApp, konuştuğunuz diller, çalışma saatleriniz ve sizin yerel saatinize göre “şu an açık” bilgisi.',
    },
    {
      title: 'İş ortağı işareti',
      text: 'İnsanlar, editörlerimizin sizi tanıdığını listede ve sayfanızda yazılı olarak görür.',
    },
    {
      title: 'Kendinize ait bir sayfa adresi',
      text: 'Vitrininiz, kartvizitiniz ve mesajlarınız için, menülerimiz olmayan bir sayfa. Eski bir telefonda hızlı açılır.',
    },
    {
      title: 'Sizin diliniz, sizin yazı yönünüz',
      text: 'Arapça, Farsça, Urduca, Türkçe, İngilizce veya başka bir dilde yazın. Hiçbir şey ters dönmez, hiçbir şey kesilmez.',
    },
  ],
  stepsTitle: 'Nasıl yapılır',
  steps: [
    {
      title: 'Bize yazın',
      text: 'Adı, adresi, çalışma saatlerini, konuştuğunuz dilleri, size nasıl ulaşıldığını ve size ait birkaç resmi gönderin.',
    },
    {
      title: 'Bir editör sizinle tanışır',
      text: 'Açık olmayan noktaları sorarız, gönderdiklerinize bakarız ve içeriği sizinle birlikte yazarız.',
    },
    {
      title: 'Sayfanız yayında',
      text: 'İçerik, işletmeler arasında görünür. Bir şey değişince bize yazın, biz de değiştirelim.',
    },
  ],
  contactTitle: 'İletişim',
  qrCodeTitle: 'Bu sayfayı saklayın',
  qrCodeText: 'Kodu telefonunuzla okutun veya sayfayı ihtiyacı olan bir arkadaşınıza gönderin.',
  qrCodePosterText: 'Saatler, resimler ve yol tarifi için kodu okutun',
  print: 'Afiş olarak yazdır',
  fullPost: `Bu işletmeyi ${brand} sitesinde gör`,
  partOfSite: `Bu sayfa ${brand} sitesinin bir parçasıdır`,
});
