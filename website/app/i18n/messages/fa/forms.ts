import { formatNumber } from '../../number.ts';
import { plural } from '../../plural.ts';
import type { Messages } from '../messages.ts';

const characters = (count: number) => plural('fa', count, { one: '# حرف', other: '# حرف' });

/** Messages of all forms. */
export const forms: Messages['forms'] = {
  optional: 'اختیاری',
  lengthRange: (min, max) => `از ${formatNumber(min, 'fa')} تا ${characters(max)}.`,
  maxLength: (max) => `حداکثر ${characters(max)}.`,
  tooShort: (min) => `لطفاً کمی بلندتر بنویسید: دست‌کم ${characters(min)}.`,
  tooLong: (max) => `این متن بلند است: حداکثر ${characters(max)}.`,
  tooManyLinks: (max) =>
    plural('fa', max, {
      one: 'لطفاً چند لینک را بردارید: حداکثر # لینک را می‌توان فرستاد.',
      other: 'لطفاً چند لینک را بردارید: حداکثر # لینک را می‌توان فرستاد.',
    }),
  invalidEmail: 'این ایمیل کامل نیست. باید مانند این باشد: \u2066mariam@example.org\u2069.',
  missingEmail: 'لطفاً یک ایمیل بنویسید.',
  errorCount: (count) =>
    plural('fa', count, { one: '# فیلد را بررسی کنید', other: '# فیلد را بررسی کنید' }),
  honeypotLabel: 'لطفاً این فیلد را خالی بگذارید: برای جلوگیری از برنامه‌های هرزنامه است',
  notSent: 'فرستاده نشد',
  notDone: 'انجام نشد',
  inputKept: 'آنچه نوشتید هنوز اینجاست.',
  emailAlternative: 'به {address} هم می‌توانید بنویسید.',
  honeypotFilled: 'فیلدی که باید خالی بماند پر شده است. لطفاً آن را خالی کنید و دوباره بفرستید.',
  tooFast: 'این فرم زودتر از زمان معمول نوشتن فرستاده شد. لطفاً دوباره بفرستید.',
  retryInMinutes: (minutes) =>
    plural('fa', minutes, {
      one: 'بیش از اندازه تلاش کرده‌اید. لطفاً # دقیقهٔ دیگر دوباره تلاش کنید.',
      other: 'بیش از اندازه تلاش کرده‌اید. لطفاً # دقیقهٔ دیگر دوباره تلاش کنید.',
    }),
  retryInHours: (hours) =>
    plural('fa', hours, {
      one: 'بیش از اندازه تلاش کرده‌اید. لطفاً # ساعت دیگر دوباره تلاش کنید.',
      other: 'بیش از اندازه تلاش کرده‌اید. لطفاً # ساعت دیگر دوباره تلاش کنید.',
    }),
  upstreamFailed: 'اکنون فرستاده نشد ({detail}). لطفاً چند دقیقهٔ دیگر دوباره تلاش کنید.',
  notSupported: 'این کار هنوز اینجا ممکن نیست: لطفاً به {address} بنویسید.',
  codeRejected:
    'این لینک یا صفحه دیگر کار نمی‌کند. هر کدام فقط یک بار و برای زمانی کوتاه کار می‌کند. لطفاً دوباره از اول شروع کنید.',
  signInRejected: 'حسابی با این ایمیل و این رمز پیدا نشد. لطفاً هر دو را دوباره بررسی کنید.',
};
