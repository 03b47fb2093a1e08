import type { MessageTexts } from '#messages/message-texts';

export const tr: MessageTexts = {
  'title-missing': 'İçeriğe bir başlık yazın.',
  'slug-taken': 'Bu web adresi başka bir içeriğe ait: “{title}”. Başka bir adres seçin.',
  'kind-missing': 'İçeriğin türünü seçin.',
  'community-missing': 'Topluluğu seçin. İçeriğin dili de buna göre belirlenir.',
  'start-missing': 'Başlangıç zamanını girin.',
  'end-before-start': 'Bitiş, başlangıçtan önce.',
  'area-of-other-city':
    'Bu semt seçilen şehirde değil. Semt: {area}, şehir: {city}. Başka bir semt veya şehir seçin.',
  'category-of-other-kind':
    '“{category}” kategorisi bu içerik türü için değil. Başka bir kategori seçin.',
  'currency-missing': 'Fiyatın para birimini seçin.',
  'opening-hours-invalid':
    'Çalışma saatleri okunamıyor: “{hours}”. Örnek: Mo-Fr 09:00-18:00; Sa 10:00-14:00',
  'position-far':
    'Haritadaki konum şehirden uzak. Şehir: {city}, uzaklık: {km, number} km. Konumu ve şehri kontrol edin.',
  'link-broken':
    '“{text}” bağlantısının gösterdiği içerik yok. Başka bir içerik seçin veya bağlantıyı kaldırın.',
  'source-title-missing':
    'Kaynak {number, number} başlıksız. Okurlar bilsin diye ne olduğunu yazın.',
  'source-address-invalid': 'Bir kaynağın adresi açılamıyor: “{address}”. https:// ile başlamalı.',
  'script-mismatch':
    'Metin, topluluğun dilinde görünmüyor. Metnin alfabesi: {script}. Beklenen: {expected}. Başka bir topluluk seçin veya metni kontrol edin.',
  'language-taken': 'Bu içerik o dilde zaten var: “{title}”. Başka bir topluluk seçin.',
  'language-drafted': 'Bu içeriğin o dile çevirisine zaten başlanmış. Başka bir topluluk seçin.',
  'alternative-text-missing':
    '{count, plural, one {# resmin alternatif metni yok. Resmi göremeyenler için birkaç kelimeyle anlatın.} other {# resmin alternatif metni yok. Resimleri göremeyenler için birkaç kelimeyle anlatın.}}',
  'heading-level-skipped': '“{heading}” başlığı bir düzey atlıyor. Bir düzey büyütün.',
  'sentences-long':
    '{count, plural, one {# cümle, ikinci dilinde okuyanlar için uzun: “{sentence}”.} other {# cümle, ikinci dilinde okuyanlar için uzun. İlki: “{sentence}”.}} Uygun üst sınır: {maxWords, number} kelime.',
  duplicate: 'Neredeyse aynı başlıkla bir içerik zaten var: “{title}”.',
  'picture-small':
    'Bir resim küçük ({width} × {height} piksel), bulanık görünebilir. Daha iyisi: en az {minWidth} × {minHeight}.',
  'phone-in-text':
    'Metinde telefon numarası var: {phone}. Okurlar tek dokunuşla arayabilsin diye telefon alanına da yazın.',
  'email-in-text':
    'Metinde e-posta adresi var: {email}. Okurlar tek dokunuşla yazabilsin diye e-posta alanına da girin.',
  'price-in-text': 'Metinde fiyat var: {found}. Listelerde görünmesi için fiyat alanına da yazın.',
  'translation-missing':
    'Bu yazı her dilde listelerin başında sabitli. Henüz çevirisi olmayan diller: {languages}.',
  'translations-incomplete':
    'Bu yazı çevrildi, ama bütün dillere değil. Henüz çevirisi olmayan diller: {languages}.',
  'scam-words':
    'Metinde dolandırıcıların sık kullandığı sözler var: {words}. Dikkatle okuyun. Okurlar bir uyarı görür.',
  'price-low':
    'Fiyat ({price, number}), bu kategorinin olağan fiyatının ({usual, number}) çok altında. Kontrol edin. Okurlar bir uyarı görür.',
};
