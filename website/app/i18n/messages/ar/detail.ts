import { plural } from '../../plural.ts';
import type { Messages } from '../messages.ts';

/** The page of a post. @param brand the product's name */
export const detail = (brand: string): Messages['detail'] => ({
  breadcrumb: 'مكانك في الموقع',
  posted: 'نُشر في {date}، {ago}',
  updated: 'عُدّل في {date}، {ago}',
  readingTime: (minutes) =>
    plural('ar', minutes, {
      zero: 'قراءته أقل من دقيقة',
      one: 'قراءته دقيقة واحدة',
      two: 'قراءته دقيقتان',
      few: 'قراءته # دقائق',
      many: 'قراءته # دقيقة',
      other: 'قراءته # دقيقة',
    }),
  translations: {
    alsoIn: 'بلغات أخرى:',
    outdated: 'تغيّر النص الأصلي ({language}) بعد هذه الترجمة.',
    machine: 'ترجمة آلية للنص الأصلي ({language}).',
    original: 'قراءة النص الأصلي',
    report: 'الإبلاغ عن خطأ',
  },
  partnerNote: `الشريك الرسمي يعمل مع ${brand} ويعرفه محررونا. أما الأسعار والخدمات فهي شأنه.`,
  call: 'اتصال',
  whatsapp: 'مراسلة عبر واتساب',
  directions: 'طريق الوصول',
  addToCalendar: 'إضافة إلى التقويم',
  googleCalendar: 'تقويم Google',
  pictures: 'صور',
  pictureOf: (number, total) => `الصورة ${number} من ${total}`,
  previousPicture: 'الصورة السابقة',
  nextPicture: 'الصورة التالية',
  closePictures: 'إغلاق الصور',
  related: 'منشورات ذات صلة',
  moreOfKind: {
    article: 'مقالات أخرى',
    business: 'محلات وخدمات أخرى',
    event: 'فعاليات أخرى',
    activity: 'أنشطة أخرى',
    marketplace: 'المزيد من السوق',
    forum: 'أسئلة أخرى',
  },
  map: {
    heading: 'على الخريطة',
    north: 'ش',
    south: 'ج',
    east: 'ق',
    west: 'غ',
    position: (latitude, longitude) => `الموقع: ${latitude}، ${longitude}`,
    kilometre: '1 كم',
    sketchHint: 'رسم من دون شوارع: بين الخط والخط نحو كيلومتر واحد. لمعرفة الطريق افتح خريطة:',
    addressOnlyHint: 'نعرف العنوان ولا نعرف النقطة بالضبط. ابحث عنه في خريطة:',
  },
  share: {
    heading: 'مشاركة هذه الصفحة',
    native: 'مشاركة',
    whatsapp: 'واتساب',
    telegram: 'تيليغرام',
    email: 'بريد إلكتروني',
    copy: 'نسخ الرابط',
    copied: 'نُسخ الرابط.',
    print: 'طباعة',
    report: 'الإبلاغ عن هذا المنشور',
  },
  qrCode: 'رمز QR فيه عنوان هذه الصفحة',
  scanHint: 'امسح الرمز لتنقل هذه الصفحة إلى هاتفك',
  openInApp: 'افتح هذه الصفحة في التطبيق',
  noStore: {
    title: 'احتفظ بهذه الصفحة',
    text: 'مكان التعليقات والرسائل هو تطبيقنا، وهو ليس في المتاجر بعد. إلى ذلك الحين، احفظ هذه الصفحة في هاتفك أو أرسلها إلى غيرك.',
  },
  participationNote: {
    article: '',
    business: '',
    event: '',
    activity: '',
    marketplace: '',
    forum: 'هذا سؤال من أحد القرّاء. تُقرأ الإجابات وتُكتب في التطبيق.',
  },
  participationLink: 'كيف تجيب',
  safetyNote: {
    article: '',
    business: '',
    event: '',
    activity: '',
    marketplace:
      'التقِ بالبائع في مكان عام، وعاين الشيء أولًا، ثم ادفع. لا ترسل مالًا أو عربونًا مسبقًا أبدًا.',
    forum: '',
  },
  appPrompt: {
    article: {
      title: 'هل عندك ما تضيفه؟',
      text: 'علّق في التطبيق، أو اسأل الكاتب هناك.',
    },
    business: {
      title: 'راسلهم من التطبيق',
      text: 'مراسلة المحلات وتعليقات الزبائن الآخرين تجدها في التطبيق.',
    },
    event: {
      title: 'اسأل الآخرين في التطبيق',
      text: 'التعليقات والرسائل والتذكير بهذه الفعالية تجدها في التطبيق.',
    },
    activity: {
      title: 'سلّم على الآخرين في التطبيق',
      text: 'التعليقات والرسائل والتذكير بهذا النشاط تجدها في التطبيق.',
    },
    marketplace: {
      title: 'أما زال متوفرًا؟ اسأل في التطبيق',
      text: 'راسل البائع من التطبيق، ويبقى رقم هاتفك لك وحدك.',
    },
    forum: {
      title: 'تعرف الجواب؟ اكتبه في التطبيق',
      text: 'هناك تُطرح الأسئلة ويُجاب عنها، ويصلك تنبيه حين يرد أحد.',
    },
  },
});
