import type { Messages } from '../messages.ts';

/** The panel of facts on a post's page. */
export const facts: Messages['facts'] = {
  heading: 'मुख्य जानकारी',
  when: 'कब',
  // Of events (m.) and activities (f.), so without चल रहा/रही.
  eventState: { upcoming: '', ongoing: 'अभी जारी है', past: 'समाप्त' },
  visitorTime: 'आपके यहाँ का समय: {time}',
  until: (end) => `से ${end} तक`,
  place: 'कहाँ',
  openMapApp: 'नक्शे के ऐप में खोलें',
  price: 'कीमत',
  condition: 'हालत',
  conditions: {
    new: 'नया',
    'like-new': 'नए जैसा',
    good: 'अच्छी हालत, हल्के निशान',
    used: 'इस्तेमाल किया हुआ, ठीक काम करता है',
    'for-parts': 'खराब, पुर्ज़ों के लिए',
  },
  openingHours: 'खुलने का समय',
  openState: { open: 'अभी खुला है', closed: 'अभी बंद है', unknown: 'जाने से पहले पूछ लें' },
  openUntil: (time) => `अभी खुला है, ${time} तक`,
  opensToday: (time) => `अभी बंद है, खुलने का समय: ${time}`,
  opensOn: (day, time) => `अभी बंद है, खुलने का समय: ${day}, ${time}`,
  dayRange: (first, last) => `${first} से ${last}`,
  allDay: 'दिन-रात',
  closed: 'बंद',
  hoursVary: 'यह इस हफ़्ते का समय है। दूसरे हफ़्तों में अलग हो सकता है।',
  phone: 'फ़ोन',
  whatsapp: 'व्हाट्सऐप',
  email: 'ईमेल',
  website: 'वेबसाइट',
  languages: 'बोली जाने वाली भाषाएँ',
  organiser: 'आयोजक',
  category: 'श्रेणी',
  community: 'समुदाय और भाषा',
};
