import { CODE_LIFETIME_DAYS } from '../request';
import type { ConfirmationTexts } from './mail-texts';

/** Russian. @param brand the product's name */
export const ru = (brand: string): ConfirmationTexts => ({
  subject: (title) => `Это всё ещё верно? ${title}`,
  intro: `Вот что видят читатели сайта «${brand}». Пожалуйста, сообщите, всё ли по-прежнему верно.`,
  reminder: 'Мы спрашивали вас две недели назад. Больше писем об этом не будет.',
  labels: {
    when: 'Время',
    phone: 'Телефон',
    whatsapp: 'WhatsApp',
    email: 'Эл. почта',
    website: 'Сайт',
    address: 'Адрес',
    landmark: 'Ориентир',
    openingHours: 'Часы работы',
  },
  page: 'Вся страница:',
  right: 'Всё по-прежнему верно:',
  change: 'Кое-что изменилось:',
  closed: 'Закрылось или завершилось:',
  note: `Переход по ссылке пока ничего не меняет: мы спросим ещё раз. Одна из ссылок сработает один раз, срок — ${CODE_LIFETIME_DAYS} дней.`,
  unsubscribe: 'Не хотите получать такие письма?',
});
