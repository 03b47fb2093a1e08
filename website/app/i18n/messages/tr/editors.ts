import type { Messages } from '../messages.ts';

/** Who stands behind the posts, and what was corrected. */
export const editors: Messages['editors'] = {
  title: 'Bu sitenin arkasında kim var',
  lead: 'Burada okuduklarınızı insanlar yazar ve kontrol eder. Bu sayfa nasıl kontrol ettiklerini ve yanıldıklarında ne olduğunu anlatır.',
  sections: [
    {
      title: 'Editörler',
      paragraphs: [
        'İçerikleri editörler ve topluluklardan kişiler yazar. Her içerik yazarını belirtir ve bir editör okumadan hiçbir şey yayımlanmaz.',
        'Kimse listede bir yer veya bir işletme hakkında daha güzel sözler için para ödeyemez. Resmî iş ortakları işaretlidir.',
      ],
    },
    {
      title: 'İçerikler nasıl kontrol edilir',
      paragraphs: [
        'Her içerik en son ne zaman doğru bulunduğunu söyler. Genellikle yazılar yılda bir, işletmeler iki kez, ilanlar her ay kontrol edilir. Kontrol gecikirse sayfa bunu belirtir.',
        'İşletmeler ve düzenleyenler kendi içeriklerini onaylayabilir; sayfa bunu tarihiyle belirtir. Değiştirdiklerini önce bir editör okur.',
        'Yazılar kaynaklarını belirtebilir. Makine çevirileri işaretlidir.',
      ],
    },
    {
      title: 'Bir yanlış olduğunda',
      paragraphs: [
        'Her içeriğin altında, ad vermeden neyin yanlış olduğunu söyleyebilirsiniz. Birkaç okur bir içeriği bildirirse bir editör hemen bakar.',
        'Önemli bir konuda yanıldıysak içeriği düzeltir, tarihini belirtir ve şu listeye ekleriz: {corrections}. Yazım hatalarını not düşmeden düzeltiriz.',
      ],
    },
    {
      title: 'Bize yazın',
      paragraphs: ['Adresimiz: {address}. Yazdıklarınızı bir insan okur.'],
    },
  ],
  correctionsLink: 'Düzeltmeler',
  corrections: {
    title: 'Düzeltmeler',
    lead: 'Yanlış yazıp düzelttiklerimiz, en yeniler önce.',
    none: 'Henüz düzeltme yok.',
  },
};
