import type { Messages } from '../messages.ts';

/** The page of a version that is not public, for its editor. */
export const preview: Messages['preview'] = {
  title: 'प्रीव्यू: अभी प्रकाशित नहीं',
  text: 'यह पेज सिर्फ़ वे लोग देख सकते हैं जिनके पास यह लिंक है, और सिर्फ़ कुछ मिनट तक। लिंक नए टैब में खुलते हैं।',
  problems: {
    invalid: {
      title: 'यह प्रीव्यू का लिंक नहीं है',
      text: 'लिंक अधूरा है या बदल दिया गया है। कृपया पैनल में प्रीव्यू फिर खोलें।',
    },
    expired: {
      title: 'इस प्रीव्यू का समय खत्म हो गया है',
      text: 'कृपया इसे पैनल में फिर खोलें।',
    },
    withoutKind: {
      title: 'कृपया पहले प्रकार चुनें',
      text: 'पेज कैसा दिखेगा, यह पोस्ट के प्रकार पर है। फ़ॉर्म में प्रकार चुनें, सेव करें और प्रीव्यू फिर खोलें।',
    },
  },
};
