import { messagesFor } from '../website/app/i18n/language.ts';
import { navigation } from '../website/app/layouts/navigation.ts';

/** The texts of the English navigation links, in order. */
export const navigationLabels: readonly string[] = navigation({
  path: '/',
  link: (path) => path,
  messages: messagesFor('en', 'Diyar'),
  withKeptChoices: (href) => href,
}).map(({ label }) => label);
