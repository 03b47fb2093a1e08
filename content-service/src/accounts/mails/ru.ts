import { CODE_LIFETIME_MINUTES } from '../codes';
import { RETENTION_DAYS } from '../delete-content';
import type { AccountMails } from './mail-content';

// The nouns have the plural form of 30, which both constants are.
const SINGLE_USE_NOTE = `Ссылка действует один раз, в течение ${CODE_LIFETIME_MINUTES} минут.`;

const REMOVAL_PARAGRAPHS = {
  nothing: [],
  remove: [
    `Ваши публикации больше никто не видит. Через ${RETENTION_DAYS} дней они удаляются навсегда вместе с фотографиями.`,
  ],
  anonymise: ['Ваши публикации остаются, но без вашего имени, фотографии и контактов.'],
};

/** Russian. @param brand the product's name */
export const ru = (brand: string): AccountMails => ({
  newPassword: {
    subject: `Новый пароль для аккаунта «${brand}»`,
    beforeLink: [`Здесь можно выбрать новый пароль для вашего аккаунта «${brand}»:`],
    afterLink: [
      SINGLE_USE_NOTE,
      'Вы об этом не просили? Тогда ничего делать не нужно. Ваш пароль остаётся прежним.',
    ],
  },
  passwordChanged: {
    subject: `Пароль вашего аккаунта «${brand}» изменён`,
    beforeLink: [
      `Пароль вашего аккаунта «${brand}» изменён. Выполнен выход из аккаунта на всех устройствах.`,
      'Это были не вы? Тогда, пожалуйста, сразу выберите другой пароль:',
    ],
    afterLink: [],
  },
  deletion: {
    subject: `Удалить ваш аккаунт «${brand}»?`,
    beforeLink: [
      `Здесь можно удалить ваш аккаунт «${brand}». Если открыть ссылку, ещё ничего не изменится: мы спросим вас ещё раз.`,
    ],
    afterLink: [
      SINGLE_USE_NOTE,
      'Вы об этом не просили? Тогда ничего делать не нужно. Ваш аккаунт остаётся как был.',
    ],
  },
  accountDeleted: (removal) => ({
    subject: `Ваш аккаунт «${brand}» удалён`,
    beforeLink: [
      `Ваш аккаунт «${brand}» удалён, а вместе с ним ваше имя, адрес электронной почты и пароль.`,
      ...REMOVAL_PARAGRAPHS[removal],
      'Это наше последнее письмо вам. Спасибо, что были с нами.',
    ],
    afterLink: [],
  }),
  contentDeleted: (removal) => ({
    subject: `Ваши публикации в проекте «${brand}»`,
    beforeLink: [
      'Вы попросили удалить ваши публикации.',
      ...REMOVAL_PARAGRAPHS[removal],
      `Ваш аккаунт «${brand}» остаётся. Входить можно как раньше.`,
    ],
    afterLink: [],
  }),
});
