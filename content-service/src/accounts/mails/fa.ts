import { CODE_LIFETIME_MINUTES } from '../codes';
import { RETENTION_DAYS } from '../delete-content';
import type { AccountMails } from './mail-content';

const { format } = new Intl.NumberFormat('fa', { numberingSystem: 'arabext' });

const SINGLE_USE_NOTE = `لینک یک بار و تا ${format(CODE_LIFETIME_MINUTES)} دقیقه کار می‌کند.`;

const REMOVAL_PARAGRAPHS = {
  nothing: [],
  remove: [
    `آنچه منتشر کرده‌اید دیگر دیده نمی‌شود. پس از ${format(RETENTION_DAYS)} روز با عکس‌هایش برای همیشه حذف می‌شود.`,
  ],
  anonymise: ['آنچه منتشر کرده‌اید می‌ماند، بدون نام، عکس و اطلاعات تماس شما.'],
};

/** Persian. @param brand the product's name */
export const fa = (brand: string): AccountMails => ({
  newPassword: {
    subject: `رمز تازه برای ${brand}`,
    beforeLink: [`از اینجا می‌توانید برای حساب خود در ${brand} رمز تازه‌ای انتخاب کنید:`],
    afterLink: [
      SINGLE_USE_NOTE,
      'شما این را نخواسته‌اید؟ پس لازم نیست کاری کنید. رمز شما همان می‌ماند.',
    ],
  },
  passwordChanged: {
    subject: `رمز شما در ${brand} تغییر کرد`,
    beforeLink: [
      `رمز حساب شما در ${brand} تغییر کرد و حساب از همهٔ دستگاه‌ها خارج شد.`,
      'کار شما نبود؟ پس لطفاً همین حالا رمز دیگری انتخاب کنید:',
    ],
    afterLink: [],
  },
  deletion: {
    subject: `حساب شما در ${brand} حذف شود؟`,
    beforeLink: [
      `از اینجا می‌توانید حساب خود را در ${brand} حذف کنید. با باز کردن لینک هنوز چیزی تغییر نمی‌کند؛ یک بار دیگر از شما می‌پرسیم.`,
    ],
    afterLink: [
      SINGLE_USE_NOTE,
      'شما این را نخواسته‌اید؟ پس لازم نیست کاری کنید. حساب شما همان‌گونه می‌ماند.',
    ],
  },
  accountDeleted: (removal) => ({
    subject: `حساب شما در ${brand} حذف شد`,
    beforeLink: [
      `حساب شما در ${brand} حذف شد، و با آن نام، ایمیل و رمز شما.`,
      ...REMOVAL_PARAGRAPHS[removal],
      'این آخرین ایمیل ما به شماست. ممنون که با ما بودید.',
    ],
    afterLink: [],
  }),
  contentDeleted: (removal) => ({
    subject: `آنچه در ${brand} منتشر کرده‌اید`,
    beforeLink: [
      'از ما خواستید آنچه را منتشر کرده‌اید حذف کنیم.',
      ...REMOVAL_PARAGRAPHS[removal],
      `حساب شما در ${brand} می‌ماند. می‌توانید مانند پیش وارد شوید.`,
    ],
    afterLink: [],
  }),
});
