import type { Messages } from '../messages.ts';

export const hubs: Messages['hubs'] = {
  community: (name) => name,
  title: (name) => `${name}: советы, события и места`,
  description: (name) =>
    `${name}: что нового, что будет, что открыто, экстренные номера и первые статьи для приезжих.`,
  lead: 'Что здесь нового, что будет и что открыто.',
  firstArticles: 'Первые статьи',
  upcoming: 'Скоро',
  newest: 'Новое здесь',
  overview: (name) => `Обзор: ${name}`,
  related: 'Город и сообщество',
  cities: 'Города',
  communities: 'Сообщества',
  emergencyNumbers: 'Экстренные номера',
  emergencyServices: {
    all: 'Все экстренные службы',
    police: 'Полиция',
    ambulance: 'Скорая помощь',
    fire: 'Пожарные',
  },
  checked: 'Проверено {date}',
  unchecked: 'Сверьте их с официальным источником.',
  empty: 'Здесь пока нет публикаций.',
  subscribeToFeed: 'всё новое в программе для чтения лент',
  subscribeInCalendar: 'все даты в вашем календаре',
};
