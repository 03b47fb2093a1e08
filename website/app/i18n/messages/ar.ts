import { plural } from '../plural.ts';
import { about } from './ar/about.ts';
import { contact } from './ar/contact.ts';
import { deleteAccount } from './ar/delete.ts';
import { detail } from './ar/detail.ts';
import { eula } from './ar/eula.ts';
import { facts } from './ar/facts.ts';
import { forms } from './ar/forms.ts';
import { home } from './ar/home.ts';
import { landing } from './ar/landing.ts';
import { list, search } from './ar/list.ts';
import { plain } from './ar/plain.ts';
import { preview } from './ar/preview.ts';
import { privacy } from './ar/privacy.ts';
import { resetPassword } from './ar/reset-password.ts';
import { testimonials } from './ar/testimonials.ts';
import type { Messages } from './messages.ts';

/** Arabic. @param brand the product's name */
export const ar = (brand: string): Messages => ({
  nav: {
    main: 'التنقل الرئيسي',
    home: 'الرئيسية',
    about: 'من نحن',
    contact: 'اتصل بنا',
    skipToContent: 'انتقل إلى المحتوى',
    menu: 'القائمة',
    close: 'إغلاق',
    homeLink: `${brand}، إلى الصفحة الرئيسية`,
    theme: { system: 'المظهر: كما في الجهاز', light: 'المظهر: فاتح', dark: 'المظهر: داكن' },
    backToTop: 'إلى أعلى الصفحة',
  },
  listSeparator: '، ',
  languages: {
    label: 'اللغة',
    offer: 'هذه الصفحة متاحة بالعربية أيضًا.',
    decline: 'لا، شكرًا',
  },
  app: {
    ios: 'تطبيق iOS',
    iosHint: 'للآيفون والآيباد',
    android: 'تطبيق أندرويد',
    androidHint: 'لبقية الهواتف',
  },
  footer: {
    quickLinks: 'روابط سريعة',
    resources: 'مصادر',
    privacy: 'سياسة الخصوصية',
    app: 'التطبيق',
    social: 'تابعنا',
    copyright: (year) => `© ${year} ${brand}`,
    noAccountNote: 'كل الصفحات تُقرأ من دون حساب.',
  },
  kinds: {
    article: {
      singular: 'مقال',
      listTitle: 'المقالات',
      lead: 'كلام واضح عن الإقامة والسكن والمدرسة والمال.',
      homeTitle: 'أحدث المقالات',
      items: 'مقالات',
      count: (count) =>
        plural('ar', count, {
          zero: 'لا مقالات',
          one: 'مقال واحد',
          two: 'مقالان',
          few: '# مقالات',
          many: '# مقالًا',
          other: '# مقال',
        }),
    },
    business: {
      singular: 'عمل محلي',
      listTitle: 'الأعمال',
      lead: 'يديرها أناس من بلدك، وأبوابها مفتوحة للجميع.',
      homeTitle: 'أعمال محلية',
      items: 'أعمال محلية',
      count: (count) =>
        plural('ar', count, {
          zero: 'لا أعمال',
          one: 'عمل واحد',
          two: 'عملان',
          few: '# أعمال',
          many: '# عملًا',
          other: '# عمل',
        }),
    },
    event: {
      singular: 'فعالية',
      listTitle: 'الفعاليات',
      lead: 'قريبة منك، وموعدها قريب، ومعظمها مجاني.',
      homeTitle: 'فعاليات قادمة',
      items: 'فعاليات',
      count: (count) =>
        plural('ar', count, {
          zero: 'لا فعاليات',
          one: 'فعالية واحدة',
          two: 'فعاليتان',
          few: '# فعاليات',
          many: '# فعالية',
          other: '# فعالية',
        }),
    },
    activity: {
      singular: 'نشاط',
      listTitle: 'الأنشطة',
      lead: 'كرة قدم ونزهات وجلسات لغات: تعال كما أنت.',
      homeTitle: 'الأنشطة',
      items: 'أنشطة',
      count: (count) =>
        plural('ar', count, {
          zero: 'لا أنشطة',
          one: 'نشاط واحد',
          two: 'نشاطان',
          few: '# أنشطة',
          many: '# نشاطًا',
          other: '# نشاط',
        }),
    },
    marketplace: {
      singular: 'السوق',
      listTitle: 'السوق',
      lead: 'أشياء جيدة تبحث عن بيتها التالي.',
      homeTitle: 'السوق',
      items: 'إعلانات في السوق',
      count: (count) =>
        plural('ar', count, {
          zero: 'لا إعلانات',
          one: 'إعلان واحد',
          two: 'إعلانان',
          few: '# إعلانات',
          many: '# إعلانًا',
          other: '# إعلان',
        }),
    },
    forum: {
      singular: 'سؤال',
      listTitle: 'المنتدى',
      lead: 'أسئلة يطرحها الناس، ويجيب عنها من مرّ بها قبلهم.',
      homeTitle: 'المنتدى',
      items: 'أسئلة',
      count: (count) =>
        plural('ar', count, {
          zero: 'لا أسئلة',
          one: 'سؤال واحد',
          two: 'سؤالان',
          few: '# أسئلة',
          many: '# سؤالًا',
          other: '# سؤال',
        }),
    },
  },
  list,
  search: search(brand),
  pagination: {
    pages: 'الصفحات',
    page: (page) => `الصفحة ${page}`,
    previous: 'السابق',
    next: 'التالي',
  },
  card: {
    untitled: 'بلا عنوان',
    partner: 'شريك رسمي',
    free: 'مجاني',
  },
  home: home(brand),
  testimonials,
  errors: {
    loadFailed: 'تعذّر تحميل المحتوى. حاول مرة أخرى لاحقًا من فضلك.',
    suggestedLinks: 'إلى أين تذهب',
    notFound: {
      title: 'لا باب عند هذا العنوان',
      text: 'ربما انتقلت الصفحة، أو ضاع حرف من الرابط في طريقه إليك. لعل أحد هذه الروابط يفيدك.',
    },
    unavailable: {
      title: 'لا نستطيع الوصول إلى رفوفنا',
      text: 'المكان الذي تُحفظ فيه المنشورات لا يجيب الآن. العطل ليس من عندك. حاول مرة أخرى بعد دقيقة من فضلك.',
      retry: 'أعد المحاولة',
    },
    serverError: {
      title: 'حدث خلل هنا',
      text: 'الخطأ منا وقد سُجّل. حاول مرة أخرى من فضلك، أو ابدأ من الصفحة الرئيسية.',
    },
    lastUpdated: (time) => `آخر تحديث: ${time}. لا نستطيع الوصول إلى رفوفنا في هذه اللحظة.`,
    request: {
      malformed: 'لم نستطع قراءة هذا العنوان',
      methodNotAllowed: 'لا يمكن فعل هذا هنا',
      tooLarge: 'هذا أكثر مما نستطيع استقباله',
      addressTooLong: 'هذا العنوان أطول من اللازم',
      timedOut: 'تأخر وصول هذا الطلب كثيرًا',
      text: 'لم يتغير شيء. الصفحة الرئيسية تقود إلى كل ما هنا.',
    },
  },
  detail: detail(brand),
  facts,
  about: about(brand),
  contact: contact(brand),
  forms,
  landing: landing(brand),
  plain,
  preview,
  resetPassword: resetPassword(brand),
  deleteAccount: deleteAccount(brand),
  privacy: privacy(brand),
  eula: eula(brand),
  partner: `شريك رسمي في ${brand}`,
});
