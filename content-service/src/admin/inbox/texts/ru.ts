import type { InboxTexts } from './en';

export const ru: InboxTexts = {
  title: 'Ответ',
  take: 'Беру себе',
  takeOver: 'Взять себе',
  putBack: 'Вернуть в список',
  settle: 'Готово',
  reopen: 'Открыть снова',
  by: 'Занимается {name}',
  answeredOn: 'Ответ отправлен {time}',
  noAddress: 'Адрес для ответа не оставлен.',
  template: 'Шаблон',
  chooseTemplate: 'Выберите шаблон',
  answer: 'Ваш ответ',
  hint: 'Уйдёт по почте; ниже будут слова, на которые вы отвечаете.',
  send: 'Отправить ответ',
  states: {
    new: 'Новое',
    'in-work': 'В работе',
    done: 'Готово',
  },
  reasons: {
    closed: 'Закрылось',
    moved: 'Переехало',
    'wrong-number': 'Неверный номер',
    'wrong-price': 'Неверная цена',
    outdated: 'Устарело',
    scam: 'Мошенничество',
    rude: 'Грубо или обидно',
    other: 'Другое',
  },
};
