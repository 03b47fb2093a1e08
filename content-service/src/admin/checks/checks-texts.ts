/** Texts of the panel of problems, by its language; the problems come with theirs. */
const texts = {
  en: {
    title: 'Before it can be public',
    counts:
      '{errors, plural, =0 {Ready to be public} one {# error} other {# errors}}{warnings, plural, =0 {} one {, # hint} other {, # hints}}',
    good: 'Nothing to correct.',
    checking: 'Checking…',
    failed: 'The check is not available at the moment. You can go on writing.',
    show: 'Go to the field',
    error: 'Error',
    warning: 'Hint',
  },
  ar: {
    title: 'قبل النشر',
    counts:
      '{errors, plural, =0 {جاهز للنشر} one {خطأ واحد} two {خطآن} few {# أخطاء} many {# خطأً} other {# خطأ}}{warnings, plural, =0 {} one {، ملاحظة واحدة} two {، ملاحظتان} few {، # ملاحظات} many {، # ملاحظة} other {، # ملاحظة}}',
    good: 'لا شيء يحتاج إلى تصحيح.',
    checking: 'جارٍ الفحص…',
    failed: 'الفحص غير متاح الآن. يمكنك متابعة الكتابة.',
    show: 'الانتقال إلى الحقل',
    error: 'خطأ',
    warning: 'ملاحظة',
  },
  tr: {
    title: 'Yayımlanmadan önce',
    counts:
      '{errors, plural, =0 {Yayımlanmaya hazır} other {# hata}}{warnings, plural, =0 {} other {, # öneri}}',
    good: 'Düzeltilecek bir şey yok.',
    checking: 'Kontrol ediliyor…',
    failed: 'Kontrol şu an yapılamıyor. Yazmaya devam edebilirsiniz.',
    show: 'Alana git',
    error: 'Hata',
    warning: 'Öneri',
  },
  ru: {
    title: 'Перед публикацией',
    counts:
      '{errors, plural, =0 {Можно публиковать} one {# ошибка} few {# ошибки} many {# ошибок} other {# ошибки}}{warnings, plural, =0 {} one {, # замечание} few {, # замечания} many {, # замечаний} other {, # замечания}}',
    good: 'Исправлять нечего.',
    checking: 'Проверка…',
    failed: 'Проверка сейчас недоступна. Можно писать дальше.',
    show: 'Перейти к полю',
    error: 'Ошибка',
    warning: 'Замечание',
  },
  fa: {
    title: 'پیش از انتشار',
    counts:
      '{errors, plural, =0 {آمادهٔ انتشار} other {# خطا}}{warnings, plural, =0 {} other {، # نکته}}',
    good: 'چیزی برای اصلاح نیست.',
    checking: 'در حال بررسی…',
    failed: 'بررسی اکنون در دسترس نیست. می‌توانید به نوشتن ادامه دهید.',
    show: 'رفتن به فیلد',
    error: 'خطا',
    warning: 'نکته',
  },
  hi: {
    title: 'प्रकाशित करने से पहले',
    counts:
      '{errors, plural, =0 {प्रकाशन के लिए तैयार} one {# गलती} other {# गलतियाँ}}{warnings, plural, =0 {} other {, # सुझाव}}',
    good: 'कुछ सुधारना नहीं है।',
    checking: 'जाँच हो रही है…',
    failed: 'जाँच अभी उपलब्ध नहीं है। आप लिखना जारी रख सकते हैं।',
    show: 'फ़ील्ड पर जाएँ',
    error: 'गलती',
    warning: 'सुझाव',
  },
  ur: {
    title: 'شائع کرنے سے پہلے',
    counts:
      '{errors, plural, =0 {شائع ہونے کے لیے تیار} one {# غلطی} other {# غلطیاں}}{warnings, plural, =0 {} one {، # مشورہ} other {، # مشورے}}',
    good: 'کچھ درست کرنے کی ضرورت نہیں۔',
    checking: 'جانچ ہو رہی ہے…',
    failed: 'جانچ ابھی دستیاب نہیں۔ آپ لکھنا جاری رکھ سکتے ہیں۔',
    show: 'خانے پر جائیں',
    error: 'غلطی',
    warning: 'مشورہ',
  },
} as const;

type TextKey = keyof (typeof texts)['en'];

const PREFIX = 'checks.';

/** The key of a text for react-intl. */
export function textKey(key: TextKey): string {
  return `${PREFIX}${key}`;
}

/** The texts in each language of the panel, by their keys. */
export const checksTranslations: Readonly<Record<string, Record<string, string>>> =
  Object.fromEntries(
    Object.entries(texts).map(([language, of]) => [
      language,
      Object.fromEntries(Object.entries(of).map(([key, text]) => [`${PREFIX}${key}`, text])),
    ]),
  );
