import brand from '../../../../brand.json';

const { name, translations } = brand;

/** Strapi's texts that name its product, for each language of the panel. */
export const brandText = {
  en: naming(name, 'Sign in to write and check posts'),
  ar: naming(translations.ar.name, 'سجّل الدخول لتكتب المنشورات وتراجعها'),
  fa: naming(name, 'برای نوشتن و بررسی مطالب وارد شوید'),
  hi: naming(name, 'पोस्ट लिखने और जाँचने के लिए साइन इन करें'),
  ru: naming(name, 'Войдите, чтобы писать и проверять публикации'),
  tr: naming(name, 'İçerik yazmak ve kontrol etmek için giriş yapın'),
  ur: naming(name, 'پوسٹ لکھنے اور جانچنے کے لیے سائن اِن کریں'),
};

function naming(brandName: string, signIn: string) {
  return {
    'app.components.LeftMenu.navbrand.title': brandName,
    'Auth.form.welcome.title': brandName,
    'Auth.form.welcome.subtitle': signIn,
  };
}
