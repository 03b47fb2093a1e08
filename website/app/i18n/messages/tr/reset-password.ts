import type { Messages } from '../messages.ts';

/** The page for resetting a password. @param brand the product's name */
export const resetPassword = (brand: string): Messages['resetPassword'] => ({
  title: 'Şifrenizi sıfırlayın',
  lead: `${brand} uygulamasındaki hesabınız için. Bu web sitesinde giriş yapılmaz.`,
  requestLink: {
    title: 'E-postayla bağlantı alın',
    email: 'Hesabınızın e-posta adresi',
    submit: 'Bağlantıyı gönder',
    sentTitle: 'E-postanıza bakın',
    sentText: 'Bu adresle bir hesap varsa birkaç dakika içinde bir e-posta alırsınız.',
  },
  newPassword: {
    title: 'Yeni bir şifre seçin',
    password: 'Yeni şifre',
    passwordHint:
      'En az 8, en çok 128 karakter; her tür karakter olabilir. Birbiriyle ilgisi olmayan üç kelime iyi bir seçimdir.',
    repeat: 'Yeniden yazın',
    missing: 'Lütfen bir şifre seçin.',
    missingRepeat: 'Lütfen yeni şifreyi bir kez daha yazın.',
    mismatch: 'İki şifre farklı. Lütfen yeniden yazın.',
    showButton: 'Göster',
    showPassword: 'Yeni şifreyi göster',
    showRepeat: 'Yeniden yazılan şifreyi göster',
    weak: 'Kolay tahmin edilir. Daha uzun yapın.',
    fair: 'Fena değil. Biraz daha uzunu daha güvenlidir.',
    strong: 'Zor tahmin edilir.',
    submit: 'Yeni şifreyi kaydet',
    doneTitle: 'Yeni şifreniz kaydedildi',
    doneText:
      'Oturumunuz bütün cihazlarda kapatıldı. Uygulamayı açın ve yeni şifreyle giriş yapın. Değişikliği bir e-postayla da bildiririz.',
  },
  stepsTitle: 'Sonra ne olur',
  steps: [
    'Bu adrese ait bir hesap varsa birkaç dakika içinde bir e-posta gelir. Gelmezse istenmeyen e-posta (spam) klasörünüze bakın.',
    'E-postadaki bağlantı sizi buraya geri getirir. Bağlantı bir kez ve 30 dakika boyunca çalışır.',
    'Yeni bir şifre seçer ve uygulamaya bu şifreyle girersiniz.',
  ],
  helpTitle: 'Bu işe yaramazsa',
  help: 'Uygulamanın giriş ekranında unutulan şifre bağlantısını seçin veya hesabınızın e-posta adresinden {address} adresine yazın. Bir insan 30 gün içinde, çoğu zaman çok daha çabuk cevap verir.',
  warningTitle: 'Bizden hiç kimse şifrenizi sormaz',
  warningText: 'E-postayla da, telefonda da, sohbette de sormaz. Soran kişi bizden değildir.',
});
