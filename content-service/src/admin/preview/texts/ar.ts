import type { PreviewTexts } from './en';

export const ar: PreviewTexts = {
  title: 'معاينة',
  open: 'عرض الصفحة',
  beside: 'إلى جانب النموذج',
  hint: 'الصفحة كما سيراها القراء، بآخر ما حُفظ.',
  unsaved: 'لم تُحفظ التعديلات الأخيرة بعد، لذلك لا تظهر هنا.',
  width: 'العرض',
  phone: 'هاتف',
  wide: 'شاشة عريضة',
  language: 'لغة الموقع',
  refresh: 'تحديث',
  newTab: 'فتح في علامة تبويب جديدة',
  close: 'إغلاق',
  loading: 'جارٍ التحميل…',
  failed: 'تعذر فتح المعاينة. يُرجى المحاولة مرة أخرى.',
  off: 'لم تُفعَّل المعاينة بعد. على مشغّل الخدمة ضبط WEBSITE_TOKEN.',
};
