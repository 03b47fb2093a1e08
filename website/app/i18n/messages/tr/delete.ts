import type { Messages } from '../messages.ts';

/** The page for deleting an account, which both app stores require. @param brand the product's name */
export const deleteAccount = (brand: string): Messages['deleteAccount'] => ({
  title: `${brand} hesabınızı silin`,
  lead: `İstediğiniz zaman ayrılabilirsiniz. ${brand} uygulamasındaki hesabın nasıl silindiği ve yazdıklarınıza ne olduğu bu sayfada anlatılır.`,
  requestLink: {
    title: 'Buradan isteyin',
    email: 'Hesabınızın e-posta adresi',
    submit: 'Bağlantıyı gönder',
    sentTitle: 'E-postanıza bakın',
    sentText: 'Bu adresle bir hesap varsa birkaç dakika içinde bir e-posta alırsınız.',
  },
  verifyPassword: {
    title: 'Veya şifrenizi kullanın',
    text: 'Şifrenizle bağlantıya gerek kalmaz. Sonraki sayfada size bir kez daha sorulur: ondan önce hiçbir şey silinmez.',
    password: 'Hesabınızın şifresi',
    showPassword: 'Şifreyi göster',
    missing: 'Lütfen şifrenizi yazın.',
    submit: 'Devam et',
  },
  scope: {
    title: 'Ne silinsin?',
    missing: 'Lütfen neyin silineceğini seçin.',
  },
  confirm: {
    title: 'Kalıcı olarak silinsin mi?',
    pendingTitle: 'Henüz hiçbir şey silinmedi',
    pendingText: 'Şifreniz doğru. Neyin silineceğini seçin ve 10 dakika içinde burada onaylayın.',
    text: `Düğmeye bastığınızda, burada seçtiğiniz şey ${brand} sitesinden ve uygulamasından silinir. Silinen bir hesap geri getirilemez.`,
    submit: 'Sil',
    cancel: 'Hayır, her şey kalsın',
    doneTitle: 'Hesabınız silindi',
    doneText:
      'Son bir e-postayla nelerin silindiğini bildiririz. Bizimle olduğunuz için teşekkür ederiz. Uygulamayı telefonunuzdan kaldırabilirsiniz.',
  },
  contentDeleted: {
    doneTitle: 'Yayımladıklarınız silindi',
    doneText:
      'Bir e-postayla nelerin silindiğini bildiririz. Hesabınız kalır; eskisi gibi giriş yapabilirsiniz.',
  },
  onThisPageTitle: 'Nasıl yapılır',
  onThisPage: [
    'Hesabınızın e-posta adresini yazın ve gönderin.',
    'Gelen e-postadaki bağlantıyı açın. Bağlantıyı açmak henüz hiçbir şeyi değiştirmez. Bağlantı bir kez ve 30 dakika boyunca çalışır.',
    'Bağlantının açtığı sayfada neyin silineceğini seçin ve onaylayın. İşlem hemen yapılır.',
  ],
  inAppTitle: 'Veya uygulamada',
  inApp: [
    'Uygulamayı açın ve giriş yapın.',
    'Profilinize, oradan da ayarlarına gidin.',
    'Hesabı silmeyi seçin ve onaylayın.',
  ],
  byMailTitle: 'Veya e-postayla',
  byMail:
    'Hesabınızın e-posta adresinden {address} adresine yazın. Neden belirtmeniz gerekmez. Bir insan, isteğin sizden geldiğini kontrol eder ve işlem bitince size haber verir.',
  timingTitle: 'Ne kadar sürer',
  timing: 'Bu sayfada ve uygulamada: hemen. Bize yazarsanız: en geç 30 gün içinde.',
  deletedTitle: 'Neler silinir',
  deleted: [
    'Hesabınız: adınız, e-posta adresiniz ve şifreniz. Oturumunuz bütün cihazlarda kapatılır ve artık kimse bu hesaba giriş yapamaz.',
    'Adı ve resmiyle birlikte herkese açık profiliniz.',
    'Aynı e-posta adresinden iletişim formuyla bize yazdıklarınız, bu web sitesinin sisteminde kayıtlı olduğu kadarıyla.',
  ],
  posts: {
    remove: {
      scope: {
        account: {
          label: 'Hesabım ve yayımladığım her şey',
          hint: 'Adınız, e-posta adresiniz, şifreniz ve herkese açık profiliniz hemen silinir. Yayımladıklarınız artık görünmez ve 30 gün sonra kalıcı olarak silinir.',
        },
        content: {
          label: 'Yalnızca yayımladıklarım. Hesabım kalsın.',
          hint: 'Herkese açık profiliniz hemen silinir. Yayımladıklarınız artık görünmez ve 30 gün sonra kalıcı olarak silinir. Eskisi gibi giriş yapabilirsiniz.',
        },
      },
      deleted: ['Yayımladığınız her şey: artık görünmez, daha sonra silinir.'],
      retained: [
        'Yayımladığınız her şey, gizli olarak: 30 gün. Silme yanlışlıkla yapılmış olabilir veya bir suçun incelenmesi gerekebilir. Sonra resimleriyle birlikte kalıcı olarak silinir.',
      ],
    },
    anonymise: {
      scope: {
        account: {
          label: 'Hesabım ve yayımladığım her şeydeki adım',
          hint: 'Adınız, e-posta adresiniz, şifreniz ve herkese açık profiliniz hemen silinir. Yayımladıklarınız kalır; ama adınız, iletişim bilgileriniz ve yer bilgisi olmadan.',
        },
        content: {
          label: 'Yalnızca yayımladığım her şeydeki adım. Hesabım kalsın.',
          hint: 'Herkese açık profiliniz hemen silinir. Yayımladıklarınız kalır; ama adınız, iletişim bilgileriniz ve yer bilgisi olmadan. Eskisi gibi giriş yapabilirsiniz.',
        },
      },
      deleted: ['Yayımladığınız her şeyde: adınız, iletişim bilgileriniz ve yer bilgisi.'],
      retained: [
        'Yayımladığınız her şey, adınız olmadan: başkalarının işine yaradığı sürece. Metninde adınız geçiyorsa veya resimlerinde siz görünüyorsanız bize yazın, çıkaralım.',
      ],
    },
  },
  retainedTitle: 'Neler, ne kadar süre saklanır',
  retained: [
    'Size son e-postanın gönderildiğini belirten bir not (e-postanın metni olmadan): 30 gün.',
    'Verileriniz hakkında aramızdaki e-postalar: 12 ay. Böylece ne yapıldığını gösterebiliriz. Sonra onlar da silinir.',
    'Bir editörün sizin veya işletmeniz hakkında bu web sitesinde yayımladığı içerikler: siz kaldırılmasını isteyene kadar.',
    'Yasanın saklamamızı istediği her şey: tam olarak yasanın belirlediği süre boyunca ve başka hiçbir amaçla kullanılmadan.',
  ],
  partialTitle: 'Yalnızca bir kısmı',
  partial:
    'Hesabı tutup yayımladığınız her şeyi sildirebilirsiniz: onaylarken bunu seçin. Tek bir şeyi, örneğin bir resmi veya bir telefon numarasını sildirmek için {address} adresine yazın ve hangisi olduğunu belirtin.',
});
