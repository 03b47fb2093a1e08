/** Why a file is neither deleted nor replaced. */
export type Refusal = 'in-use' | 'in-former-version' | 'seen-by-readers';

type Messages = Readonly<Record<Refusal, string>>;

/** So many names are told; of the others, how many there are. */
const SHOWN_NAMES = 5;

const en: Messages = {
  'in-use': 'Nothing was deleted: the file is in use. First take it out of: {names}',
  'in-former-version':
    'Nothing was deleted: former versions show the file. Somebody who may publish can delete it. It is in: {names}',
  'seen-by-readers':
    'Not replaced: readers already see this file. Upload yours as a new one, choose it in a draft and send that to review. It is in: {names}',
};

/** In the languages of the panel. */
const messages: Readonly<Record<string, Messages>> = {
  en,
  ar: {
    'in-use': 'لم يُحذف شيء لأن الملف مستخدم. يُرجى إزالته أولًا من: {names}',
    'in-former-version':
      'لم يُحذف شيء لأن نسخًا سابقة تعرض الملف. يمكن لمن له صلاحية النشر أن يحذفه. موضعه: {names}',
    'seen-by-readers':
      'لم يُستبدل الملف لأن القراء يرونه الآن. يُرجى رفع ملفك على أنه جديد، ثم اختياره في مسودة وإرسالها للمراجعة. موضعه: {names}',
  },
  fa: {
    'in-use': 'چیزی حذف نشد، چون فایل به کار رفته است. نخست آن را از این‌ها بردارید: {names}',
    'in-former-version':
      'چیزی حذف نشد، چون نسخه‌های پیشین این فایل را نشان می‌دهند. کسی که اجازهٔ انتشار دارد می‌تواند آن را حذف کند. جای آن: {names}',
    'seen-by-readers':
      'فایل جایگزین نشد، چون خوانندگان آن را می‌بینند. فایل خود را جداگانه بارگذاری کنید، در پیش‌نویسی انتخاب کنید و آن را برای بازبینی بفرستید. جای آن: {names}',
  },
  hi: {
    'in-use': 'कुछ नहीं हटाया गया: फ़ाइल उपयोग में है। पहले उसे यहाँ से निकालें: {names}',
    'in-former-version':
      'कुछ नहीं हटाया गया: पुराने संस्करणों में यह फ़ाइल दिखती है। जिसे प्रकाशित करने का अधिकार है, वह इसे हटा सकता है। यह यहाँ है: {names}',
    'seen-by-readers':
      'फ़ाइल नहीं बदली गई: पाठक इसे अभी देख रहे हैं। अपनी फ़ाइल नई फ़ाइल के रूप में अपलोड करें, उसे ड्राफ़्ट में चुनें और समीक्षा के लिए भेजें। यह यहाँ है: {names}',
  },
  ru: {
    'in-use': 'Ничего не удалено: файл используется. Сначала уберите его отсюда: {names}',
    'in-former-version':
      'Ничего не удалено: файл есть в прежних версиях. Удалить его может тот, у кого есть право публикации. Где он: {names}',
    'seen-by-readers':
      'Файл не заменён: его уже видят читатели. Загрузите свой как новый, выберите его в черновике и отправьте на проверку. Где он: {names}',
  },
  tr: {
    'in-use': 'Hiçbir şey silinmedi: dosya kullanılıyor. Önce şuralardan çıkarın: {names}',
    'in-former-version':
      'Hiçbir şey silinmedi: dosya önceki sürümlerde görünüyor. Yayımlama yetkisi olan biri silebilir. Bulunduğu yer: {names}',
    'seen-by-readers':
      'Dosya değiştirilmedi: okurlar onu şu anda görüyor. Kendi dosyanızı yeni olarak yükleyin, bir taslakta seçin ve incelemeye gönderin. Bulunduğu yer: {names}',
  },
  ur: {
    'in-use': 'کچھ حذف نہیں ہوا: فائل استعمال میں ہے۔ پہلے اسے یہاں سے نکالیں: {names}',
    'in-former-version':
      'کچھ حذف نہیں ہوا: پرانے ورژن میں یہ فائل نظر آتی ہے۔ جسے شائع کرنے کی اجازت ہو وہ اسے حذف کر سکتا ہے۔ یہ یہاں ہے: {names}',
    'seen-by-readers':
      'فائل نہیں بدلی گئی: قارئین اسے دیکھ رہے ہیں۔ اپنی فائل نئی فائل کے طور پر اپ لوڈ کریں، اسے مسودے میں منتخب کریں اور جائزے کے لیے بھیجیں۔ یہ یہاں ہے: {names}',
  },
};

/**
 * A refusal in words.
 * @param names of what uses the file
 * @param language of the panel; English if there are no words in it
 */
export function refusalMessage(refusal: Refusal, names: string[], language: string): string {
  // Isolated, as they may be in a script of the other direction.
  const shown = names.slice(0, SHOWN_NAMES).map((name) => `\u2068${name}\u2069`);
  const others = names.length - shown.length;
  const list = [...shown, ...(others > 0 ? [`+${others}`] : [])].join(' · ');
  return (messages[language] ?? en)[refusal].replace('{names}', () => list);
}
