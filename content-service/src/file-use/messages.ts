import type { FileUses } from './find-uses';

/** Why a file is neither deleted nor replaced. */
export type Refusal =
  | 'in-use'
  | 'some-in-use'
  | 'in-former-version'
  | 'some-in-former-versions'
  | 'seen-by-readers';

type Messages = Readonly<Record<Refusal, string>>;

/** So many names of files, and of what uses each, are told; of the others, how many there are. */
const SHOWN_NAMES = 5;

const en: Messages = {
  'in-use': 'Nothing was deleted: the file is in use. First take it out of: {names}',
  'some-in-use':
    'Nothing was deleted: some files are in use. First take them out of what is named with them. {uses}',
  'in-former-version':
    'Nothing was deleted: former versions show the file. Somebody who may publish can delete it. It is in: {names}',
  'some-in-former-versions':
    'Nothing was deleted: former versions show some of the files. Somebody who may publish can delete them. {uses}',
  'seen-by-readers':
    'Not replaced: readers already see this file. Upload yours as a new one, choose it in a draft and send that to review. It is in: {names}',
};

/** In the languages of the panel. */
const messages: Readonly<Record<string, Messages>> = {
  en,
  ar: {
    'in-use': 'لم يُحذف شيء لأن الملف مستخدم. يُرجى إزالته أولًا من: {names}',
    'some-in-use':
      'لم يُحذف شيء لأن بعض الملفات مستخدم. يُرجى إزالتها أولًا من المواضع المذكورة معها. {uses}',
    'in-former-version':
      'لم يُحذف شيء لأن نسخًا سابقة تعرض الملف. يمكن لمن له صلاحية النشر أن يحذفه. موضعه: {names}',
    'some-in-former-versions':
      'لم يُحذف شيء لأن نسخًا سابقة تعرض بعض الملفات. يمكن لمن له صلاحية النشر أن يحذفها. {uses}',
    'seen-by-readers':
      'لم يُستبدل الملف لأن القراء يرونه الآن. يُرجى رفع ملفك على أنه جديد، ثم اختياره في مسودة وإرسالها للمراجعة. موضعه: {names}',
  },
  fa: {
    'in-use': 'چیزی حذف نشد، چون فایل به کار رفته است. نخست آن را از این‌ها بردارید: {names}',
    'some-in-use':
      'چیزی حذف نشد، چون برخی از فایل‌ها به کار رفته‌اند. نخست آن‌ها را از جاهایی که همراهشان آمده بردارید. {uses}',
    'in-former-version':
      'چیزی حذف نشد، چون نسخه‌های پیشین این فایل را نشان می‌دهند. کسی که اجازهٔ انتشار دارد می‌تواند آن را حذف کند. جای آن: {names}',
    'some-in-former-versions':
      'چیزی حذف نشد، چون نسخه‌های پیشین برخی از فایل‌ها را نشان می‌دهند. کسی که اجازهٔ انتشار دارد می‌تواند آن‌ها را حذف کند. {uses}',
    'seen-by-readers':
      'فایل جایگزین نشد، چون خوانندگان آن را می‌بینند. فایل خود را جداگانه بارگذاری کنید، در پیش‌نویسی انتخاب کنید و آن را برای بازبینی بفرستید. جای آن: {names}',
  },
  hi: {
    'in-use': 'कुछ नहीं हटाया गया: फ़ाइल उपयोग में है। पहले उसे यहाँ से निकालें: {names}',
    'some-in-use': 'कुछ नहीं हटाया गया: कुछ फ़ाइलें उपयोग में हैं। पहले उन्हें उनके साथ लिखी जगहों से निकालें। {uses}',
    'in-former-version':
      'कुछ नहीं हटाया गया: पुराने संस्करणों में यह फ़ाइल दिखती है। जिसे प्रकाशित करने का अधिकार है, वह इसे हटा सकता है। यह यहाँ है: {names}',
    'some-in-former-versions':
      'कुछ नहीं हटाया गया: पुराने संस्करणों में कुछ फ़ाइलें दिखती हैं। जिसे प्रकाशित करने का अधिकार है, वह उन्हें हटा सकता है। {uses}',
    'seen-by-readers':
      'फ़ाइल नहीं बदली गई: पाठक इसे अभी देख रहे हैं। अपनी फ़ाइल नई फ़ाइल के रूप में अपलोड करें, उसे ड्राफ़्ट में चुनें और समीक्षा के लिए भेजें। यह यहाँ है: {names}',
  },
  ru: {
    'in-use': 'Ничего не удалено: файл используется. Сначала уберите его отсюда: {names}',
    'some-in-use':
      'Ничего не удалено: некоторые файлы используются. Сначала уберите их оттуда, где они указаны. {uses}',
    'in-former-version':
      'Ничего не удалено: файл есть в прежних версиях. Удалить его может тот, у кого есть право публикации. Где он: {names}',
    'some-in-former-versions':
      'Ничего не удалено: некоторые файлы есть в прежних версиях. Удалить их может тот, у кого есть право публикации. {uses}',
    'seen-by-readers':
      'Файл не заменён: его уже видят читатели. Загрузите свой как новый, выберите его в черновике и отправьте на проверку. Где он: {names}',
  },
  tr: {
    'in-use': 'Hiçbir şey silinmedi: dosya kullanılıyor. Önce şuralardan çıkarın: {names}',
    'some-in-use':
      'Hiçbir şey silinmedi: bazı dosyalar kullanılıyor. Önce onları yanlarında yazılı yerlerden çıkarın. {uses}',
    'in-former-version':
      'Hiçbir şey silinmedi: dosya önceki sürümlerde görünüyor. Yayımlama yetkisi olan biri silebilir. Bulunduğu yer: {names}',
    'some-in-former-versions':
      'Hiçbir şey silinmedi: bazı dosyalar önceki sürümlerde görünüyor. Yayımlama yetkisi olan biri silebilir. {uses}',
    'seen-by-readers':
      'Dosya değiştirilmedi: okurlar onu şu anda görüyor. Kendi dosyanızı yeni olarak yükleyin, bir taslakta seçin ve incelemeye gönderin. Bulunduğu yer: {names}',
  },
  ur: {
    'in-use': 'کچھ حذف نہیں ہوا: فائل استعمال میں ہے۔ پہلے اسے یہاں سے نکالیں: {names}',
    'some-in-use':
      'کچھ حذف نہیں ہوا: کچھ فائلیں استعمال میں ہیں۔ پہلے انہیں ان جگہوں سے نکالیں جو ان کے ساتھ لکھی ہیں۔ {uses}',
    'in-former-version':
      'کچھ حذف نہیں ہوا: پرانے ورژن میں یہ فائل نظر آتی ہے۔ جسے شائع کرنے کی اجازت ہو وہ اسے حذف کر سکتا ہے۔ یہ یہاں ہے: {names}',
    'some-in-former-versions':
      'کچھ حذف نہیں ہوا: پرانے ورژن میں کچھ فائلیں نظر آتی ہیں۔ جسے شائع کرنے کی اجازت ہو وہ انہیں حذف کر سکتا ہے۔ {uses}',
    'seen-by-readers':
      'فائل نہیں بدلی گئی: قارئین اسے دیکھ رہے ہیں۔ اپنی فائل نئی فائل کے طور پر اپ لوڈ کریں، اسے مسودے میں منتخب کریں اور جائزے کے لیے بھیجیں۔ یہ یہاں ہے: {names}',
  },
};

/**
 * A refusal in words.
 * @param uses of the files; only refusals of several name the files themselves
 * @param language of the panel; English if there are no words in it
 */
export function refusalMessage(refusal: Refusal, uses: FileUses, language: string): string {
  const message = (messages[language] ?? en)[refusal];
  const list = (place: string) => {
    if (place === '{names}') return listOf([...uses.values()].flatMap((names) => [...names]));
    const byFile = [...uses].map(([{ name }, names]) => `${isolate(name)}: ${listOf(names)}`);
    return shorten(byFile).join('; ');
  };
  return message.replace(/\{names\}|\{uses\}/, list);
}

const listOf = (names: Iterable<string>): string =>
  shorten([...new Set(names)].map(isolate)).join(' · ');

function shorten(items: string[]): string[] {
  const others = items.length - SHOWN_NAMES;
  return [...items.slice(0, SHOWN_NAMES), ...(others > 0 ? [`+${others}`] : [])];
}

/** A name may be in a script of the other direction. */
const isolate = (name: string): string => `\u2068${name}\u2069`;
