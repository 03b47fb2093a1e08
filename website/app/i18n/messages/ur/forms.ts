import { formatNumber } from '../../number.ts';
import { plural } from '../../plural.ts';
import type { Messages } from '../messages.ts';

const characters = (count: number) => plural('ur', count, { one: '# حرف', other: '# حروف' });

/** Messages of all forms. */
export const forms: Messages['forms'] = {
  optional: 'اختیاری',
  lengthRange: (min, max) => `${formatNumber(min, 'ur')} سے ${characters(max)} تک۔`,
  maxLength: (max) => `زیادہ سے زیادہ ${characters(max)}۔`,
  tooShort: (min) => `براہ کرم تھوڑا اور لکھیں: کم از کم ${characters(min)}۔`,
  tooLong: (max) => `یہ بہت لمبا ہے: زیادہ سے زیادہ ${characters(max)}۔`,
  tooManyLinks: (max) =>
    plural('ur', max, {
      one: 'براہ کرم کچھ لنک ہٹا دیں: زیادہ سے زیادہ # لنک بھیجا جا سکتا ہے۔',
      other: 'براہ کرم کچھ لنک ہٹا دیں: زیادہ سے زیادہ # لنک بھیجے جا سکتے ہیں۔',
    }),
  invalidEmail:
    'یہ ای میل ایڈریس پورا نہیں۔ درست ایڈریس ایسا ہوتا ہے: \u2066mariam@example.org\u2069',
  missingEmail: 'براہ کرم ای میل ایڈریس لکھیں۔',
  errorCount: (count) =>
    plural('ur', count, { one: '# خانہ دوبارہ دیکھیں', other: '# خانے دوبارہ دیکھیں' }),
  honeypotLabel: 'براہ کرم یہ خانہ خالی چھوڑ دیں: یہ اسپیم پروگراموں کو روکنے کے لیے ہے',
  notSent: 'یہ بھیجا نہیں گیا',
  notDone: 'کام نہیں ہوا',
  inputKept: 'جو آپ نے لکھا، وہ ابھی یہیں ہے۔',
  emailAlternative: 'یا اس ای میل ایڈریس پر لکھیں: {address}',
  honeypotFilled: 'جس خانے کو خالی رہنا تھا، وہ بھر گیا۔ براہ کرم اسے خالی کریں اور دوبارہ بھیجیں۔',
  tooFast: 'یہ اتنی جلدی بھیجا گیا کہ لوگ عام طور پر اتنا تیز نہیں لکھتے۔ براہ کرم دوبارہ بھیجیں۔',
  retryInMinutes: (minutes) =>
    plural('ur', minutes, {
      one: 'بہت بار کوشش ہو چکی ہے۔ براہ کرم # منٹ بعد دوبارہ کوشش کریں۔',
      other: 'بہت بار کوشش ہو چکی ہے۔ براہ کرم # منٹ بعد دوبارہ کوشش کریں۔',
    }),
  retryInHours: (hours) =>
    plural('ur', hours, {
      one: 'بہت بار کوشش ہو چکی ہے۔ براہ کرم # گھنٹے بعد دوبارہ کوشش کریں۔',
      other: 'بہت بار کوشش ہو چکی ہے۔ براہ کرم # گھنٹے بعد دوبارہ کوشش کریں۔',
    }),
  upstreamFailed: 'یہ ابھی نہیں بھیجا جا سکا ({detail})۔ براہ کرم چند منٹ بعد دوبارہ کوشش کریں۔',
  notSupported: 'یہ کام یہاں ابھی نہیں ہو سکتا۔ براہ کرم اس ای میل ایڈریس پر لکھیں: {address}',
  codeRejected:
    'یہ لنک یا صفحہ اب کام نہیں کرتا۔ یہ صرف ایک بار اور تھوڑی دیر کے لیے کام کرتے ہیں۔ براہ کرم نئے سرے سے شروع کریں۔',
  signInRejected:
    'اس ای میل ایڈریس اور اس پاس ورڈ والا کوئی اکاؤنٹ نہیں۔ براہ کرم دونوں دوبارہ دیکھیں۔',
};
