import type { PreviewTexts } from './en';

export const tr: PreviewTexts = {
  title: 'Önizleme',
  open: 'Sayfayı göster',
  beside: 'Formun yanında',
  hint: 'Okurların göreceği sayfa, kaydedilmiş hâliyle.',
  unsaved: 'Son değişiklikleriniz henüz kaydedilmedi, bu yüzden görünmüyor.',
  width: 'Genişlik',
  phone: 'Telefon',
  wide: 'Geniş ekran',
  language: 'Sitenin dili',
  refresh: 'Yenile',
  newTab: 'Yeni sekmede aç',
  close: 'Kapat',
  loading: 'Yükleniyor…',
  failed: 'Önizleme açılamadı. Lütfen yeniden deneyin.',
  off: 'Önizleme kurulmamış. Hizmeti işleten kişinin WEBSITE_TOKEN değerini ayarlaması gerekiyor.',
};
