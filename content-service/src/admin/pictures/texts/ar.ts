import type { Texts } from './en';

export const ar: Texts = {
  limit: 'ملف JPEG أو PNG أو WebP أو AVIF أو GIF، حجمه {size} على الأكثر.',
  title: 'صِف الصور',
  hint: 'ماذا يظهر في الصورة؟ تقرأ قارئات الشاشة هذا النص لمن لا يرى الصورة.',
  label: 'النص البديل',
  decorative: 'للزينة فقط: لا تحمل معلومة يحتاجها القراء',
  save: 'حفظ النص',
  later: 'الوصف لاحقًا',
  upload: 'رفع',
  cancel: 'إلغاء',
  tooLarge: 'حجم {name} كبير: {size}، والحد الأقصى {limit}. صغّر الصورة ثم ارفعها من جديد.',
  notUploaded: 'لم تُرفع',
  required: 'اكتب ما يظهر في الصورة، أو اختر «للزينة فقط».',
  missing: 'لا نص بديلًا بعد للصورة «{name}»',
  notSaved: 'تعذّر حفظ النص. حاول مرة أخرى.',
};
