import brand from '../../../brand.json';

/** Strapi's texts that name its product, by panel language, with the product's name instead. */
export const brandText = {
  en: {
    'app.components.LeftMenu.navbrand.title': brand.name,
    'app.components.LeftMenu.navbrand.workplace': 'Panel',
    'Auth.form.welcome.title': brand.name,
    'Auth.form.welcome.subtitle': 'Sign in to write and check posts',
    'app.components.HomePage.welcomeBlock.content.again': '',
  },
};
