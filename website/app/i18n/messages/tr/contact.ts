import type { Messages } from '../messages.ts';

/** The contact page. @param brand the product's name */
export const contact = (brand: string): Messages['contact'] => ({
  title: 'İletişim',
  lead: 'Bize kendi dilinizde yazın. Her mesajı bir insan okur.',
  form: {
    title: 'Bize yazın',
    name: 'Adınız',
    email: 'E-posta adresiniz',
    emailHint: 'Cevabımızı bu adrese göndeririz.',
    phone: 'Telefon numaranız',
    phoneHint: 'Telefonla aranmak istiyorsanız. Lütfen ülke koduyla yazın.',
    subject: 'Konu nedir?',
    message: 'Mesajınız',
    messageHint: 'İstediğiniz dilde yazabilirsiniz.',
    about: 'Şu sayfa hakkında: {page}',
    aboutLabel: 'İlgili sayfa',
    submit: 'Mesajı gönder',
    sentTitle: 'Mesajınız gönderildi',
    sentText: 'Mesajınızı bir insan okur ve e-postayla cevap verir.',
    missing: {
      name: 'Lütfen adınızı yazın.',
      email: 'Size cevap verebilmemiz için lütfen bir e-posta adresi yazın.',
      subject: 'Lütfen konuyu birkaç kelimeyle yazın.',
      message: 'Lütfen bize birkaç kelime yazın.',
    },
    foreignPage: 'Burada yalnızca bu sitenin sayfaları belirtilebilir. Lütfen işareti kaldırın.',
  },
  subjects: {
    report: 'Bakmanız gereken bir içerik',
    question: 'Hiçbir içerikte cevabı olmayan bir soru',
    answer: 'Bir soruya cevap',
  },
  question: (question) => `“${question}” için arama yaptım ve cevap veren bir içerik bulamadım.`,
  mailTitle: 'E-postayla',
  mailText: 'Her konuda: sorular, düzeltmeler, teşekkürler, şikâyetler.',
  socialTitle: 'Başka nerelerdeyiz',
  socialText: 'Bizi orada takip edebilirsiniz. Bu sitelerin kendi gizlilik kuralları vardır.',
  topicsTitle: 'Hemen yardım edebilmemiz için',
  topics: [
    {
      title: 'Bir sayfada yanlış var',
      text: 'Sayfanın adresini ve doğrusunu bize yazın. Bir editör düzeltir.',
    },
    {
      title: 'Bir içerik sizi rahatsız ediyor',
      text: 'Tuhaf bir şekilde para mı istiyor, insanlara hakaret mi ediyor, izni olmayan birini mi gösteriyor? Bize adresini gönderin. Lütfen beklemeyin.',
    },
    {
      title: 'İşletmeniz de burada yer alsın',
      text: `Listeye nasıl girileceği ve ${brand} iş ortaklarının ne kazandığı ayrı bir sayfada: {landing}.`,
    },
    {
      title: 'Hesabınız veya verileriniz',
      text: 'Şu sayfalara bakın: {reset}, {delete}. Ya da bize yazın. Bu tür isteklere 30 gün içinde cevap veririz.',
    },
  ],
  landingLink: 'iş ortağı olun',
  resetLink: 'şifre sıfırlama',
  deleteLink: 'hesap silme',
});
