import type { Messages } from '../messages.ts';

/** What readers say of posts. */
export const feedback: Messages['feedback'] = {
  section: 'Görüşünüz',
  back: 'Sayfaya dön',
  about: 'Hakkında: {title}',
  helpful: {
    question: 'Bu size yardımcı oldu mu?',
    yes: 'Evet',
    no: 'Hayır',
    thanks: 'Teşekkürler',
    wasHelpful: 'Yardımcı olmasına sevindik.',
    wasNot: 'Nasıl daha iyi olabileceğine bakacağız.',
    tellMissing: 'Neyin eksik olduğunu yazın',
  },
  report: {
    question: 'Yanlış bir şey mi var?',
    legend: 'Yanlış olan ne?',
    reasons: {
      closed: 'Kapanmış',
      moved: 'Taşınmış',
      'wrong-number': 'Yanlış numara',
      'wrong-price': 'Yanlış fiyat',
      outdated: 'Güncel değil',
      scam: 'Dolandırıcılık',
      rude: 'Kaba',
      other: 'Başka bir şey',
    },
    missingReason: 'Lütfen neyin yanlış olduğunu seçin.',
    noName: 'Ad gerekmez. Her bildirimi bir editör okur.',
    withWords: 'Açıklama ya da e-posta ekle',
    words: 'Kendi sözlerinizle',
    email: 'E-posta adresi',
    emailHint: 'Sonucu öğrenmek isterseniz. Adresi ardından sileriz.',
    submit: 'Editörlere bildir',
    sentTitle: 'Bildirdiğiniz için teşekkürler',
    sentText: 'Bir editör bakacak.',
  },
};
