import { CODE_LIFE_MINUTES } from '../codes';
import { KEPT_DAYS } from '../kept-days';
import type { AccountMails } from './words';

const ONCE = `يعمل الرابط مرة واحدة، ولمدة ${CODE_LIFE_MINUTES} دقيقة.`;

const PUBLISHED = {
  nothing: [],
  remove: [`لم يعد ما نشرته ظاهرًا لأحد. وبعد ${KEPT_DAYS} يومًا يُحذف نهائيًا مع صوره.`],
  anonymise: ['يبقى ما نشرته، لكن من دون اسمك وصورتك وبيانات الاتصال بك.'],
};

/** Arabic. @param brand the product's name */
export const ar = (brand: string): AccountMails => ({
  newPassword: {
    subject: `كلمة مرور جديدة لحسابك في ${brand}`,
    before: [`يمكنك أن تختار كلمة مرور جديدة لحسابك في ${brand} من هنا:`],
    after: [ONCE, 'لم تطلب ذلك؟ إذن ليس عليك أن تفعل شيئًا. وتبقى كلمة مرورك كما هي.'],
  },
  passwordChanged: {
    subject: `تغيّرت كلمة مرورك في ${brand}`,
    before: [
      `تغيّرت كلمة مرور حسابك في ${brand}، وسُجّل خروج الحساب من جميع الأجهزة.`,
      'ألم تكن أنت من غيّرها؟ إذن اختر كلمة أخرى حالًا من فضلك:',
    ],
    after: [],
  },
  deletion: {
    subject: `أتريد حذف حسابك في ${brand}؟`,
    before: [
      `يمكنك أن تحذف حسابك في ${brand} من هنا. فتح الرابط لا يغيّر شيئًا بعد، وسنسألك مرة أخرى.`,
    ],
    after: [ONCE, 'لم تطلب ذلك؟ إذن ليس عليك أن تفعل شيئًا. ويبقى حسابك كما هو.'],
  },
  accountDeleted: (published) => ({
    subject: `حُذف حسابك في ${brand}`,
    before: [
      `حُذف حسابك في ${brand}، ومعه اسمك وبريدك الإلكتروني وكلمة مرورك.`,
      ...PUBLISHED[published],
      'هذه آخر رسالة منا إليك. شكرًا لأنك كنت معنا.',
    ],
    after: [],
  }),
  contentDeleted: (published) => ({
    subject: `ما نشرته في ${brand}`,
    before: [
      'طلبت منا أن نحذف ما نشرته.',
      ...PUBLISHED[published],
      `ويبقى حسابك في ${brand}. ويمكنك أن تسجّل الدخول كما كنت تفعل.`,
    ],
    after: [],
  }),
});
