import type { PriceProblem } from './price-problems';

type Messages = Readonly<Record<PriceProblem['code'], string>>;

const en: Messages = {
  'no-item': 'Choose what is paid for.',
  'no-city': 'Choose the city.',
  'area-of-other-city': 'This area is in another city. Choose another area or another city.',
  'high-below-low': 'The highest price is below the lowest one.',
  'day-to-come': 'This day is still to come.',
  'checked-before-seen': 'The check is before the day on which the price was seen.',
  'no-number': 'Write a number, such as 350.',
  'no-whole-number': 'Write a whole number, such as 9.',
  'no-currency': 'Write the three letters of the currency, such as AED.',
  'no-day': 'Choose the day.',
  'no-kind': 'Choose the kind of source.',
  'no-address': 'Write the complete address, with https://.',
  'too-long': 'At most 200 characters.',
  'older-than-known': 'Readers see a price of a later day. Choose that day or a later one.',
  'changed-meanwhile':
    'Somebody else has written this price meanwhile. Compare it, then save again.',
};

/** What is wrong with a price, in the languages of the panel. */
const messages: Readonly<Record<string, Messages>> = {
  en,
  ar: {
    'no-item': 'يُرجى اختيار البند.',
    'no-city': 'يُرجى اختيار المدينة.',
    'area-of-other-city': 'هذه المنطقة في مدينة أخرى. يُرجى اختيار منطقة أخرى أو مدينة أخرى.',
    'high-below-low': 'السعر الأعلى أقل من السعر الأدنى.',
    'day-to-come': 'هذا اليوم لم يأتِ بعد.',
    'checked-before-seen': 'تاريخ التحقق يسبق اليوم الذي شوهد فيه السعر.',
    'no-number': 'يُرجى كتابة رقم، مثل 350.',
    'no-whole-number': 'يُرجى كتابة عدد صحيح، مثل 9.',
    'no-currency': 'يُرجى كتابة أحرف العملة الثلاثة، مثل AED.',
    'no-day': 'يُرجى اختيار اليوم.',
    'no-kind': 'يُرجى اختيار نوع المصدر.',
    'no-address': 'يُرجى كتابة العنوان كاملًا مع https://.',
    'too-long': '200 حرف على الأكثر.',
    'older-than-known': 'يرى القراء سعرًا بتاريخ أحدث. يُرجى اختيار ذلك اليوم أو يوم بعده.',
    'changed-meanwhile': 'كتب شخص آخر هذا السعر في هذه الأثناء. يُرجى المقارنة ثم الحفظ من جديد.',
  },
  fa: {
    'no-item': 'مورد هزینه را انتخاب کنید.',
    'no-city': 'شهر را انتخاب کنید.',
    'area-of-other-city': 'این محله در شهر دیگری است. محله یا شهر دیگری انتخاب کنید.',
    'high-below-low': 'بیشترین قیمت از کمترین قیمت پایین‌تر است.',
    'day-to-come': 'این روز هنوز نرسیده است.',
    'checked-before-seen': 'تاریخ بررسی پیش از روزی است که قیمت دیده شد.',
    'no-number': 'عددی بنویسید، مثلاً 350.',
    'no-whole-number': 'عددی صحیح بنویسید، مثلاً 9.',
    'no-currency': 'سه حرف واحد پول را بنویسید، مثلاً AED.',
    'no-day': 'روز را انتخاب کنید.',
    'no-kind': 'نوع منبع را انتخاب کنید.',
    'no-address': 'نشانی کامل را با https://‎ بنویسید.',
    'too-long': 'حداکثر ۲۰۰ حرف.',
    'older-than-known':
      'خوانندگان قیمتی از روزی دیرتر می‌بینند. همان روز یا روزی پس از آن را انتخاب کنید.',
    'changed-meanwhile':
      'در این میان کس دیگری این قیمت را نوشته است. مقایسه کنید و دوباره ذخیره کنید.',
  },
  hi: {
    'no-item': 'चुनें कि कीमत किस चीज़ की है।',
    'no-city': 'शहर चुनें।',
    'area-of-other-city': 'यह इलाका दूसरे शहर में है। दूसरा इलाका या शहर चुनें।',
    'high-below-low': 'सबसे ज़्यादा कीमत सबसे कम कीमत से नीचे है।',
    'day-to-come': 'यह दिन अभी आया नहीं है।',
    'checked-before-seen': 'जाँच की तारीख उस दिन से पहले की है जब कीमत देखी गई।',
    'no-number': 'संख्या लिखें, जैसे 350।',
    'no-whole-number': 'पूरी संख्या लिखें, जैसे 9।',
    'no-currency': 'मुद्रा के तीन अक्षर लिखें, जैसे AED।',
    'no-day': 'दिन चुनें।',
    'no-kind': 'स्रोत का प्रकार चुनें।',
    'no-address': 'https:// के साथ पूरा पता लिखें।',
    'too-long': 'ज़्यादा से ज़्यादा 200 अक्षर।',
    'older-than-known': 'पाठकों को इसके बाद के दिन की कीमत दिख रही है। वही दिन या उसके बाद का दिन चुनें।',
    'changed-meanwhile': 'इस बीच किसी और ने यह कीमत लिख दी है। मिलाकर देखें, फिर सेव करें।',
  },
  ru: {
    'no-item': 'Выберите, за что платят.',
    'no-city': 'Выберите город.',
    'area-of-other-city': 'Этот район находится в другом городе. Выберите другой район или город.',
    'high-below-low': 'Наибольшая цена меньше наименьшей.',
    'day-to-come': 'Этот день ещё не наступил.',
    'checked-before-seen': 'Дата проверки раньше дня, когда видели цену.',
    'no-number': 'Напишите число, например 350.',
    'no-whole-number': 'Напишите целое число, например 9.',
    'no-currency': 'Напишите три буквы валюты, например AED.',
    'no-day': 'Выберите день.',
    'no-kind': 'Выберите вид источника.',
    'no-address': 'Напишите полный адрес, с https://.',
    'too-long': 'Не больше 200 символов.',
    'older-than-known':
      'Читатели видят цену более позднего дня. Выберите тот же день или более поздний.',
    'changed-meanwhile':
      'Эту цену тем временем записал кто-то другой. Сравните и сохраните ещё раз.',
  },
  tr: {
    'no-item': 'Neyin ücreti olduğunu seçin.',
    'no-city': 'Şehri seçin.',
    'area-of-other-city': 'Bu semt başka bir şehirde. Başka bir semt veya şehir seçin.',
    'high-below-low': 'En yüksek fiyat en düşük fiyattan az.',
    'day-to-come': 'Bu gün henüz gelmedi.',
    'checked-before-seen': 'Kontrol tarihi, fiyatın görüldüğü günden önce.',
    'no-number': 'Bir sayı yazın, örneğin 350.',
    'no-whole-number': 'Bir tam sayı yazın, örneğin 9.',
    'no-currency': 'Para biriminin üç harfini yazın, örneğin AED.',
    'no-day': 'Günü seçin.',
    'no-kind': 'Kaynağın türünü seçin.',
    'no-address': 'Adresi https:// ile birlikte tam yazın.',
    'too-long': 'En çok 200 karakter.',
    'older-than-known':
      'Okurlar daha sonraki bir günün fiyatını görüyor. O günü veya daha sonrasını seçin.',
    'changed-meanwhile':
      'Bu arada başka biri bu fiyatı yazdı. Karşılaştırın, sonra yeniden kaydedin.',
  },
  ur: {
    'no-item': 'منتخب کریں کہ قیمت کس چیز کی ہے۔',
    'no-city': 'شہر منتخب کریں۔',
    'area-of-other-city': 'یہ علاقہ دوسرے شہر میں ہے۔ دوسرا علاقہ یا شہر منتخب کریں۔',
    'high-below-low': 'سب سے زیادہ قیمت سب سے کم قیمت سے نیچے ہے۔',
    'day-to-come': 'یہ دن ابھی نہیں آیا۔',
    'checked-before-seen': 'جانچ کی تاریخ اس دن سے پہلے کی ہے جب قیمت دیکھی گئی۔',
    'no-number': 'کوئی عدد لکھیں، جیسے 350۔',
    'no-whole-number': 'پورا عدد لکھیں، جیسے 9۔',
    'no-currency': 'کرنسی کے تین حروف لکھیں، جیسے AED۔',
    'no-day': 'دن منتخب کریں۔',
    'no-kind': 'ذریعے کی قسم منتخب کریں۔',
    'no-address': 'https://‎ کے ساتھ پورا پتا لکھیں۔',
    'too-long': 'زیادہ سے زیادہ 200 حروف۔',
    'older-than-known':
      'قارئین کو بعد کے دن کی قیمت نظر آ رہی ہے۔ وہی دن یا اس کے بعد کا دن منتخب کریں۔',
    'changed-meanwhile': 'اس دوران کسی اور نے یہ قیمت لکھ دی ہے۔ موازنہ کریں، پھر محفوظ کریں۔',
  },
};

/** A problem in words. @param language of the panel; English if there are no words in it */
export function priceMessage({ code }: PriceProblem, language: string): string {
  return (messages[language] ?? en)[code];
}
