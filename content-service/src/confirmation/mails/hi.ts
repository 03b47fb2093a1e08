import { CODE_LIFETIME_DAYS } from '../request';
import type { ConfirmationTexts } from './mail-texts';

/** Hindi. @param brand the product's name */
export const hi = (brand: string): ConfirmationTexts => ({
  subject: (title) => `क्या यह अब भी सही है? ${title}`,
  intro: `${brand} के पाठकों को यह दिखता है। कृपया बताएँ कि क्या यह अब भी सही है।`,
  reminder: 'हमने दो हफ़्ते पहले पूछा था। इस बारे में यह हमारा आखिरी ईमेल है।',
  labels: {
    when: 'समय',
    phone: 'फ़ोन',
    whatsapp: 'व्हाट्सऐप',
    email: 'ईमेल',
    website: 'वेबसाइट',
    address: 'पता',
    landmark: 'पास की पहचान',
    openingHours: 'खुलने का समय',
  },
  page: 'पूरा पेज:',
  right: 'सब कुछ अब भी सही है:',
  change: 'कुछ बदल गया है:',
  closed: 'बंद हो गया या समाप्त हो गया:',
  note: `लिंक खोलने से अभी कुछ नहीं बदलता, आपसे एक बार फिर पूछा जाएगा। इनमें से एक लिंक एक बार और ${CODE_LIFETIME_DAYS} दिन तक काम करता है।`,
  unsubscribe: 'ऐसे ईमेल नहीं चाहिए?',
});
