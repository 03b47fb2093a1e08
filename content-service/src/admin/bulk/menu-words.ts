/** Names of our pages in the panel's menu, by its language. */
export const menuTranslations: Readonly<Record<string, Record<string, string>>> = {
  en: names('Import', 'How to write here'),
  ar: names('استيراد', 'كيف نكتب هنا'),
  tr: names('İçe aktar', 'Burada nasıl yazılır'),
  ru: names('Импорт', 'Как здесь писать'),
  fa: names('وارد کردن', 'اینجا چگونه بنویسیم'),
  hi: names('इंपोर्ट', 'यहाँ कैसे लिखें'),
  ur: names('درآمد', 'یہاں کیسے لکھیں'),
};

function names(imports: string, guide: string): Record<string, string> {
  return { 'bulk.menu.import': imports, 'bulk.menu.guide': guide };
}
