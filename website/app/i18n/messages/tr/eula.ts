import type { LegalText } from '../legal-text.ts';

/** The end-user licence agreement. @param brand the product's name */
export const eula = (brand: string): LegalText => ({
  title: 'Son kullanıcı lisans sözleşmesi',
  lead: `Bunlar ${brand} web sitesini ve uygulamasını kullanma kurallarıdır. Okunsun diye sade yazdık.`,
  date: '2026-11-21',
  sections: [
    {
      id: 'agreement',
      title: 'Bu nedir',
      blocks: [
        `Bu, sizinle ${brand} sitesini ve uygulamasını yönetenler arasında bir sözleşmedir. Web sitesini veya uygulamayı kullanarak bu sözleşmeyi kabul edersiniz. Kabul etmiyorsanız lütfen bunları kullanmayın.`,
        'Uygulamayı bir işletme adına kullanmak için onun adına konuşma yetkiniz olmalıdır.',
      ],
    },
    {
      id: 'licence',
      title: 'Neler yapabilirsiniz',
      blocks: [
        'Web sitesini ve uygulamayı kendiniz veya işletmeniz için, istediğiniz kadar cihazda ücretsiz kullanabilirsiniz. İçeriklerin bağlantılarını istediğiniz yerde paylaşabilirsiniz.',
        'İçeriklerin metinleri ve resimleri, onları hazırlayanlara aittir. Kısa bir alıntıdan fazlasını kopyalamadan önce onlardan izin isteyin.',
        'Hizmete izinsiz girmeye çalışamaz, hizmeti aşırı yükleyemez ve reklam göndermek için başkalarının iletişim bilgilerini buradan toplayamazsınız.',
      ],
    },
    {
      id: 'conduct',
      title: 'Birbirimize nasıl davranırız',
      blocks: [
        'Uygulamada ve içeriklerde şunlara izin vermeyiz:',
        [
          'hakaret, tehdit veya insanlara nereden geldikleri, neye inandıkları ya da kimi sevdikleri için nefret;',
          'dolandırıcılık, uydurma teklifler ve önceden para istemek;',
          'insan, silah, uyuşturucu veya izin belgesi ve pasaport gibi belgelerin ticareti;',
          'başkalarının izni olmadan paylaşılan resimleri ve her türlü cinsel içerikli resim;',
          'başka biri gibi davranmak.',
        ],
        'Böyle bir şey görürseniz {contact}; içeriğin adresini veya hesabın adını da belirtin. Bu kurallara uymayan her şeyi kaldırırız ve bunu yapan hesabı kapatabiliriz.',
      ],
    },
    {
      id: 'what-you-publish',
      title: 'Yazdıklarınız sizindir',
      blocks: [
        `Yazdıklarınız ve yükledikleriniz size aittir. Başkalarının da okuyabilmesi için ${brand} uygulamasında ve web sitesinde gösterilmesine izin verirsiniz. Bu izin, yazdığınızı veya hesabınızı sildiğinizde sona erer: {delete}.`,
        'Yalnızca size ait olanı veya kullanma hakkınız olanı yükleyin.',
      ],
    },
    {
      id: 'advice',
      title: 'Bilgi verir, hukuki danışmanlık vermez',
      blocks: [
        'İzinler, sözleşmeler, sağlık veya para hakkındaki içerikleri, bunları yaşamış insanlar özenle yazar. Kurallar değişir ve her durum farklıdır. Önemli bir karardan önce yetkili kuruma, bir avukata veya bir doktora sorun.',
      ],
    },
    {
      id: 'deals',
      title: 'İnsanlar arasındaki anlaşmalar',
      blocks: [
        `${brand} insanları bir araya getirir; onların alım, satım, kira ve diğer anlaşmalarına taraf olmaz. Herkese açık bir yerde buluşun, önce bakın, sonra ödeyin.`,
        'Resmî iş ortağı bizimle çalışır ve editörlerimiz onu tanır. Bu işaret fiyatlar, mallar veya hizmetler için bir güvence değildir.',
      ],
    },
    {
      id: 'others',
      title: 'Başkalarının hizmetleri',
      blocks: [
        'Bağlantılar, başkalarının işlettiği haritalara, sohbetlere, uygulama mağazalarına ve web sitelerine götürür. Orada onların kuralları geçerlidir. Uygulama için, onu indirdiğiniz mağazanın kuralları da geçerlidir; mağazalar uygulama için size destek vermek zorunda değildir.',
      ],
    },
    {
      id: 'liability',
      title: 'Nelerden sorumluyuz',
      blocks: [
        'Hizmetin çalışması ve içeriklerin doğru olması için elimizden geleni yaparız. Hizmetin hiç kesilmeyeceğine veya içindeki her şeyin doğru olduğuna söz veremeyiz; hizmet olduğu gibi sunulur.',
        'Ülkenizin yasalarının size tüketici olarak verdiği haklar sizde kalır. Bu sözleşmedeki hiçbir şey onları elinizden almaz.',
      ],
    },
    {
      id: 'end',
      title: 'Nasıl sona erer',
      blocks: [
        'İstediğiniz zaman bırakabilirsiniz: web sitesini kapatın, uygulamayı kaldırın, hesabınızı sildirin. Bu kurallara uymayan bir hesabı kapatabiliriz; nedenini size bildiririz ve {address} adresine yazarak itiraz edebilirsiniz.',
      ],
    },
    {
      id: 'changes',
      title: 'Bu kurallar değiştiğinde',
      blocks: [
        'Bu metnin ne zamandan beri geçerli olduğu, en üstteki tarihte yazar. Verileri nasıl kullandığımız ayrı bir metindedir: {privacy}.',
      ],
    },
  ],
});
