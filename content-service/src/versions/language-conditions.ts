import type { Core } from '@strapi/strapi';

/** Languages that a role can be limited to: those that posts are likely to be written in. */
export const ROLE_LANGUAGES = [
  'am',
  'ar',
  'bn',
  'ckb',
  'de',
  'en',
  'es',
  'fa',
  'fr',
  'hi',
  'ku',
  'ne',
  'ps',
  'ru',
  'so',
  'sw',
  'ta',
  'ti',
  'tl',
  'tr',
  'uk',
  'ur',
  'zh',
] as const;

export type RoleLanguage = (typeof ROLE_LANGUAGES)[number];

/** The English name of a language, for the panel's role settings. */
export function languageName(language: RoleLanguage): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
}

/** Id of the condition that limits a right to posts in a language. */
export const conditionIdFor = (language: RoleLanguage) => `api::${conditionName(language)}`;

const conditionName = (language: RoleLanguage) => `post-language-${language}`;

/** Makes the conditions available to roles, on rights on posts and versions. Call it in `register`. */
export async function registerLanguageConditions(strapi: Core.Strapi): Promise<void> {
  const conditions = ROLE_LANGUAGES.map((language) => ({
    displayName: `Posts in ${languageName(language)}`,
    name: conditionName(language),
    category: 'Language',
    // As the community of a post says; without one, it is in no language.
    handler: () => ({ 'nationality.language_query': { $in: [language] } }),
  }));
  await strapi.service('admin::permission')?.conditionProvider.registerMany(conditions);
}
