import type { Messages } from '../messages.ts';

/** What a page says of the checks of its post. */
export const checked: Messages['checked'] = {
  byBusiness: 'Подтверждено владельцем {date}',
  byOrganiser: 'Подтверждено организатором {date}',
  expired: {
    title: 'Объявление больше не действует',
    text: 'Срок истёк {date}: объявление никто не продлил.',
  },
  contactHidden: {
    title: 'Контакты пока скрыты',
    text: 'Читатели пожаловались на это объявление. Наши редакторы его проверят.',
  },
};
