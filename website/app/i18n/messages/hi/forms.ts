import { formatNumber } from '../../number.ts';
import { plural } from '../../plural.ts';
import type { Messages } from '../messages.ts';

const characters = (count: number) => plural('hi', count, { one: '# अक्षर', other: '# अक्षर' });

/** Messages of all forms. */
export const forms: Messages['forms'] = {
  optional: 'वैकल्पिक',
  lengthRange: (min, max) => `${formatNumber(min, 'hi')} से ${characters(max)} तक।`,
  maxLength: (max) => `ज़्यादा से ज़्यादा ${characters(max)}।`,
  tooShort: (min) => `कृपया थोड़ा और लिखें: कम से कम ${characters(min)}।`,
  tooLong: (max) => `यह बहुत लंबा है: ज़्यादा से ज़्यादा ${characters(max)}।`,
  tooManyLinks: (max) =>
    plural('hi', max, {
      one: 'कृपया कुछ लिंक हटा दें: ज़्यादा से ज़्यादा # लिंक भेजा जा सकता है।',
      other: 'कृपया कुछ लिंक हटा दें: ज़्यादा से ज़्यादा # लिंक भेजे जा सकते हैं।',
    }),
  invalidEmail: 'यह ईमेल पता पूरा नहीं है। सही पता ऐसा होता है: mariam@example.org',
  missingEmail: 'कृपया ईमेल पता लिखें।',
  errorCount: (count) => plural('hi', count, { one: '# फ़ील्ड फिर देखें', other: '# फ़ील्ड फिर देखें' }),
  honeypotLabel: 'कृपया इस फ़ील्ड को खाली छोड़ दें: यह स्पैम प्रोग्राम रोकने के लिए है',
  notSent: 'यह भेजा नहीं गया',
  notDone: 'नहीं हो पाया',
  inputKept: 'आपका लिखा हुआ अभी यहीं है।',
  emailAlternative: 'या इस ईमेल पते पर लिखें: {address}',
  honeypotFilled: 'जिस फ़ील्ड को खाली रहना था, वह भर गई। कृपया उसे खाली करें और फिर भेजें।',
  tooFast: 'यह इतनी जल्दी भेजा गया कि आम तौर पर कोई इतना तेज़ नहीं लिखता। कृपया फिर भेजें।',
  retryInMinutes: (minutes) =>
    plural('hi', minutes, {
      one: 'बहुत बार कोशिश हो चुकी है। कृपया # मिनट बाद फिर कोशिश करें।',
      other: 'बहुत बार कोशिश हो चुकी है। कृपया # मिनट बाद फिर कोशिश करें।',
    }),
  retryInHours: (hours) =>
    plural('hi', hours, {
      one: 'बहुत बार कोशिश हो चुकी है। कृपया # घंटे बाद फिर कोशिश करें।',
      other: 'बहुत बार कोशिश हो चुकी है। कृपया # घंटे बाद फिर कोशिश करें।',
    }),
  upstreamFailed: 'यह अभी नहीं भेजा जा सका ({detail})। कृपया कुछ मिनट बाद फिर कोशिश करें।',
  notSupported: 'यह काम यहाँ अभी नहीं हो सकता। कृपया इस ईमेल पते पर लिखें: {address}',
  codeRejected:
    'यह लिंक या पेज अब काम नहीं करता। ये सिर्फ़ एक बार और थोड़ी देर तक काम करते हैं। कृपया फिर से शुरू करें।',
  signInRejected: 'इस ईमेल पते और इस पासवर्ड वाला कोई अकाउंट नहीं है। कृपया दोनों फिर देखें।',
};
