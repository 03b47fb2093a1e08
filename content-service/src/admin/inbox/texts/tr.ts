import type { InboxTexts } from './en';

export const tr: InboxTexts = {
  title: 'Yanıt',
  take: 'Ben ilgileniyorum',
  takeOver: 'Devral',
  putBack: 'Listeye geri koy',
  settle: 'Tamam',
  reopen: 'Yeniden aç',
  by: 'İlgilenen: {name}',
  answeredOn: '{time} tarihinde yanıtlandı',
  noAddress: 'Yanıt için adres bırakılmadı.',
  template: 'Şablon',
  chooseTemplate: 'Şablon seçin',
  answer: 'Yanıtınız',
  hint: 'E-postayla gönderilir; altında yanıtladığınız sözler yer alır.',
  send: 'Yanıtı gönder',
  states: {
    new: 'Yeni',
    'in-work': 'Üzerinde çalışılıyor',
    done: 'Tamam',
  },
  reasons: {
    closed: 'Kapandı',
    moved: 'Taşındı',
    'wrong-number': 'Yanlış numara',
    'wrong-price': 'Yanlış fiyat',
    outdated: 'Güncel değil',
    scam: 'Dolandırıcılık',
    rude: 'Kaba ya da incitici',
    other: 'Başka bir şey',
  },
};
