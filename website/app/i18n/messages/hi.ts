import { formatNumber } from '../number.ts';
import { plural } from '../plural.ts';
import { about } from './hi/about.ts';
import { checked } from './hi/checked.ts';
import { confirm } from './hi/confirm.ts';
import { contact } from './hi/contact.ts';
import { costs } from './hi/costs.ts';
import { deleteAccount } from './hi/delete.ts';
import { detail } from './hi/detail.ts';
import { editors } from './hi/editors.ts';
import { eula } from './hi/eula.ts';
import { facts } from './hi/facts.ts';
import { feedback } from './hi/feedback.ts';
import { forms } from './hi/forms.ts';
import { home } from './hi/home.ts';
import { hubs } from './hi/hubs.ts';
import { landing } from './hi/landing.ts';
import { list, search } from './hi/list.ts';
import { map } from './hi/map.ts';
import { near } from './hi/near.ts';
import { plain } from './hi/plain.ts';
import { preview } from './hi/preview.ts';
import { privacy } from './hi/privacy.ts';
import { resetPassword } from './hi/reset-password.ts';
import { saved } from './hi/saved.ts';
import { take } from './hi/take.ts';
import { testimonials } from './hi/testimonials.ts';
import type { Messages } from './messages.ts';

/** Hindi. @param brand the product's name */
export const hi = (brand: string): Messages => ({
  nav: {
    main: 'मुख्य मेन्यू',
    home: 'होम',
    about: 'हमारे बारे में',
    contact: 'संपर्क',
    skipToContent: 'सीधे सामग्री पर जाएँ',
    menu: 'मेन्यू',
    close: 'बंद करें',
    homeLink: `${brand}, होम पेज पर जाएँ`,
    theme: { system: 'थीम: डिवाइस जैसी', light: 'थीम: लाइट', dark: 'थीम: डार्क' },
    secondCalendar: { shown: 'दूसरा कैलेंडर: दिख रहा है', hidden: 'दूसरा कैलेंडर: छिपा है' },
    backToTop: 'ऊपर जाएँ',
  },
  listSeparator: ', ',
  languages: {
    label: 'भाषा',
    offer: 'यह वेबसाइट हिन्दी में भी है।',
    site: 'साइट हिन्दी में',
    decline: 'नहीं, धन्यवाद',
  },
  app: {
    ios: 'आईफ़ोन ऐप',
    iosHint: 'आईफ़ोन और आईपैड के लिए',
    android: 'एंड्रॉयड ऐप',
    androidHint: 'दूसरे फ़ोन के लिए',
    soon: 'ऐप जल्द आ रहा है। अभी यह ऐप स्टोर में नहीं है।',
  },
  footer: {
    quickLinks: 'मुख्य पेज',
    resources: 'दूसरे पेज',
    privacy: 'गोपनीयता नीति',
    app: 'ऐप',
    social: 'हमें फ़ॉलो करें',
    copyright: (year) => `© ${year} ${brand}`,
    noAccountNote: 'हर पेज बिना अकाउंट के पढ़ा जा सकता है।',
  },
  kinds: {
    article: {
      singular: 'लेख',
      listTitle: 'लेख',
      lead: 'रेज़िडेंस परमिट, किराया, स्कूल और पैसा, आसान शब्दों में।',
      homeTitle: 'सबसे नए लेख',
      items: 'लेख',
      count: (count) =>
        count === 0 ? 'कोई लेख नहीं' : plural('hi', count, { one: '# लेख', other: '# लेख' }),
    },
    business: {
      singular: 'दुकान या सेवा',
      listTitle: 'दुकानें और सेवाएँ',
      lead: 'इन्हें आपके देश के लोग चलाते हैं, और ये सबके लिए हैं।',
      homeTitle: 'आसपास की दुकानें और सेवाएँ',
      items: 'दुकानें और सेवाएँ',
      count: (count) =>
        count === 0 ? 'कोई जगह नहीं' : plural('hi', count, { one: '# जगह', other: '# जगहें' }),
    },
    event: {
      singular: 'कार्यक्रम',
      listTitle: 'कार्यक्रम',
      lead: 'आपके पास, जल्द होने वाले, और ज़्यादातर मुफ़्त।',
      homeTitle: 'आने वाले कार्यक्रम',
      items: 'कार्यक्रम',
      count: (count) =>
        count === 0
          ? 'कोई कार्यक्रम नहीं'
          : plural('hi', count, { one: '# कार्यक्रम', other: '# कार्यक्रम' }),
    },
    activity: {
      singular: 'गतिविधि',
      listTitle: 'गतिविधियाँ',
      lead: 'फ़ुटबॉल, सैर, भाषा का अभ्यास: सबका स्वागत है।',
      homeTitle: 'गतिविधियाँ',
      items: 'गतिविधियाँ',
      count: (count) =>
        count === 0
          ? 'कोई गतिविधि नहीं'
          : plural('hi', count, { one: '# गतिविधि', other: '# गतिविधियाँ' }),
    },
    marketplace: {
      singular: 'विज्ञापन',
      listTitle: 'बाज़ार',
      lead: 'आपके आसपास के लोगों की इस्तेमाल की हुई चीज़ें।',
      homeTitle: 'बाज़ार',
      items: 'विज्ञापन',
      count: (count) =>
        count === 0
          ? 'कोई विज्ञापन नहीं'
          : plural('hi', count, { one: '# विज्ञापन', other: '# विज्ञापन' }),
    },
    forum: {
      singular: 'सवाल',
      listTitle: 'फ़ोरम',
      lead: 'लोगों के सवाल, जिनके जवाब वे देते हैं जो खुद इससे गुज़र चुके हैं।',
      homeTitle: 'फ़ोरम',
      items: 'सवाल',
      count: (count) =>
        count === 0 ? 'कोई सवाल नहीं' : plural('hi', count, { one: '# सवाल', other: '# सवाल' }),
    },
  },
  list,
  search: search(brand),
  pagination: {
    pages: 'पेज',
    page: (page) => `पेज ${formatNumber(page, 'hi')}`,
    previous: 'पिछला',
    next: 'अगला',
  },
  card: {
    untitled: 'बिना शीर्षक',
    partner: 'आधिकारिक साझेदार',
    free: 'मुफ़्त',
    pinned: 'ऊपर रखा गया',
    runningUntil: (end) => `जारी है, ${end} तक`,
    openUntil: (time) => `${time} तक खुला है`,
    opensAt: (time) => `खुलने का समय: ${time}`,
    opensOn: (day, time) => `खुलने का समय: ${day}, ${time}`,
    languagesAndMore: (names, count) => `${names} और ${count} अन्य`,
    distance: (kilometres) => `लगभग ${kilometres} किमी`,
    veryNear: '1 किमी से कम',
    answers: (count) =>
      count === 0 ? 'अभी कोई जवाब नहीं' : plural('hi', count, { one: '# जवाब', other: '# जवाब' }),
  },
  home: home(brand),
  take,
  testimonials,
  errors: {
    loadFailed: 'सामग्री लोड नहीं हो पाई। कृपया थोड़ी देर बाद फिर कोशिश करें।',
    suggestedLinks: 'ये पेज देखें',
    notFound: {
      title: 'पेज नहीं मिला',
      text: 'शायद पेज कहीं और चला गया है या लिंक अधूरा है। इनमें से कोई पेज काम आ सकता है।',
    },
    unavailable: {
      title: 'पोस्टें अभी उपलब्ध नहीं हैं',
      text: 'जिस सेवा में पोस्टें रखी हैं, वह अभी जवाब नहीं दे रही है। इसमें आपकी कोई गलती नहीं है। कृपया एक मिनट बाद फिर कोशिश करें।',
      retry: 'फिर कोशिश करें',
    },
    serverError: {
      title: 'कुछ गड़बड़ हो गई',
      text: 'गलती हमारी है और दर्ज हो गई है। कृपया फिर कोशिश करें, या होम पेज से शुरू करें।',
    },
    lastUpdated: (time) => `पिछला अपडेट: ${time}। पोस्टें अभी उपलब्ध नहीं हैं।`,
    request: {
      malformed: 'यह लिंक पढ़ा नहीं जा सका',
      methodNotAllowed: 'यह काम यहाँ नहीं हो सकता',
      tooLarge: 'यह बहुत बड़ा है',
      addressTooLong: 'यह लिंक बहुत लंबा है',
      timedOut: 'इसे पहुँचने में बहुत देर लगी',
      text: 'कुछ नहीं बदला। होम पेज से फिर शुरू करें।',
    },
  },
  detail: detail(brand),
  checked,
  feedback,
  confirm,
  editors,
  facts,
  hubs,
  map,
  near,
  about: about(brand),
  contact: contact(brand),
  costs,
  forms,
  landing: landing(brand),
  plain,
  preview,
  saved,
  resetPassword: resetPassword(brand),
  deleteAccount: deleteAccount(brand),
  privacy: privacy(brand),
  eula: eula(brand),
  partner: `${brand} का आधिकारिक साझेदार`,
});
