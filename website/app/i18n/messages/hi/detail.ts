import { formatNumber } from '../../number.ts';
import { plural } from '../../plural.ts';
import type { Messages } from '../messages.ts';

/** The page of a post. @param brand the product's name */
export const detail = (brand: string): Messages['detail'] => ({
  breadcrumb: 'आप यहाँ हैं',
  posted: 'प्रकाशित: {date}, {ago}',
  updated: 'अपडेट: {date}, {ago}',
  checked: 'जाँच की तारीख: {date}',
  notChecked: '{date} के बाद जाँच नहीं हुई है।',
  reportMistake: 'कुछ गलत हो तो हमें बताएँ',
  corrected: 'सुधार की तारीख: {date}',
  sources: 'स्रोत',
  readingTime: (minutes) =>
    plural('hi', minutes, { one: 'पढ़ने का समय: # मिनट', other: 'पढ़ने का समय: # मिनट' }),
  translations: {
    alsoIn: 'दूसरी भाषाओं में:',
    outdated: 'मूल पाठ ({language}) इस अनुवाद के बाद बदल गया है।',
    machine: 'मूल पाठ ({language}) का मशीनी अनुवाद।',
    original: 'मूल पाठ पढ़ें',
    offer: 'मशीनी अनुवाद पढ़ें',
    pending: 'मशीनी अनुवाद तैयार हो रहा है। आधे मिनट बाद फिर खोलें।',
    again: 'फिर खोलें',
    unavailable: 'यह पाठ अभी अनुवादित नहीं हो सकता। नीचे मूल पाठ है।',
    report: 'गलती बताएँ',
  },
  partnerNote: `आधिकारिक साझेदार ${brand} के साथ काम करते हैं, और हमारे संपादक उन्हें जानते हैं।`,
  listen: {
    start: 'सुनें',
    pause: 'रोकें',
    resume: 'जारी रखें',
    speed: 'पढ़ने की गति',
    noVoice: 'आपका डिवाइस यह लेख पढ़कर नहीं सुना सकता, क्योंकि उसमें इस भाषा ({language}) की आवाज़ नहीं है।',
  },
  actions: 'आप क्या कर सकते हैं',
  call: 'कॉल करें',
  whatsapp: 'व्हाट्सऐप पर लिखें',
  directions: 'रास्ता देखें',
  directionsShort: 'रास्ता',
  addToCalendar: 'कैलेंडर में जोड़ें',
  googleCalendar: 'गूगल कैलेंडर',
  pictures: 'तस्वीरें',
  pictureOf: (number, total) =>
    `तस्वीर ${formatNumber(number, 'hi')}, कुल ${formatNumber(total, 'hi')}`,
  previousPicture: 'पिछली तस्वीर',
  nextPicture: 'अगली तस्वीर',
  closePictures: 'तस्वीरें बंद करें',
  related: 'मिलती-जुलती पोस्टें',
  moreOfKind: {
    article: 'दूसरे लेख',
    business: 'दूसरी दुकानें और सेवाएँ',
    event: 'दूसरे कार्यक्रम',
    activity: 'दूसरी गतिविधियाँ',
    marketplace: 'बाज़ार की दूसरी चीज़ें',
    forum: 'दूसरे सवाल',
  },
  text: {
    video: (host: string) => `${host} पर वीडियो`,
    audio: (host: string) => `${host} पर ऑडियो`,
    map: (host: string) => `${host} पर नक्शा`,
    page: (host: string) => `${host} पर खोलें`,
    picture: (host: string) => `${host} पर तस्वीर`,
    cut: 'यह लेख एक पेज के लिए बहुत लंबा है। इसका आखिरी हिस्सा यहाँ नहीं दिखाया गया है।',
  },
  map: {
    heading: 'नक्शे पर',
    north: 'उत्तर',
    south: 'दक्षिण',
    east: 'पूर्व',
    west: 'पश्चिम',
    position: (latitude, longitude) => `जगह: ${latitude}, ${longitude}`,
    kilometre: '1 किमी',
    sketchHint:
      'यह सड़कों के बिना एक खाका है: रेखाओं के बीच लगभग एक किलोमीटर की दूरी है। रास्ते के लिए नक्शा खोलें:',
    addressOnlyHint: 'हमें पता मालूम है, लेकिन ठीक-ठीक जगह नहीं। इसे नक्शे में देखें:',
  },
  snippet: {
    heading: 'इसे अपनी वेबसाइट पर दिखाएँ',
    text: 'ये पंक्तियाँ अपने पेज में कॉपी करें। स्क्रिप्ट या फ़्रेम की ज़रूरत नहीं।',
    label: 'कॉपी करने के लिए HTML',
  },
  share: {
    heading: 'यह पेज शेयर करें',
    native: 'शेयर करें',
    whatsapp: 'व्हाट्सऐप',
    telegram: 'टेलीग्राम',
    email: 'ईमेल',
    copy: 'लिंक कॉपी करें',
    copied: 'लिंक कॉपी हो गया।',
    print: 'प्रिंट करें',
  },
  qrCode: 'क्यूआर कोड जिसमें इस पेज का लिंक है',
  scanHint: 'यह पेज अपने फ़ोन पर खोलने के लिए स्कैन करें',
  openInApp: 'यह पेज ऐप में खोलें',
  noStore: {
    title: 'यह पेज अपने पास रखें',
    text: 'टिप्पणियाँ और संदेश जल्द हमारे ऐप में आ रहे हैं। तब तक यह पेज अपने फ़ोन में रखें या शेयर करें।',
    answers: {
      note: 'यह सवाल एक पाठक का है। जवाब मालूम हो तो संपादकों को लिखें, वे उसे यहाँ प्रकाशित करते हैं।',
      title: 'जवाब मालूम है?',
      text: 'संपादक हर जवाब पढ़ते हैं और उसे यहाँ आपके बताए नाम से प्रकाशित करते हैं।',
      link: 'संपादकों को लिखें',
    },
  },
  participationNote: {
    article: '',
    business: '',
    event: '',
    activity: '',
    marketplace: '',
    forum: 'यह सवाल एक पाठक का है। जवाब ऐप में लिखे जाते हैं।',
  },
  participationLink: 'जवाब कैसे दें',
  caution: {
    payment:
      'इस पोस्ट में पहले से या ऐसे तरीके से पैसे देने की बात है जिसमें पैसे वापस नहीं मिलते। जब तक चीज़ और पैसे लेने वाले को न देख लें, पैसे न भेजें।',
    price: 'कीमत यहाँ ऐसी चीज़ों की आम कीमत से बहुत कम है। कुछ भी देने से पहले ध्यान से देख लें।',
  },
  safetyNote: {
    article: '',
    business: '',
    event: '',
    activity: '',
    marketplace: 'किसी खुली, सार्वजनिक जगह पर मिलें। पहले चीज़ देखें, फिर पैसे दें। पैसे या एडवांस पहले से कभी न भेजें।',
    forum: '',
  },
  appPrompt: {
    article: {
      title: 'कुछ और बताना है?',
      text: 'ऐप में टिप्पणी करें, या लिखने वाले से वहीं सवाल पूछें।',
    },
    business: {
      title: 'उन्हें ऐप में लिखें',
      text: 'दुकानों और सेवाओं के लिए संदेश और दूसरे ग्राहकों की टिप्पणियाँ ऐप में हैं।',
    },
    event: {
      title: 'दूसरों से ऐप में पूछें',
      text: 'इस कार्यक्रम की टिप्पणियाँ, संदेश और रिमाइंडर ऐप में हैं।',
    },
    activity: {
      title: 'दूसरों को ऐप में हैलो कहें',
      text: 'इस गतिविधि की टिप्पणियाँ, संदेश और रिमाइंडर ऐप में हैं।',
    },
    marketplace: {
      title: 'क्या यह अभी मिल सकता है? ऐप में पूछें',
      text: 'बेचने वाले को ऐप में संदेश भेजें: आपका फ़ोन नंबर आपके ही पास रहता है।',
    },
    forum: {
      title: 'जवाब मालूम है? ऐप में लिखें',
      text: 'सवाल वहीं पूछे जाते हैं और जवाब वहीं दिए जाते हैं। कोई जवाब दे तो आपको सूचना मिलती है।',
    },
  },
});
