const WORDS: Record<string, string> = {
  en: 'arrival family street morning market permit school neighbour bread bridge letter window',
  ar: 'وصول عائلة شارع صباح سوق إقامة مدرسة جار خبز جسر رسالة نافذة',
  fa: 'ورود خانواده خیابان صبح بازار اقامت مدرسه همسایه نان پل نامه پنجره',
  tr: 'varış aile sokak sabah çarşı ikamet okul komşu ekmek köprü mektup pencere',
  ur: 'آمد خاندان گلی صبح بازار اقامہ اسکول پڑوسی روٹی پل خط کھڑکی',
  ru: 'приезд семья улица утро рынок разрешение школа сосед хлеб мост письмо окно',
  hi: 'आगमन परिवार गली सुबह बाज़ार अनुमति विद्यालय पड़ोसी रोटी पुल पत्र खिड़की',
  ku: 'گەیشتن خێزان شەقام بەیانی بازاڕ مۆڵەت قوتابخانە دراوسێ نان پرد نامە پەنجەرە',
};

/** Returns `length` words of a language, always the same for the same number. */
export function sampleText(language: string, number: number, length: number): string {
  const words = (WORDS[language] ?? WORDS.en ?? '').split(' ');
  return Array.from(
    { length },
    (_, index) => words[(number * 31 + index * (7 + (number % 5))) % words.length],
  ).join(' ');
}
