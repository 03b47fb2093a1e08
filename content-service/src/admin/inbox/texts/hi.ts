import type { InboxTexts } from './en';

export const hi: InboxTexts = {
  title: 'जवाब',
  take: 'मेरे ज़िम्मे',
  takeOver: 'अपने पास लें',
  putBack: 'सूची में लौटाएँ',
  settle: 'हो गया',
  reopen: 'फिर से खोलें',
  by: '{name} के पास है',
  answeredOn: 'जवाब {time} को भेजा गया',
  noAddress: 'जवाब के लिए पता नहीं छोड़ा गया।',
  template: 'टेम्पलेट',
  chooseTemplate: 'टेम्पलेट चुनें',
  answer: 'आपका जवाब',
  hint: 'यह ईमेल से जाएगा, नीचे पाठक के शब्द होंगे।',
  send: 'जवाब भेजें',
  states: {
    new: 'नया',
    'in-work': 'काम चल रहा है',
    done: 'हो गया',
  },
  reasons: {
    closed: 'बंद हो गया',
    moved: 'जगह बदल गई',
    'wrong-number': 'गलत नंबर',
    'wrong-price': 'गलत कीमत',
    outdated: 'पुरानी जानकारी',
    scam: 'धोखाधड़ी',
    rude: 'अपमानजनक',
    other: 'कुछ और',
  },
};
