import type { Guide } from './en';

export const tr: Guide = {
  title: 'Burada nasıl yazılır',
  intro:
    'Okurlarımızın çoğu sizin dilinizi ikinci dil olarak, eski bir telefonda okur ve bugün yardıma ihtiyaç duyar. İlk okuyuşta anlaşılacak şekilde yazın.',
  sections: [
    {
      heading: 'Yazmadan önce',
      points: [
        'Önce arayın: Belki içerik zaten vardır ve yalnızca düzeltilmesi gerekir.',
        'Tek bir okuru düşünün ve tek bir soruyu baştan sona yanıtlayın.',
        'Yalnızca bildiğinizi veya araştırabildiğinizi yazın. Kaynağını belirtin.',
      ],
    },
    {
      heading: 'Başlık ve ilk cümle',
      points: [
        'Başlık, okurun ne bulacağını onun arayacağı kelimelerle söyler.',
        'İlk cümle yanıtı verir. Ayrıntılar sonra gelir.',
      ],
    },
    {
      heading: 'Sade cümleler',
      points: [
        'Her cümlede tek düşünce. 20 kelimeden fazlası çoktur.',
        'Günlük kelimeler kullanın. Atasözü, ince alay ve kısaltma olmasın.',
        'Okura seslenin ve kimin ne yaptığını söyleyin.',
        'Resmî kelimeleri formlarda ve tabelalarda olduğu gibi bırakın, bir kez açıklayın.',
      ],
    },
    {
      heading: 'Kolay bulunan bilgi',
      points: [
        'Birkaç paragrafta bir ara başlık koyun; sırayla ve düzey atlamadan.',
        'Adımları numaralı liste, fiyat ve saatleri küçük bir tablo olarak yazın.',
        'Bağlantı nereye gittiğini söyler: “Randevu al”, “buraya tıkla” değil.',
      ],
    },
    {
      heading: 'İşe yarayan bilgiler',
      points: [
        'Telefon, adres, çalışma saatleri, fiyat ve konum kendi alanlarına yazılır: Okur böylece tek dokunuşla arar veya yolu bulur.',
        'Fiyatları para birimiyle ve kontrol ettiğiniz ayla birlikte yazın.',
        'Adresi bir taksi şoförünün anlayacağı gibi, sokaktan görünen bir şeyle tarif edin.',
      ],
    },
    {
      heading: 'Resimler',
      points: [
        'Kendi resimlerinizi veya kullanma izniniz olanları seçin. İnsanları göstermeden önce izin alın.',
        'Üzerinde ad ve numara görünen pasaport, izin belgesi veya mektup olmasın.',
        'Alternatif metin, resimde ne olduğunu birkaç kelimeyle söyler.',
      ],
    },
    {
      heading: 'İnsanlara özen',
      points: [
        'Kişilerin adlarını, numaralarını ve hikâyelerini izinleri olmadan yazmayın.',
        'Hukuk ve sağlık konularında resmî kurumun veya doktorun söylediğini bağlantısıyla yazın. Tavsiye vermeyin.',
        'Burayı tüm topluluklar okur. Siyaset, reklam ve başkalarını küçümseyen sözler olmasın.',
      ],
    },
    {
      heading: 'Çeviri',
      points: [
        'Kelime sırasını değil, bilgileri koruyun.',
        'Kurum, sokak ve form adlarını kendi yazılışlarıyla da, parantez içinde verin.',
      ],
    },
    {
      heading: 'Taslaktan yayına',
      points: [
        'İstediğiniz kadar sık kaydedin. Taslağı editörlerden başka kimse görmez.',
        'Yayımlanmadan önce hataları düzeltin. Öneriler tavsiyedir; karar sizin.',
        'Bitirince incelemeye gönderin. Başka biri okur ve yayımlar.',
        'Hiçbir şey kaybolmaz: Önceki sürümler, silinen içerikler de 30 gün boyunca geri getirilebilir.',
      ],
    },
  ],
  examples: {
    heading: 'İki örnek',
    instead: 'Şöyle değil:',
    write: 'Şöyle yazın:',
    pairs: [
      [
        'Depozitonun iade edilmemesi hâlinde hukuki yollara başvurulabilir.',
        'Ev sahibiniz depozitoyu geri vermiyor mu? Şikâyet edebilirsiniz. Şöyle:',
      ],
      [
        'Tesis elverişli bir konumda olup geç saatlere kadar hizmet vermektedir.',
        'Klinik postanenin karşısında. Her gün 22:00’ye kadar açık.',
      ],
    ],
  },
};
