/** What a reader who reported a post is told, around the answer of an editor. */
interface AnswerMail {
  subject: (title: string) => string;
  before: (title: string) => string;
  after: string;
}

const en: AnswerMail = {
  subject: (title) => `Your report about “${title}”`,
  before: (title) => `Thank you for telling us about “${title}”. This came of it:`,
  after: 'We have deleted your address from the report.',
};

const MAILS: Readonly<Record<string, AnswerMail>> = {
  en,
  ar: {
    subject: (title) => `بلاغكم عن «${title}»`,
    before: (title) => `شكرًا لإبلاغنا عن «${title}». وهذه هي النتيجة:`,
    after: 'حذفنا عنوانكم من البلاغ.',
  },
  fa: {
    subject: (title) => `گزارش شما دربارهٔ «${title}»`,
    before: (title) => `از گزارش شما دربارهٔ «${title}» سپاسگزاریم. نتیجه این است:`,
    after: 'نشانی شما را از گزارش پاک کردیم.',
  },
  tr: {
    subject: (title) => `“${title}” hakkındaki bildiriminiz`,
    before: (title) => `“${title}” hakkında bize bilgi verdiğiniz için teşekkürler. Sonuç:`,
    after: 'Adresinizi bildirimden sildik.',
  },
  ur: {
    subject: (title) => `”${title}“ کے بارے میں آپ کی شکایت`,
    before: (title) => `”${title}“ کے بارے میں بتانے کا شکریہ۔ نتیجہ یہ ہے:`,
    after: 'ہم نے شکایت سے آپ کا پتا حذف کر دیا ہے۔',
  },
  ru: {
    subject: (title) => `Ваше сообщение о «${title}»`,
    before: (title) => `Спасибо, что написали нам о «${title}». Вот что мы сделали:`,
    after: 'Мы удалили ваш адрес из сообщения.',
  },
  hi: {
    subject: (title) => `“${title}” के बारे में आपकी शिकायत`,
    before: (title) => `“${title}” के बारे में बताने के लिए धन्यवाद। नतीजा यह है:`,
    after: 'हमने शिकायत से आपका पता हटा दिया है।',
  },
  ckb: {
    subject: (title) => `سکاڵاکەتان دەربارەی «${title}»`,
    before: (title) => `سوپاس بۆ ئاگادارکردنەوەمان دەربارەی «${title}». ئەنجامەکەی ئەمەیە:`,
    after: 'ناونیشانەکەتانمان لە سکاڵاکە سڕییەوە.',
  },
};

/** The mail in a language of the website, else in English. */
export const answerMailIn = (language: string | null): AnswerMail => MAILS[language ?? ''] ?? en;
