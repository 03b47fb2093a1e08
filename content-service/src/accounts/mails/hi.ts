import { CODE_LIFETIME_MINUTES } from '../codes';
import { RETENTION_DAYS } from '../delete-content';
import type { AccountMails } from './mail-content';

const SINGLE_USE_NOTE = `लिंक एक बार और ${CODE_LIFETIME_MINUTES} मिनट तक काम करता है।`;

const REMOVAL_PARAGRAPHS = {
  nothing: [],
  remove: [
    `आपका प्रकाशित किया हुआ अब किसी को नहीं दिखता। ${RETENTION_DAYS} दिन बाद वह तस्वीरों समेत हमेशा के लिए मिट जाएगा।`,
  ],
  anonymise: ['आपका प्रकाशित किया हुआ बाकी है, लेकिन आपके नाम, तस्वीर और संपर्क की जानकारी के बिना।'],
};

/** Hindi. @param brand the product's name */
export const hi = (brand: string): AccountMails => ({
  newPassword: {
    subject: `${brand} के लिए नया पासवर्ड`,
    beforeLink: [`${brand} के अकाउंट के लिए नया पासवर्ड यहाँ चुनें:`],
    afterLink: [
      SINGLE_USE_NOTE,
      'यह अनुरोध आपका नहीं है? तो कुछ करने की ज़रूरत नहीं है। आपका पासवर्ड वही रहेगा।',
    ],
  },
  passwordChanged: {
    subject: `${brand}: आपका पासवर्ड बदल गया है`,
    beforeLink: [
      `${brand} पर आपके अकाउंट का पासवर्ड बदल दिया गया है, और अकाउंट हर जगह लॉग आउट हो गया है।`,
      'यह आपने नहीं किया? तो कृपया तुरंत दूसरा पासवर्ड चुनें:',
    ],
    afterLink: [],
  },
  deletion: {
    subject: `क्या ${brand} का अकाउंट हटाना है?`,
    beforeLink: [
      `अपना ${brand} अकाउंट यहाँ हटाएँ। लिंक खोलने से अभी कुछ नहीं बदलता; आपसे एक बार फिर पूछा जाएगा।`,
    ],
    afterLink: [
      SINGLE_USE_NOTE,
      'यह अनुरोध आपका नहीं है? तो कुछ करने की ज़रूरत नहीं है। आपका अकाउंट वैसा ही रहेगा।',
    ],
  },
  accountDeleted: (removal) => ({
    subject: `${brand}: आपका अकाउंट हटा दिया गया`,
    beforeLink: [
      `आपका ${brand} अकाउंट हटा दिया गया है, और उसके साथ आपका नाम, ईमेल पता और पासवर्ड भी मिट गए हैं।`,
      ...REMOVAL_PARAGRAPHS[removal],
      'यह आपके लिए हमारा आखिरी ईमेल है। हमारे साथ रहने के लिए धन्यवाद।',
    ],
    afterLink: [],
  }),
  contentDeleted: (removal) => ({
    subject: `${brand} पर आपका प्रकाशित किया हुआ`,
    beforeLink: [
      'आपने कहा था कि आपका प्रकाशित किया हुआ मिटा दिया जाए।',
      ...REMOVAL_PARAGRAPHS[removal],
      `आपका ${brand} अकाउंट बाकी है। लॉग इन पहले की तरह होता है।`,
    ],
    afterLink: [],
  }),
});
