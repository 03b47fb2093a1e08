import type { Messages } from '../messages.ts';

/** What readers say of posts. */
export const feedback: Messages['feedback'] = {
  section: 'رأيك',
  back: 'العودة إلى الصفحة',
  about: 'عن: {title}',
  helpful: {
    question: 'هل كان هذا مفيدًا؟',
    yes: 'نعم',
    no: 'لا',
    thanks: 'شكرًا',
    wasHelpful: 'يسرّنا أنه كان مفيدًا.',
    wasNot: 'سننظر في كيفية تحسينه.',
    tellMissing: 'إخبارنا بما ينقص',
  },
  report: {
    question: 'هل من خطأ هنا؟',
    legend: 'ما الخطأ؟',
    reasons: {
      closed: 'مغلق',
      moved: 'انتقل إلى مكان آخر',
      'wrong-number': 'رقم خاطئ',
      'wrong-price': 'سعر خاطئ',
      outdated: 'غير محدَّث',
      scam: 'احتيال',
      rude: 'محتوى مسيء',
      other: 'شيء آخر',
    },
    missingReason: 'يُرجى اختيار ما هو خطأ.',
    noName: 'لا حاجة إلى اسم. يقرأ محرر كل بلاغ.',
    withWords: 'إضافة كلمات أو بريدك',
    words: 'بكلماتك',
    email: 'عنوان البريد الإلكتروني',
    emailHint: 'لمن يريد معرفة النتيجة. نحذف العنوان بعد ذلك.',
    submit: 'إبلاغ المحررين',
    sentTitle: 'شكرًا على إبلاغنا',
    sentText: 'سيطّلع محرر على ذلك.',
  },
};
