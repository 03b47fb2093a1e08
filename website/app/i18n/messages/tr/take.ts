import type { Messages } from '../messages.ts';

/** The file of a city, the pages that lead to it, and its check. */
export const take: Messages['take'] = {
  title: 'Şehir tek dosyada',
  titleOf: (city) => `${city} tek dosyada`,
  lead: 'Rehberler, telefon numaralı adresler, yaklaşan etkinlikler ve acil durum numaraları tek dosyada. İnternet ve uygulama gerektirmez: saklayın, yazdırın, paylaşın.',
  trust: 'Size bir dosya mı iletildi?',
  leftOut: (kinds) => `Okunamadığı için alınmadı: ${kinds}`,
  dropped: (count) => `Dosya çok büyüyeceği için alınmayan içerik sayısı: ${count}`,
  size: { kilobytes: (size) => `${size} KB`, megabytes: (size) => `${size} MB` },
  form: {
    title: 'Seçiminiz',
    change: 'Seçimi değiştir',
    city: 'Şehir',
    language: 'Dil',
    kinds: 'Dosyada olacaklar',
    withoutPictures: 'Resimsiz, daha küçük olsun',
    submit: 'Dosyayı hazırla',
  },
  ready: {
    title: 'Dosyanız',
    download: (size) => `İndir (${size})`,
    open: 'Burada aç',
    epub: (size) => `E-kitap olarak, EPUB (${size})`,
    passOn: 'Paylaşmak için indirdiğiniz dosyayı WhatsApp veya e-postayla belge olarak gönderin.',
  },
  file: {
    asOf: '{date} itibarıyla.',
    renew:
      'İnternet gerektirmez: saklayın ve paylaşın. Daha yenisi için kodu okutun veya {address} adresini açın.',
    renewByAddress:
      'İnternet gerektirmez: saklayın ve paylaşın. Daha yenisi için {address} adresini açın.',
    contents: 'İçindekiler',
    qrCode: 'QR kodu: en yeni dosya',
    check:
      'Bu dosya imzalıdır. {address} adresinde kimsenin onu değiştirmediğini kontrol edebilirsiniz.',
  },
  check: {
    title: 'Dosya kontrolü',
    lead: 'Size iletilen bir dosyayı seçin. Bizim hazırladığımız gibi olup olmadığını, hangi şehre ait olduğunu ve tarihini öğrenirsiniz. Dosyayı saklamayız.',
    file: 'Dosya',
    text: 'Ya da tüm metnini yapıştırın',
    submit: 'Kontrol et',
    empty: 'Lütfen bir dosya seçin veya metnini yapıştırın.',
    unchanged: {
      title: 'Bu dosya değiştirilmemiş',
      text: 'Bizim hazırladığımız gibi. Telefon numaraları ve tarihler o günden beri değişmiş olabilir.',
      newer: 'En yeni dosyayı al',
    },
    changed: {
      title: 'Bu dosya değiştirilmiş',
      text: 'Bizim hazırladığımız gibi değil ya da eksik. İçindeki numaralara ve adreslere güvenmeyin.',
    },
    otherKey: {
      title: 'Bu dosya bizden değil',
      text: 'İmzalı, ama bu site tarafından değil. İçindeki numaralara ve adreslere güvenmeyin.',
    },
    unsigned: {
      title: 'Bu dosya imzalı değil',
      text: 'Bizim imzamız yok, bu yüzden nereden geldiğini söyleyemeyiz.',
    },
  },
};
