import { type WebsiteLanguage, websiteLanguageOf } from '../website-languages';

/** What stands around the answer of an editor. */
interface AnswerWords {
  /** Subject, first and last line of the answer to a reader who reported a post. */
  subject: (title: string) => string;
  before: (title: string) => string;
  after: string;
  /** Above the reader's own words. */
  quoted: string;
}

const en: AnswerWords = {
  subject: (title) => `Your report about “${title}”`,
  before: (title) => `Thank you for telling us about “${title}”. This came of it:`,
  after: 'We have deleted your address from the report.',
  quoted: 'You wrote:',
};

const WORDS: Readonly<Record<WebsiteLanguage, AnswerWords>> = {
  en,
  ar: {
    subject: (title) => `بلاغك عن «${title}»`,
    before: (title) => `شكرًا لإبلاغنا عن «${title}». وهذه هي النتيجة:`,
    after: 'حذفنا عنوان بريدك من البلاغ.',
    quoted: 'ما كتبته لنا:',
  },
  fa: {
    subject: (title) => `گزارش شما دربارهٔ «${title}»`,
    before: (title) => `از گزارش شما دربارهٔ «${title}» سپاسگزاریم. نتیجه این است:`,
    after: 'ایمیل شما را از گزارش پاک کردیم.',
    quoted: 'شما نوشته بودید:',
  },
  tr: {
    subject: (title) => `“${title}” hakkındaki bildiriminiz`,
    before: (title) => `“${title}” hakkında bize bilgi verdiğiniz için teşekkürler. Sonuç:`,
    after: 'E-posta adresinizi bildirimden sildik.',
    quoted: 'Bize yazdığınız:',
  },
  ur: {
    subject: (title) => `”${title}“ کے بارے میں آپ کی شکایت`,
    before: (title) => `”${title}“ کے بارے میں بتانے کا شکریہ۔ نتیجہ یہ ہے:`,
    after: 'ہم نے شکایت سے آپ کا ای میل ایڈریس حذف کر دیا ہے۔',
    quoted: 'آپ نے لکھا تھا:',
  },
  ru: {
    subject: (title) => `Ваше сообщение о «${title}»`,
    before: (title) => `Спасибо, что написали нам о «${title}». Вот что мы сделали:`,
    after: 'Мы удалили ваш адрес эл. почты из сообщения.',
    quoted: 'Вы писали:',
  },
  hi: {
    subject: (title) => `“${title}” के बारे में आपकी शिकायत`,
    before: (title) => `“${title}” के बारे में बताने के लिए धन्यवाद। नतीजा यह है:`,
    after: 'हमने शिकायत से आपका ईमेल पता हटा दिया है।',
    quoted: 'आपने लिखा था:',
  },
  ckb: {
    subject: (title) => `سکاڵاکەتان دەربارەی «${title}»`,
    before: (title) => `سوپاس بۆ ئاگادارکردنەوەمان دەربارەی «${title}». ئەنجامەکەی ئەمەیە:`,
    after: 'ئیمەیلەکەتانمان لە سکاڵاکە سڕییەوە.',
    quoted: 'ئێوە نووسیبووتان:',
  },
};

/** The words in a language of the website, else in English. */
export const answerWordsIn = (language: string | null): AnswerWords =>
  WORDS[websiteLanguageOf(language)];
