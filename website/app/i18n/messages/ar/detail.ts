import { plural } from '../../plural.ts';
import type { Messages } from '../messages.ts';

/** The page of a post. @param brand the product's name */
export const detail = (brand: string): Messages['detail'] => ({
  trail: 'مكانك في الموقع',
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
  partnerMeaning: `الشريك الرسمي يعمل مع ${brand} ويعرفه محررونا. أما الأسعار والخدمات فهي شأنه.`,
  call: 'اتصل',
  whatsapp: 'اكتب على واتساب',
  theWay: 'أرني الطريق',
  addToCalendar: 'أضف إلى التقويم',
  googleCalendar: 'تقويم Google',
  pictures: 'صور',
  pictureOf: (number, total) => `الصورة ${number} من ${total}`,
  previousPicture: 'الصورة السابقة',
  nextPicture: 'الصورة التالية',
  closePictures: 'إغلاق الصور',
  related: 'له صلة بهذا',
  more: {
    article: 'مقالات أخرى',
    business: 'أعمال محلية أخرى',
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
    sheet: 'رسم من دون شوارع: بين الخط والخط نحو كيلومتر واحد. لمعرفة الطريق افتح خريطة:',
    searchOnly: 'نعرف العنوان ولا نعرف النقطة بالضبط. ابحث عنه في خريطة:',
  },
  share: {
    heading: 'شاركه مع غيرك',
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
  scan: 'امسح الرمز لتنقل هذه الصفحة إلى هاتفك',
  openInApp: 'افتح هذه الصفحة في التطبيق',
  noStore: {
    title: 'خذ هذه الصفحة معك',
    text: 'مكان التعليقات والرسائل هو تطبيقنا، وهو ليس في المتاجر بعد. إلى ذلك الحين، احفظ هذه الصفحة في هاتفك أو أرسلها إلى غيرك.',
  },
  takePart: {
    article: '',
    business: '',
    event: '',
    activity: '',
    marketplace: '',
    forum: 'هذا سؤال يطرحه أحدهم. تُقرأ الأجوبة وتُكتب في التطبيق.',
  },
  takePartLink: 'كيف تجيب',
  safety: {
    article: '',
    business: '',
    event: '',
    activity: '',
    marketplace:
      'التقِ بالبائع في مكان عام، وعاين الشيء أولًا، ثم ادفع. لا ترسل مالًا أو عربونًا مسبقًا أبدًا.',
    forum: '',
  },
  handOff: {
    article: {
      title: 'هل عندك ما تضيفه؟',
      text: 'علّق في التطبيق، أو اسأل الكاتب هناك.',
    },
    business: {
      title: 'راسلهم من التطبيق',
      text: 'مراسلة أصحاب الأعمال وتعليقات الزبائن الآخرين تجدها في التطبيق.',
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
