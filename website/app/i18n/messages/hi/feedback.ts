import type { Messages } from '../messages.ts';

/** What readers say of posts. */
export const feedback: Messages['feedback'] = {
  section: 'आपकी राय',
  back: 'पेज पर वापस जाएँ',
  about: 'इसके बारे में: {title}',
  helpful: {
    question: 'क्या यह काम आया?',
    yes: 'हाँ',
    no: 'नहीं',
    thanks: 'धन्यवाद',
    wasHelpful: 'खुशी है कि यह काम आया।',
    wasNot: 'हम देखेंगे कि इसे कैसे बेहतर किया जाए।',
    tellMissing: 'बताएँ कि क्या कमी है',
  },
  report: {
    question: 'यहाँ कुछ गलत है?',
    legend: 'क्या गलत है?',
    reasons: {
      closed: 'बंद हो गया',
      moved: 'दूसरी जगह चला गया',
      'wrong-number': 'गलत नंबर',
      'wrong-price': 'गलत कीमत',
      outdated: 'अपडेट नहीं है',
      scam: 'धोखा',
      rude: 'अभद्र',
      other: 'कुछ और',
    },
    missingReason: 'कृपया चुनें कि क्या गलत है।',
    noName: 'नाम ज़रूरी नहीं। हर शिकायत एक संपादक पढ़ता है।',
    withWords: 'शब्द या अपना ईमेल जोड़ें',
    words: 'अपने शब्दों में',
    email: 'ईमेल पता',
    emailHint: 'अगर आपको नतीजा जानना हो। उसके बाद हम पता हटा देते हैं।',
    submit: 'संपादकों को बताएँ',
    sentTitle: 'बताने के लिए धन्यवाद',
    sentText: 'एक संपादक इसे देखेगा।',
  },
};
