import type { LegalText } from '../legal-text.ts';

/** The privacy policy. @param brand the product's name */
export const privacy = (brand: string): LegalText => ({
  title: 'Gizlilik politikası',
  lead: `${brand} web sitesindeki her şeyi, kim olduğunuzu söylemeden okuyabilirsiniz. Verilerle çok az şey yapılır; bu sayfa bunu sade bir dille anlatır.`,
  date: '2026-11-28',
  sections: [
    {
      id: 'short',
      title: 'Kısaca',
      blocks: [
        [
          'Bu web sitesinde hesap ve kayıt yoktur.',
          'Çerez yoktur.',
          'Ziyaretçi sayımı, reklam ve profil çıkarma yoktur.',
          '{others}',
          'Veri satmayız. Satılacak veri de yoktur.',
        ],
      ],
    },
    {
      id: 'who',
      title: 'Kim sorumlu',
      blocks: [
        `Bu web sitesini ${brand} adıyla yöneten kişiler. Onlara {address} adresinden, istediğiniz dilde ulaşabilirsiniz.`,
      ],
    },
    {
      id: 'browser',
      title: 'Tarayıcınızda kalanlar',
      blocks: [
        'Açık veya koyu temayı ya da başka bir dili seçerseniz veya ikinci takvimin tarihlerini gizlerseniz tarayıcınız bunu kendi deposunda (localStorage) saklar; içerikleri hangi dilde görmek istediğinizi ise sekmeyi kapatana kadar (sessionStorage). Bu bilgiler cihazınızdan hiç çıkmaz. Bu sitenin tarayıcıdaki verilerini silerseniz o da silinir.',
        'Tarayıcınız, her sitede yaptığı gibi, daha hızlı açılsınlar diye sayfaların ve resimlerin kopyalarını da saklar.',
        'İçerik kaydederseniz tarayıcınız, bağlantı olmadan da okuyabilmeniz için listeyi, sayfaları ve resimleri saklar. Aynı nedenle, veri tasarrufu açık değilse, okuduğunuz son 40 sayfayı da saklar. Bunların hiçbiri bize gönderilmez. Listeyi açtığınızda tarayıcınız, değişip değişmediklerini görmek için kaydedilen bazı içeriklerin sayfalarını yeniden ister. Hepsini “{saved}” sayfasında kaldırabilir veya bu sitenin tarayıcıdaki verilerini silebilirsiniz.',
      ],
    },
    {
      id: 'server',
      title: 'Sunucumuzun gördükleri',
      blocks: [
        'Bir sunucunun size sayfa gönderebilmesi için hangi sayfayı istediğinizi ve cevabın hangi internet adresine (IP) gideceğini bilmesi gerekir. Bütün web siteleri böyle çalışır. Bu bilgiyi size cevap vermek için kullanırız, başka hiçbir şey için kullanmayız.',
        'Bunun dışında yalnızca şunları sayarız: her içeriğin bir günde kaç kez ve hangi dilde açıldığını ve hangi kelimelerin arandığını. Bunlar yalnızca sayıdır; kimin yaptığını gösteren hiçbir şey yoktur. Ada, telefon numarasına veya adrese benzeyen aramalar sayılmaz. İçeriklerin sayılarını iki yıl, aramaların sayılarını bir yıl sonra sileriz.',
        'Yakınınızda ne olduğunu sorarsanız tarayıcınız konumunuzu yaklaşık bir kilometreye yuvarlayıp bir kez gönderir. Konumu yalnızca bu cevap için kullanırız ve hiçbir yerde saklamayız.',
        'Bir hata olduğunda sunucu teknik bir not yazar: saat, sayfa ve neyin çalışmadığı. Bu notlar hataları bulmak içindir. Kısa bir süre saklanır, sonra silinir.',
      ],
    },
    {
      id: 'posts',
      title: 'İçeriklerde kişiler hakkında yazılanlar',
      blocks: [
        'İçeriklerde kişilerin adı geçebilir: içeriği yazan, aranacak kişi, bir dükkânı işleten. Editörler bu kişilerin bunun için verdiği bilgileri yayımlar; bunları arama motorları da dâhil olmak üzere herkes okuyabilir.',
        'Bir içerikte adınız geçiyorsa veya görünüyorsanız ve bunu istemiyorsanız {contact} ve hangi içerik olduğunu belirtin. Biz de çıkarırız.',
      ],
    },
    {
      id: 'links',
      title: 'Başka sitelere giden bağlantılar',
      blocks: [
        'İçeriklerde haritalara, WhatsApp’a, işletmelerin web sitelerine, uygulama mağazalarına ve sosyal ağlara bağlantılar vardır. Böyle bir bağlantıyı açmadığınız sürece onlar sizinle ilgili hiçbir şey öğrenmez. Açtığınızda onların kuralları geçerlidir.',
      ],
    },
    {
      id: 'mail',
      title: 'Bize yazdığınızda',
      blocks: [
        'Mesajınızı ve adresinizi size cevap vermek için kullanırız. Konunuz sürdüğü sürece ve kapandıktan sonra 30 gün saklarız; verilerinizle ilgili istekleri ise konu kapandıktan sonra 12 ay saklarız.',
        'Bir içeriği bildirdiğinizde, yardımcı olup olmadığını ya da ne kadar ödediğinizi söylediğinizde, bununla birlikte sizinle ilgili hiçbir şey saklamayız. Kimse iki kez sayılmasın diye internet adresini karıştırılmış biçimde, en çok yedi gün saklarız. Cevap için bıraktığınız e-posta adresi, cevap gönderilince silinir.',
        'Burada bir işletmeniz veya etkinliğiniz yer alıyorsa, bilgilerin hâlâ doğru olup olmadığını size e-postayla sorabiliriz. Ne zaman sorduğumuzu, adresinizin karıştırılmış biçimiyle birlikte kaydederiz. Böyle e-postalar istemezseniz, yeniden sormamak için yalnızca bu biçimi saklarız.',
      ],
    },
    {
      id: 'account',
      title: 'Yeni bir şifre veya hesabınızın silinmesini istediğinizde',
      blocks: [
        'Yazdığınız e-posta adresini, hesabı bulmak ve size bir bağlantı göndermek için kullanırız, başka hiçbir şey için kullanmayız. Bir hesap yoksa adres saklanmaz.',
        'Bağlantıyı yalnızca karıştırılmış biçimde saklarız; hiç kimse bundan bağlantıyı öğrenemez. Bağlantıyı kullandığınızda, kullanmazsanız iki saat içinde silinir. Şifreler de yalnızca karıştırılmış biçimde saklanır.',
        'Size bir e-posta gönderildiği ve ne zaman gönderildiği 30 gün boyunca kayıtlı kalır; e-postanın metni gönderilir gönderilmez silinir.',
        'Hiç kimse şifreleri tahmin edemesin veya size çok sayıda e-posta gönderemesin diye, ne kadar sık istek geldiğini internet adresine ve e-posta adresine göre sayarız. İkisi de karıştırılmış biçimde, en çok iki gün saklanır.',
        'Hiç kimse yanlış tahminlerle hesabınıza girmenizi engelleyemesin diye, doğru şifreyi hangi internet adreslerinden yazdığınızı veya gönderdiğimiz bir bağlantıyı nereden kullandığınızı karıştırılmış biçimde 90 gün saklarız. Bunlar hesapla birlikte silinir.',
      ],
    },
    {
      id: 'app',
      title: `${brand} uygulaması`,
      blocks: [
        'Bu metin web sitesi hakkındadır. Yorumlar, mesajlar ve bildirimler uygulamadadır; orada bir hesabınız vardır ve bu hesapta sizin eklediğiniz bilgiler bulunur. Uygulamayı kullanma kuralları: {eula}. Hesabın nasıl silindiği ve nelerin saklandığı: {delete}.',
      ],
    },
    {
      id: 'rights',
      title: 'Haklarınız',
      blocks: [
        'Hangi ülkede yaşarsanız yaşayın, bizden şunları isteyebilirsiniz:',
        [
          'hakkınızda neler sakladığımızı söylememizi ve bir kopyasını vermemizi;',
          'bunları düzeltmemizi;',
          'bunları silmemizi;',
          'bunları artık kullanmamamızı.',
        ],
        '{address} adresine yazın. Bir insan 30 gün içinde cevap verir ve bu ücretsizdir. Cevaptan memnun kalmazsanız yaşadığınız yerdeki veri koruma kurumuna başvurabilirsiniz.',
      ],
    },
    {
      id: 'changes',
      title: 'Bu metin değiştiğinde',
      blocks: [
        'Web sitesi verilerle burada anlatılmayan bir şey yapmaya başlayacaksa önce bu metin değişir. Metnin ne zamandan beri geçerli olduğu, en üstteki tarihte yazar.',
      ],
    },
  ],
});
