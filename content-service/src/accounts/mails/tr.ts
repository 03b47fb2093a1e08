import { CODE_LIFETIME_MINUTES } from '../codes';
import { RETENTION_DAYS } from '../delete-content';
import type { AccountMails } from './mail-content';

const SINGLE_USE_NOTE = `Bağlantı bir kez ve ${CODE_LIFETIME_MINUTES} dakika boyunca çalışır.`;

const REMOVAL_PARAGRAPHS = {
  nothing: [],
  remove: [
    `Yayımladıklarınız artık görünmüyor. ${RETENTION_DAYS} gün sonra resimleriyle birlikte kalıcı olarak silinecek.`,
  ],
  anonymise: ['Yayımladıklarınız kalıyor; ama adınız, resminiz ve iletişim bilgileriniz olmadan.'],
};

/** Turkish. @param brand the product's name */
export const tr = (brand: string): AccountMails => ({
  newPassword: {
    subject: `${brand} için yeni şifre`,
    beforeLink: [`${brand} hesabınız için yeni bir şifreyi buradan seçebilirsiniz:`],
    afterLink: [
      SINGLE_USE_NOTE,
      'Bunu siz istemediniz mi? O zaman bir şey yapmanız gerekmez. Şifreniz olduğu gibi kalır.',
    ],
  },
  passwordChanged: {
    subject: `${brand} şifreniz değiştirildi`,
    beforeLink: [
      `${brand} hesabınızın şifresi değiştirildi ve oturumunuz bütün cihazlarda kapatıldı.`,
      'Bunu siz yapmadınız mı? O zaman lütfen hemen başka bir şifre seçin:',
    ],
    afterLink: [],
  },
  deletion: {
    subject: `${brand} hesabınız silinsin mi?`,
    beforeLink: [
      `${brand} hesabınızı buradan silebilirsiniz. Bağlantıyı açmak henüz hiçbir şeyi değiştirmez; size bir kez daha sorulur.`,
    ],
    afterLink: [
      SINGLE_USE_NOTE,
      'Bunu siz istemediniz mi? O zaman bir şey yapmanız gerekmez. Hesabınız olduğu gibi kalır.',
    ],
  },
  accountDeleted: (removal) => ({
    subject: `${brand} hesabınız silindi`,
    beforeLink: [
      `${brand} hesabınız; adınız, e-posta adresiniz ve şifrenizle birlikte silindi.`,
      ...REMOVAL_PARAGRAPHS[removal],
      'Bu, size son e-postamız. Bizimle olduğunuz için teşekkür ederiz.',
    ],
    afterLink: [],
  }),
  contentDeleted: (removal) => ({
    subject: `Yayımladıklarınız: ${brand}`,
    beforeLink: [
      'Yayımladıklarınızı silmemizi istediniz.',
      ...REMOVAL_PARAGRAPHS[removal],
      `${brand} hesabınız kalıyor. Eskisi gibi giriş yapabilirsiniz.`,
    ],
    afterLink: [],
  }),
});
