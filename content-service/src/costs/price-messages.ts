import type { PriceProblem } from './price-problems';

type Messages = Readonly<Record<PriceProblem['code'], string>>;

const en: Messages = {
  'no-item': 'Choose what is paid for.',
  'no-city': 'Choose the city.',
  'area-of-other-city': 'This area is in another city. Choose another area or another city.',
  'high-below-low': 'The highest price is below the lowest one.',
  'day-to-come': 'This day is still to come.',
  'checked-before-seen': 'The check is before the day on which the price was seen.',
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
  },
  fa: {
    'no-item': 'مورد هزینه را انتخاب کنید.',
    'no-city': 'شهر را انتخاب کنید.',
    'area-of-other-city': 'این محله در شهر دیگری است. محله یا شهر دیگری انتخاب کنید.',
    'high-below-low': 'بیشترین قیمت از کمترین قیمت پایین‌تر است.',
    'day-to-come': 'این روز هنوز نرسیده است.',
    'checked-before-seen': 'تاریخ بررسی پیش از روزی است که قیمت دیده شد.',
  },
  hi: {
    'no-item': 'चुनें कि कीमत किस चीज़ की है।',
    'no-city': 'शहर चुनें।',
    'area-of-other-city': 'यह इलाका दूसरे शहर में है। दूसरा इलाका या शहर चुनें।',
    'high-below-low': 'सबसे ज़्यादा कीमत सबसे कम कीमत से नीचे है।',
    'day-to-come': 'यह दिन अभी आया नहीं है।',
    'checked-before-seen': 'जाँच की तारीख उस दिन से पहले की है जब कीमत देखी गई।',
  },
  ru: {
    'no-item': 'Выберите, за что платят.',
    'no-city': 'Выберите город.',
    'area-of-other-city': 'Этот район находится в другом городе. Выберите другой район или город.',
    'high-below-low': 'Наибольшая цена меньше наименьшей.',
    'day-to-come': 'Этот день ещё не наступил.',
    'checked-before-seen': 'Дата проверки раньше дня, когда видели цену.',
  },
  tr: {
    'no-item': 'Neyin ücreti olduğunu seçin.',
    'no-city': 'Şehri seçin.',
    'area-of-other-city': 'Bu semt başka bir şehirde. Başka bir semt veya şehir seçin.',
    'high-below-low': 'En yüksek fiyat en düşük fiyattan az.',
    'day-to-come': 'Bu gün henüz gelmedi.',
    'checked-before-seen': 'Kontrol tarihi, fiyatın görüldüğü günden önce.',
  },
  ur: {
    'no-item': 'منتخب کریں کہ قیمت کس چیز کی ہے۔',
    'no-city': 'شہر منتخب کریں۔',
    'area-of-other-city': 'یہ علاقہ دوسرے شہر میں ہے۔ دوسرا علاقہ یا شہر منتخب کریں۔',
    'high-below-low': 'سب سے زیادہ قیمت سب سے کم قیمت سے نیچے ہے۔',
    'day-to-come': 'یہ دن ابھی نہیں آیا۔',
    'checked-before-seen': 'جانچ کی تاریخ اس دن سے پہلے کی ہے جب قیمت دیکھی گئی۔',
  },
};

/** A problem in words. @param language of the panel; English if there are no words in it */
export function priceMessage({ code }: PriceProblem, language: string): string {
  return (messages[language] ?? en)[code];
}
