import { CODE_LIFETIME_MINUTES } from '../codes';
import { RETENTION_DAYS } from '../delete-content';
import type { AccountMails } from './mail-content';

const SINGLE_USE_NOTE = `يعمل الرابط مرة واحدة، ولمدة ${CODE_LIFETIME_MINUTES} دقيقة.`;

const REMOVAL_PARAGRAPHS = {
  nothing: [],
  remove: [`لم يعد ما نشرته ظاهرًا لأحد. وبعد ${RETENTION_DAYS} يومًا يُحذف نهائيًا مع صوره.`],
  anonymise: ['يبقى ما نشرته، لكن من دون اسمك وصورتك وبيانات الاتصال بك.'],
};

/** Arabic. @param brand the product's name */
export const ar = (brand: string): AccountMails => ({
  newPassword: {
    subject: `كلمة مرور جديدة لحسابك في ${brand}`,
    beforeLink: [`يمكنك أن تختار كلمة مرور جديدة لحسابك في ${brand} من هنا:`],
    afterLink: [
      SINGLE_USE_NOTE,
      'لم تطلب ذلك؟ إذن ليس عليك أن تفعل شيئًا. وتبقى كلمة مرورك كما هي.',
    ],
  },
  passwordChanged: {
    subject: `تغيّرت كلمة مرورك في ${brand}`,
    beforeLink: [
      `تغيّرت كلمة مرور حسابك في ${brand}، وسُجّل خروج الحساب من جميع الأجهزة.`,
      'لم تغيّرها؟ إذن يُرجى اختيار كلمة أخرى حالًا:',
    ],
    afterLink: [],
  },
  deletion: {
    subject: `أتريد حذف حسابك في ${brand}؟`,
    beforeLink: [
      `يمكنك أن تحذف حسابك في ${brand} من هنا. فتح الرابط لا يغيّر شيئًا بعد، وسنسألك مرة أخرى.`,
    ],
    afterLink: [SINGLE_USE_NOTE, 'لم تطلب ذلك؟ إذن ليس عليك أن تفعل شيئًا. ويبقى حسابك كما هو.'],
  },
  accountDeleted: (removal) => ({
    subject: `حُذف حسابك في ${brand}`,
    beforeLink: [
      `حُذف حسابك في ${brand}، ومعه اسمك وبريدك الإلكتروني وكلمة مرورك.`,
      ...REMOVAL_PARAGRAPHS[removal],
      'هذه آخر رسالة منا إليك. شكرًا لأنك كنت معنا.',
    ],
    afterLink: [],
  }),
  contentDeleted: (removal) => ({
    subject: `ما نشرته في ${brand}`,
    beforeLink: [
      'طلبت منا أن نحذف ما نشرته.',
      ...REMOVAL_PARAGRAPHS[removal],
      `ويبقى حسابك في ${brand}. ويمكنك أن تسجّل الدخول كما كنت تفعل.`,
    ],
    afterLink: [],
  }),
});
