import type { Messages } from '../messages.ts';

export const near: Messages['near'] = {
  title: 'بالقرب مني',
  usePosition: 'استخدام موقعي',
  hint: 'يُقرَّب موقعك إلى نحو كيلومتر ويُرسل مرة واحدة لهذه الإجابة فقط، ولا يُحفظ في أي مكان.',
  locating: 'جارٍ تحديد موقعك…',
  failed: 'لم يحدد جهازك الموقع. يمكنك اختيار منطقة أدناه.',
  areas: 'المدن والمناطق',
  none: 'لا شيء معروف المكان في نطاق 50 كم.',
};
