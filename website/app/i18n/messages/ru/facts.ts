import type { Messages } from '../messages.ts';

/** The panel of facts on a post's page. */
export const facts: Messages['facts'] = {
  heading: 'Коротко',
  when: 'Когда',
  eventState: { upcoming: '', ongoing: 'Идёт сейчас', past: 'Завершено' },
  visitorTime: 'В вашем часовом поясе: {time}',
  // A dash, as “до” would need another case of the weekday.
  until: (end) => `— ${end}`,
  place: 'Где',
  openMapApp: 'Открыть в приложении с картами',
  price: 'Цена',
  condition: 'Состояние',
  conditions: {
    new: 'Новое',
    'like-new': 'Как новое',
    good: 'Хорошее, лёгкие следы использования',
    used: 'Подержанное, хорошо работает',
    'for-parts': 'Не работает, на запчасти',
  },
  openingHours: 'Часы работы',
  openState: {
    open: 'Сейчас открыто',
    closed: 'Сейчас закрыто',
    unknown: 'Уточните, прежде чем идти',
  },
  openUntil: (time) => `Сейчас открыто, закроется в ${time}`,
  opensToday: (time) => `Сейчас закрыто, откроется в ${time}`,
  opensOn: (day, time) => `Сейчас закрыто, откроется: ${day}, ${time}`,
  dayRange: (first, last) => `${first} — ${last}`,
  allDay: 'Круглосуточно',
  closed: 'Закрыто',
  hoursVary: 'Это часы работы на этой неделе. На других неделях они могут быть другими.',
  phone: 'Телефон',
  whatsapp: 'WhatsApp',
  phoneAndWhatsapp: 'Телефон и WhatsApp',
  email: 'Электронная почта',
  website: 'Сайт',
  languages: 'На каких языках говорят',
  organiser: 'Организатор',
  category: 'Категория',
  community: 'Сообщество и язык',
};
