import type { Texts } from './en';

export const tr: Texts = {
  limit: 'JPEG, PNG, WebP, AVIF veya GIF dosyası; her biri en çok {size}.',
  title: 'Görselleri tanımlayın',
  hint: 'Görselde ne var? Ekran okuyucular bu metni görseli göremeyenlere okur.',
  label: 'Alternatif metin',
  decorative: 'Yalnızca süs: okurların ihtiyaç duyduğu bir bilgi içermiyor',
  save: 'Metni kaydet',
  later: 'Sonra tanımla',
  upload: 'Yükle',
  cancel: 'İptal',
  tooLarge: '{name} çok büyük: {size}. En çok {limit} olabilir. Küçültüp yeniden yükleyin.',
  empty: '{name} boş. Cihazınızda açıp yeniden kaydedin, sonra yükleyin.',
  heic: '{name} bir HEIC fotoğrafı; birçok tarayıcı bunu göstermez. JPEG olarak kaydedip onu yükleyin.',
  otherType:
    '{name} buraya yüklenemeyen türde bir dosya. Görselleri JPEG, PNG, WebP, AVIF veya GIF, belgeleri PDF olarak yükleyin.',
  notUploaded: 'Yüklenmedi',
  required: 'Görselde ne olduğunu yazın ya da “Yalnızca süs” seçeneğini işaretleyin.',
  missing: '“{name}” için henüz alternatif metin yok',
  notSaved: 'Metin kaydedilemedi. Yeniden deneyin.',
};
