import type { InboxTexts } from './en';

export const ar: InboxTexts = {
  title: 'الرد',
  take: 'سأتولّاه',
  takeOver: 'نقله إليّ',
  putBack: 'إعادته إلى القائمة',
  settle: 'تمّ',
  reopen: 'فتحه من جديد',
  by: 'لدى {name}',
  answeredOn: 'أُجيب عنه في {time}',
  noAddress: 'لم يُترك عنوان للرد.',
  template: 'قالب',
  chooseTemplate: 'اختيار قالب',
  answer: 'نص الرد',
  hint: 'يُرسل بالبريد، وتحته الكلمات التي يردّ عليها.',
  send: 'إرسال الرد',
  states: {
    new: 'جديد',
    'in-work': 'قيد العمل',
    done: 'تمّ',
  },
  reasons: {
    closed: 'أُغلق',
    moved: 'انتقل',
    'wrong-number': 'رقم خاطئ',
    'wrong-price': 'سعر خاطئ',
    outdated: 'معلومات قديمة',
    scam: 'احتيال',
    rude: 'مسيء أو جارح',
    other: 'شيء آخر',
  },
};
