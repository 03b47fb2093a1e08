import type { Messages } from '../messages.ts';

/** Pages without header and footer, and the table of contents. */
export const plain: Messages['plain'] = {
  asOfDate: 'Редакция от {date}',
  tableOfContents: 'Оглавление',
  backToHome: 'На главную страницу',
  links: {
    contact: 'напишите нам',
    privacy: 'политика конфиденциальности',
    eula: 'лицензионное соглашение',
    delete: 'удалить аккаунт',
  },
};
