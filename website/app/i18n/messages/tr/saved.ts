import type { Messages } from '../messages.ts';

/** Posts that a visitor has saved in the browser, and what is shown without network. */
export const saved: Messages['saved'] = {
  save: 'Kaydet',
  isSaved: 'Kaydedildi',
  added: 'Bu tarayıcıya kaydedildi.',
  removed: 'Kaydedilenlerden çıkarıldı.',
  failed: 'Kaydedilemedi: liste dolu veya tarayıcınız bu site için hiçbir şey saklamıyor.',
  title: 'Kaydedilenler',
  lead: 'Yalnızca bu tarayıcıda durur. Başka kimse görmez, hesap gerekmez.',
  empty: {
    title: 'Henüz kaydedilen yok',
    text: 'Bir içerikte “Kaydet” düğmesine dokunun. İçerik burada listelenir ve bağlantı olmadan da okunabilir.',
  },
  kinds: 'İçerik türleri',
  all: 'Tümü',
  sort: {
    label: 'Sıralama',
    newest: 'Önce son kaydedilen',
    oldest: 'Önce ilk kaydedilen',
    title: 'Başlığa göre',
  },
  savedOn: 'Kayıt tarihi: {date}',
  available: 'Bağlantısız okunabilen: {kept} / {total}.',
  spaceUsed: 'Kullanılan alan: {size} MB.',
  changed: 'Kaydettiğinizden beri değişti',
  gone: 'Artık sitede yok. Siz kaldırana kadar kopyanız kalır.',
  remove: 'Kaldır',
  removeAll: {
    action: 'Bu tarayıcıdan her şeyi kaldır',
    confirm: 'Kaydedilen tüm içerikler ve saklanan tüm sayfalar bu tarayıcıdan kaldırılsın mı?',
  },
  transfer: {
    title: 'Listeyi başka bir telefona taşıyın',
    text: 'Listeyi QR kodu olarak gösterin ve diğer telefonun kamerasını koda tutun. Ya da dosya olarak kaydedip gönderin ve orada bu sayfada açın.',
    hint: 'Bazı tarayıcılar, siteye birkaç hafta girmezseniz sakladıklarını siler. Dosya kalır.',
    showCode: 'QR kodunu göster',
    exportFile: 'Dosya olarak kaydet',
    importFile: 'Dosya aç',
    imported: 'Eklenen içerik sayısı: {count}.',
    invalid: 'Bu bir kayıt listesi değil. Hiçbir şey değişmedi.',
    received: 'Başka bir cihazdan gelen içerik sayısı: {count}. Bu tarayıcıya da kaydedilsin mi?',
    add: 'Kaydet',
    notLoaded:
      'Yüklenemediği için eklenmeyen içerik sayısı: {count}. Kodu daha sonra yeniden açın.',
  },
  code: {
    title: 'Listenizin QR kodu',
    lead: 'Diğer telefonun kamerasını koda tutun ve çıkan adresi açın. Başka kimseye bir şey gönderilmez.',
    label: 'Kaydettiğiniz içeriklerin QR kodu',
    all: 'Koddaki içerik sayısı: {count}',
    some: 'Kodda {total} içerikten en son kaydedilen {count} tanesi var. Hepsini taşımak için listeyi dosya olarak kaydedin.',
    back: 'Listeye dön',
  },
  needsScript: 'Burada kaydetmek için JavaScript gerekir; bu tarayıcıda kapalı.',
  how: {
    title: 'Bir sayfayı saklamanın başka yolları',
    steps: [
      'Yer imlerine ekleyin: tarayıcılarda bunun için adresin yanında veya menüde bir yıldız ya da işaret vardır.',
      'Yazdırın veya PDF olarak kaydedin: tarayıcı menüsünde “Yazdır” komutunu seçin.',
      'Bağlantıyı kendinize gönderin, örneğin WhatsApp veya e-posta ile.',
    ],
  },
  offline: {
    title: 'Bu sayfa cihazınızda yok',
    text: 'Bağlantı yok ve bu sayfanın bir kopyası saklanmamış.',
    retry: 'Yeniden dene',
    readBefore: 'Daha önce okunanlar',
    nothing: 'Henüz başka sayfa saklanmadı.',
    noConnection: 'Bağlantı yok.',
    copyOf: 'Saklanan kopya: {date}',
  },
};
