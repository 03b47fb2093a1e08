import type { Messages } from '../messages.ts';

/** The pages that mails to businesses link to. */
export const confirm: Messages['confirm'] = {
  title: 'Bu hâlâ doğru mu?',
  lead: 'Okurların gördüğü aşağıda. Düğmeye basmadan hiçbir şey değişmez.',
  answers: {
    right: {
      title: 'Her şey hâlâ doğru',
      text: 'Okurlar bugün onayladığınızı görecek.',
      submit: 'Evet, her şey doğru',
    },
    change: {
      title: 'Bir şey değişti',
      text: 'Farklı olanı değiştirin, kalanı olduğu gibi bırakın. Okurlar görmeden önce bir editör bakar.',
      submit: 'Değişiklikleri gönder',
    },
    closed: {
      title: 'Kapandı veya sona erdi',
      text: 'Bir editör içeriği siteden kaldırır.',
      submit: 'Evet, kapandı veya sona erdi',
    },
  },
  otherAnswers: 'Diğer cevaplar',
  words: 'Kendi sözlerinizle',
  wordsHint: { change: 'Örneğin yeni çalışma saatleri veya fiyatlar.', closed: '' },
  address: 'Adres',
  landmark: 'Yakındaki bilinen yer',
  invalidPhone: 'Lütfen telefon numarasını rakamlarla yazın, örneğin +971 50 1234567.',
  invalidWebsite: 'Lütfen web adresini tam yazın, örneğin https://example.org.',
  shownTitle: 'Okurların gördüğü',
  done: {
    checked: { title: 'Teşekkürler', text: 'Okurlar artık bugün onayladığınızı görüyor.' },
    inReview: {
      title: 'Teşekkürler',
      text: 'Bir editör bakacak. O zamana kadar okurlar önceki hâlini görür.',
    },
  },
  invalid: {
    title: 'Bu bağlantı artık çalışmıyor',
    text: 'Her bağlantı bir kez ve sınırlı bir süre çalışır. Yanlış bir şey varsa şu adrese yazın: {address}.',
  },
  unsubscribe: {
    title: 'Bu e-postaları durdur',
    question: 'Artık sormayalım mı?',
    text: 'İçeriklerinizin hâlâ doğru olup olmadığını artık e-postayla sormayacağız. İçerikler olduğu gibi kalır.',
    submit: 'Böyle e-posta gönderme',
    doneTitle: 'Tamam',
    doneText: 'Artık böyle e-postalar almayacaksınız.',
  },
};
