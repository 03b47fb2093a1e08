import { plural } from '../plural.ts';
import { about } from './ar/about.ts';
import { checked } from './ar/checked.ts';
import { confirm } from './ar/confirm.ts';
import { contact } from './ar/contact.ts';
import { costs } from './ar/costs.ts';
import { deleteAccount } from './ar/delete.ts';
import { detail } from './ar/detail.ts';
import { editors } from './ar/editors.ts';
import { eula } from './ar/eula.ts';
import { facts } from './ar/facts.ts';
import { feedback } from './ar/feedback.ts';
import { forms } from './ar/forms.ts';
import { home } from './ar/home.ts';
import { hubs } from './ar/hubs.ts';
import { landing } from './ar/landing.ts';
import { list, search } from './ar/list.ts';
import { map } from './ar/map.ts';
import { near } from './ar/near.ts';
import { plain } from './ar/plain.ts';
import { preview } from './ar/preview.ts';
import { privacy } from './ar/privacy.ts';
import { resetPassword } from './ar/reset-password.ts';
import { saved } from './ar/saved.ts';
import { take } from './ar/take.ts';
import { testimonials } from './ar/testimonials.ts';
import type { Messages } from './messages.ts';

/** Arabic. @param brand the product's name */
export const ar = (brand: string): Messages => ({
  nav: {
    main: 'التنقل الرئيسي',
    home: 'الرئيسية',
    about: 'من نحن',
    contact: 'تواصل معنا',
    skipToContent: 'الانتقال إلى المحتوى',
    menu: 'القائمة',
    close: 'إغلاق',
    homeLink: `${brand}، إلى الصفحة الرئيسية`,
    theme: { system: 'المظهر: كما في الجهاز', light: 'المظهر: فاتح', dark: 'المظهر: داكن' },
    secondCalendar: { shown: 'التاريخ الهجري: ظاهر', hidden: 'التاريخ الهجري: مخفي' },
    backToTop: 'إلى أعلى الصفحة',
  },
  listSeparator: '، ',
  languages: {
    label: 'اللغة',
    offer: 'هذا الموقع متاح بالعربية أيضًا.',
    site: 'الموقع بالعربية',
    decline: 'لا، شكرًا',
  },
  app: {
    ios: 'تطبيق iOS',
    iosHint: 'للآيفون والآيباد',
    android: 'تطبيق أندرويد',
    androidHint: 'لبقية الهواتف',
    soon: 'التطبيق قادم قريبًا، وهو ليس في المتاجر بعد.',
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
      singular: 'محل أو خدمة',
      listTitle: 'محلات وخدمات',
      lead: 'يديرها أناس من بلدك، وترحّب بالجميع.',
      homeTitle: 'محلات وخدمات قريبة',
      items: 'محلات وخدمات',
      count: (count) =>
        plural('ar', count, {
          zero: 'لا محلات',
          one: 'محل واحد',
          two: 'محلان',
          few: '# محلات',
          many: '# محلًا',
          other: '# محل',
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
      lead: 'كرة قدم ونزهات وتدريب على اللغات: الجميع مرحّب بهم.',
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
      lead: 'أشياء مستعملة من أناس قريبين منك.',
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
    pinned: 'مثبَّت',
    runningUntil: (end) => `جارٍ الآن حتى ${end}`,
    openUntil: (time) => `مفتوح حتى ${time}`,
    opensAt: (time) => `يفتح الساعة ${time}`,
    opensOn: (day, time) => `يفتح يوم ${day} الساعة ${time}`,
    languagesAndMore: (names, count) => `${names} و${count} غيرها`,
    distance: (kilometres) => `نحو ${kilometres} كم`,
    veryNear: 'أقل من 1 كم',
    answers: (count) =>
      count === 0
        ? 'لا إجابات بعد'
        : plural('ar', count, {
            zero: 'لا إجابات',
            one: 'إجابة واحدة',
            two: 'إجابتان',
            few: '# إجابات',
            many: '# إجابة',
            other: '# إجابة',
          }),
  },
  home: home(brand),
  take,
  testimonials,
  errors: {
    loadFailed: 'تعذّر تحميل المحتوى. تُرجى المحاولة لاحقًا.',
    suggestedLinks: 'صفحات أخرى',
    notFound: {
      title: 'الصفحة غير موجودة',
      text: 'ربما نُقلت الصفحة، أو أن الرابط غير كامل. قد تفيدك إحدى هذه الصفحات.',
    },
    unavailable: {
      title: 'المنشورات غير متاحة الآن',
      text: 'الخدمة التي تحفظ المنشورات لا تستجيب الآن، والسبب ليس من جهازك. تُرجى المحاولة مرة أخرى بعد دقيقة.',
      retry: 'إعادة المحاولة',
    },
    serverError: {
      title: 'حدث خلل هنا',
      text: 'الخطأ من الموقع وقد سُجّل. تُرجى المحاولة مرة أخرى، أو البدء من الصفحة الرئيسية.',
    },
    lastUpdated: (time) => `آخر تحديث: ${time}. المنشورات غير متاحة في هذه اللحظة.`,
    request: {
      malformed: 'لم نستطع قراءة هذا العنوان',
      methodNotAllowed: 'لا يمكن فعل هذا هنا',
      tooLarge: 'الطلب أكبر من اللازم',
      addressTooLong: 'هذا العنوان أطول من اللازم',
      timedOut: 'تأخر وصول هذا الطلب كثيرًا',
      text: 'لم يتغير شيء. يمكنك البدء من جديد من الصفحة الرئيسية.',
    },
  },
  detail: detail(brand),
  checked,
  feedback,
  confirm,
  editors,
  facts,
  hubs,
  map,
  near,
  about: about(brand),
  contact: contact(brand),
  costs,
  forms,
  landing: landing(brand),
  plain,
  preview,
  saved,
  resetPassword: resetPassword(brand),
  deleteAccount: deleteAccount(brand),
  privacy: privacy(brand),
  eula: eula(brand),
  partner: `شريك رسمي في ${brand}`,
});
