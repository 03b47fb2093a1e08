import type { Messages } from '../messages.ts';

export const hubs: Messages['hubs'] = {
  community: (name) => `${name} समुदाय`,
  title: (name) => `${name}: सलाह, कार्यक्रम और दुकानें`,
  description: (name) =>
    `${name}: नए लोगों के लिए नई बातें, आने वाले कार्यक्रम, खुली जगहें, आपातकालीन नंबर और पहले लेख।`,
  lead: 'यहाँ क्या नया है, क्या होने वाला है और क्या खुला है।',
  firstArticles: 'पहले लेख',
  upcoming: 'आने वाले कार्यक्रम',
  newest: 'यहाँ नया',
  overview: (name) => `एक नज़र में: ${name}`,
  related: 'शहर और समुदाय',
  cities: 'शहर',
  communities: 'समुदाय',
  emergencyNumbers: 'आपातकालीन नंबर',
  emergencyServices: {
    all: 'हर आपात स्थिति',
    police: 'पुलिस',
    ambulance: 'एंबुलेंस',
    fire: 'दमकल',
  },
  checked: '{date} को जाँचा गया',
  unchecked: 'इन्हें किसी आधिकारिक स्रोत से मिला लें।',
  empty: 'यहाँ अभी कोई पोस्ट नहीं है।',
  subscribeToFeed: 'फ़ीड रीडर में हर नई पोस्ट',
  subscribeInCalendar: 'आपके कैलेंडर में सभी तारीखें',
};
